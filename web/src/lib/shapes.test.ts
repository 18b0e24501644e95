import { describe, expect, it } from "vitest";
import { onMap } from "./shapes";

describe("names on a map", () => {
  it("are whole where they have room, on two lines if that is narrower", () => {
    expect(onMap("Edoras", 8)).toEqual(["Edoras"]);
    expect(onMap("Northern Mirkwood", 9)).toEqual(["Northern", "Mirkwood"]);
  });
  it("are shorter where they have none", () => {
    expect(onMap("Bosque Negro Septentrional", 10)).toEqual(["Bosque", "Negro Sept."]);
  });
  it("stay whole where the short form is no narrower", () => {
    expect(onMap("Northern Mirkwood", 5)).toEqual(["Northern", "Mirkwood"]);
  });
});
