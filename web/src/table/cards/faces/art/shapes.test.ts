import { expect, it } from "vitest";
import { d } from "./shapes";

it("writes numbers rounded, with one sign at most", () => {
  expect(d`M${1.04} ${-2}l-${3}-${4}`).toBe("M1 -2l-3-4");
  expect(d`M0 0t-${-20} 12q8-${-3}z`).toBe("M0 0t 20 12q8 3z");
});
