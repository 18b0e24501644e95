import { expect, it } from "vitest";
import { resting } from "./resting";

it("what has not changed stays the same object", () => {
  const before = new Map([
    ["edoras", [{ units: 2 }]],
    ["folde", [{ units: 1 }]],
    ["gone", [{ units: 3 }]],
  ]);
  const keep = resting<{ units: number }[]>();
  expect(keep(before)).toBe(before);
  const now = keep(new Map(Object.entries({ edoras: [{ units: 2 }], folde: [{ units: 4 }] })));
  expect(now.get("edoras")).toBe(before.get("edoras"));
  expect(now.get("folde")).toEqual([{ units: 4 }]);
  expect(now.has("gone")).toBe(false);
});
