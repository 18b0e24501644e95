/** The picture of a card: a scene of our own, made from its kind, its people or region, and its number. */

import { deed, host } from "./art/deeds";
import { foe, isBeing } from "./art/foes";
import { land } from "./art/land";
import { moodOf } from "./art/moods";
import { person } from "./art/people";
import type { Shape } from "./art/shapes";
import { thing } from "./art/things";
import { Chance } from "./chance";
import type { Printed } from "./printed";

export { HIGH, WIDE, type Shape } from "./art/shapes";

const PEOPLE = ["character", "companion", "wizard", "ally"];
const FOES = ["creature", "minion", "agent"];
const DEEDS = ["event", "condition", "resource-event", "hazard-event"];

export function pictureOf(card: Printed): Shape[] {
  const chance = new Chance(card.id);
  const mood = moodOf(card, chance);
  const scene = land(mood, chance);
  if (card.type === "site") return scene;
  if (card.type === "faction") return [...scene, ...host(card, mood, chance)];
  if (DEEDS.includes(card.type)) return [...scene, ...deed(card, mood, chance)];
  if (FOES.includes(card.type) || isBeing(card)) return [...scene, ...foe(card, mood, chance)];
  return [...scene, ...(PEOPLE.includes(card.type) ? person : thing)(card, mood, chance)];
}
