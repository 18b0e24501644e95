/** How the pieces of The Battle of Five Armies answer the hand. */

import type { Figure } from "..";
import { argumentsOf, verbOf } from "../../lib/codes";
import { texts } from "../../lib/texts.svelte";
import type { Hand } from "../../lib/tree";
import type { Option, View } from "../../lib/types";
import { peopleAt, type PlaceView } from "./battlefield";

export const hand: Hand = {
  // What serves one purpose goes first.
  dice: ["event", "character", "army", "muster", "eye", "muster_army", "will"],
  frequent: ["strategic", "fast", "attack", "led_attack", "general", "play", "draw", "recruit", "walk", "enter"],
  rare: ["discard_die", "ring_reroll"],
  grave: ["attack"],
  actions: ["strategic", "fast", "attack", "led_attack"],
  whole: ["whole"],
  chain: ["bofa-ask-split"],
  touch(option) {
    const { unit, action, face } = argumentsOf(option);
    if (verbOf(option.code) === "use" && action === "eagles") return { from: [`die:${face}`, "eagles"] };
    if (unit && ["unit", "manoeuvre", "casualty"].includes(verbOf(option.code))) return { from: [`unit:${unit}`] };
    return null;
  },
};

/** Characters in a place. */
export const pieces = (view: View, place: string): string[] =>
  (peopleAt(view).get(place) ?? []).map((name) => `character:${name}`);

/** The figures of the army in a place, as the choice of who goes calls them. */
export function figures(view: View, thing: string): Figure[] {
  const place = thing.replace(/^place:/, "");
  const here = (view.places as Record<string, PlaceView>)[place];
  const name = (one: string) => one.replaceAll("_", "-");
  return [
    ...Object.entries(here?.units ?? {}).map(([code, count]) => ({ code, key: `bofa-unit-${name(code)}`, count })),
    ...(peopleAt(view).get(place) ?? []).map((code) => ({ code, key: `bofa-character-${name(code)}`, count: 1 })),
  ];
}

/** The card of a unit in battle, or what a card of the hand says. */
export function says(option: Option): string {
  const { card, unit } = option.about;
  const thing = ["unit", "manoeuvre"].includes(verbOf(option.code)) ? unit : card;
  if (thing === null || typeof thing !== "object" || !("key" in thing)) return "";
  const key = thing.key.replace("-unit-", "-combat-text-").replace("-card-", "-text-");
  return texts.has(key) ? texts.say(key) : "";
}
