/** How the pieces of War of the Ring answer the hand. */

import type { Figure } from "..";
import { argumentsOf, verbOf } from "../../lib/codes";
import { texts } from "../../lib/texts.svelte";
import { regionOf, type Hand } from "../../lib/tree";
import type { Option, View } from "../../lib/types";

/** Actions of a die that are about the Fellowship, and verbs that are. */
const FELLOWSHIP = new Set(["move_fellowship", "hide_fellowship", "separate"]);
const OF_FELLOWSHIP = new Set(["declare", "guide", "enter_mordor", "casualty", "reveal"]);
const HUNT = new Set(["allocate", "hunt_reroll", "tile"]);

export const hand: Hand = {
  // The Fellowship needs Character dice, and a Will of the West is for everything: they are kept if another will do.
  dice: ["event", "army", "muster", "muster-army", "character", "will", "eye"],
  frequent: [
    ...["move_fellowship", "hide_fellowship", "move_armies", "attack", "recruit", "minion"],
    ...["event", "draw", "move_minions", "move_companions", "diplomacy", "separate"],
  ],
  rare: ["ring", "skip", "dismiss"],
  grave: ["attack"],
  whole: ["choose:all"],
  chain: ["wotr-ask-who-moves", "wotr-ask-who-attacks", "wotr-ask-who-advances"],
  touch(option) {
    const verb = verbOf(option.code);
    const { face, action, origin, target } = argumentsOf(option);
    if (verb === "use" && FELLOWSHIP.has(action ?? "")) return { from: [`die:${face}`, "fellowship"] };
    if (OF_FELLOWSHIP.has(verb))
      return { from: ["fellowship", ...(target ? [`place:${regionOf(target)}`] : [])], to: "" };
    if (HUNT.has(verb)) return { from: ["hunt"] };
    if (verb === "fly") return { from: [`nazgul:${regionOf(origin ?? "")}`] };
    if (verb === "ring") return { from: ["rings", `die:${face}`] };
    return null;
  },
};

/** Pieces in a region that act by themselves. */
export function pieces(view: View, place: string): string[] {
  const here = [place, `${place}-inside`];
  const found = Object.entries(view.characters as Record<string, string>)
    .filter(([, where]) => here.includes(where))
    .map(([name]) => `character:${name}`);
  if (here.some((slot) => view.forces[slot]?.nazgul)) found.unshift(`nazgul:${place}`);
  if (view.fellowship.region === place) found.push("fellowship");
  return found;
}

/** The figures of the army in a region that could go, as the choice of who goes calls them. */
export function figures(view: View, thing: string): Figure[] {
  const place = thing.replace(/^place:/, "");
  const own = Object.entries((view.forces[place] ?? {}) as Record<string, number>);
  const people = pieces(view, place).filter(
    (one) => one.startsWith("character:") && view.characters[one.slice(10)] === place,
  );
  return [
    ...own.map(([code, count]) => ({ code, key: `wotr-figure-${code}`, count })),
    ...people.map((one) => ({ code: one.slice(10), key: `wotr-character-${one.slice(10)}`, count: 1 })),
  ];
}

/** The half of a card that an option uses. */
export function says(option: Option): string {
  const { card } = option.about;
  if (card === null || typeof card !== "object" || !("key" in card)) return "";
  if (verbOf(option.code) !== "combat") return texts.has(`${card.key}-event`) ? texts.say(`${card.key}-event`) : "";
  const [title, text] = [`${card.key}-combat-title`, `${card.key}-combat`];
  return texts.has(title) ? `${texts.say(title)}. ${texts.say(text)}` : "";
}
