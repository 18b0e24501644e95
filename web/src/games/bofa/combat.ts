/** The combat that goes on or is planned, as the odds ask about it. */

import type { Entry, View } from "../../lib/types";
import type { FieldShape, PlaceView } from "./battlefield";

export interface Fight {
  origin: string;
  target: string;
  /** Whether the first round is over. */
  later: boolean;
}

const placeOf = (value: unknown) =>
  (/-place-(.+)$/.exec((value as { key?: string } | undefined)?.key ?? "")?.[1] ?? "").replaceAll("-", "_");

/** The combat of the moment: where it was begun, as the log says. */
export function fightOf(log: Entry[], path: { key: string; about: Record<string, unknown> }[]): Fight | null {
  if (!path.some((place) => place.key === "bofa-frame-combat")) return null;
  const begun = log.findLast((line) => line.key === "bofa-log-combat");
  const round = path.find((place) => place.key === "bofa-frame-round")?.about.round;
  return begun
    ? { origin: placeOf(begun.about.place), target: placeOf(begun.about.target), later: Number(round ?? 1) > 1 }
    : null;
}

/** An army as the odds read it: `3 orc,1 leadership`. */
function army(place: PlaceView): string {
  const parts = Object.entries(place.units).map(([unit, count]) => `${count} ${unit}`);
  if (place.leadership) parts.push(`${place.leadership} leadership`);
  // While casualties are being taken an army may have more markers than it can bear.
  const units = Object.values(place.units).reduce((all, one) => all + one, 0);
  if (place.damage) parts.push(`${Math.min(place.damage, units)} damage`);
  return parts.join(",");
}

/** The question for the odds of an attack; none if one side has no units, or if it comes out of a goblin box. */
export function combatOdds(board: FieldShape, view: View, fight: Fight): { question: string; words: string[] } | null {
  const places = view.places as Record<string, PlaceView>;
  const [from, on] = [places[fight.origin], places[fight.target]];
  const shape = board.regions.find((one) => one.id === fight.target);
  if (!from || !on || !shape || !Object.keys(from.units).length || !Object.keys(on.units).length) return null;
  if (shape.terrain === "goblins" || board.regions.find((one) => one.id === fight.origin)?.terrain === "goblins")
    return null;
  const held = on.side === "free_peoples" ? Math.max(0, shape.protection - on.stronghold_damage) : 0;
  return {
    question: "combat",
    words: [
      army(from),
      army(on),
      "--places",
      `${fight.origin}>${fight.target}`,
      ...(held ? ["--protection", String(held)] : []),
      ...(fight.later ? ["--later"] : []),
    ],
  };
}
