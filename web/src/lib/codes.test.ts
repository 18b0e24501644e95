import { expect, it } from "vitest";
import { askedOfCard } from "./codes";
import type { Option } from "./types";

const follow = (who: string, whom: string): Option => ({
  code: `follow:${who}:${whom}`,
  key: "follow",
  about: { card: { key: `meccg-card-${who}` }, other: { key: `meccg-card-${whom}` } },
});
const pass: Option = { code: "pass", key: "pass", about: {} };
const sortOf = (card: string) => (card.endsWith("tower") ? "place" : "hero");

it("asks of a card what can be done with others of its sort, once for each verb", () => {
  const options = [pass, follow("merry", "gandalf"), follow("pippin", "gandalf")];
  expect(askedOfCard(options, "gimli", sortOf)).toEqual(["follow:gimli:gandalf"]);
  // Nobody wants to know why a tower does not follow a wizard.
  expect(askedOfCard(options, "signal-tower", sortOf)).toEqual([]);
});
