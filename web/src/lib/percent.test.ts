import { describe, expect, it } from "vitest";
import { hundredths, said } from "./percent";

describe("chances in a hundred", () => {
  it("add up to a hundred", () => {
    expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(hundredths([0.615, 0.245, 0.14])).toEqual([62, 24, 14]);
  });
  it("add up to a hundred without what hardly ever happens", () => {
    const shown = hundredths([0.4048, 0.3948, 0.2]);
    expect(shown.reduce((sum, one) => sum + one)).toBe(100);
  });
  it("stay as they are where they are not shares of one", () => {
    expect(hundredths([0.615, 0.9])).toEqual([62, 90]);
  });
  it("are nothing or all only where they are certain", () => {
    expect([said(0, 0), said(0.002, 0), said(0.998, 100), said(1, 100), said(0.5, 50)]).toEqual([
      "0 %",
      "< 1 %",
      "> 99 %",
      "100 %",
      "50 %",
    ]);
  });
});
