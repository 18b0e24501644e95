import { describe, expect, it } from "vitest";
import { faceOf } from "./tiles";

const line = (name: string, about = {}) => ({ key: `wotr-sheet-tile-${name}`, about });

describe("the face of a hunt tile", () => {
  it("has its number and whether it reveals", () => {
    expect(faceOf([line("damage", { count: 2 }), line("reveal")])).toEqual({
      value: 2,
      reveals: true,
      stops: false,
      side: "",
    });
  });
  it("takes corruption away with a number below nothing", () => {
    const card = { card: { key: "wotr-card-fp-char-03" } };
    expect(faceOf([line("heals", { count: 2 }), line("card", card)])).toMatchObject({ value: -2, side: "free" });
  });
  it("may be the Eye or a die, and stop", () => {
    const card = { card: { key: "wotr-card-sh-char-02" } };
    expect(faceOf([line("eye"), line("reveal"), line("stop"), line("card", card)])).toEqual({
      value: "eye",
      reveals: true,
      stops: true,
      side: "shadow",
    });
    expect(faceOf([line("die"), line("stop")])).toMatchObject({ value: "die", stops: true });
  });
});
