import { describe, expect, it } from "vitest";
import { whole } from "./changes";
import type { Update } from "./types";

function update(number: number, view: object, since?: number): Update {
  return { number, view, since } as unknown as Update;
}

describe("updates that tell what has changed", () => {
  const forces = { rivendell: { elves: 2 } };
  const first = update(4, { forces, turn: 1 });

  it("keeps what has not changed, as the same objects", () => {
    const next = whole(update(6, { turn: 2 }, 4), first);
    expect(next?.view).toEqual({ forces, turn: 2 });
    expect(next?.view.forces).toBe(forces);
  });

  it("takes a whole view as it is", () => {
    expect(whole(first, null)).toBe(first);
  });

  it("makes nothing of changes to something else", () => {
    expect(whole(update(8, { turn: 3 }, 6), first)).toBeNull();
    expect(whole(update(8, { turn: 3 }, 6), null)).toBeNull();
  });
});
