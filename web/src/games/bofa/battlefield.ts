/** What the board of The Battle of Five Armies is made of. */

import type { MapRegion, MapShape } from "../../board/map";
import type { View } from "../../lib/types";

export interface PlaceShape extends MapRegion {
  territory: string;
  terrain: "hills" | "mountains" | "plains" | "ruins" | "marsh" | "goblins";
  settlement: boolean;
  muster: boolean;
  protection: number;
}

export interface FieldShape extends MapShape<PlaceShape> {
  borders: [string, number, number][];
}

export interface PlaceView {
  side: "" | "free_peoples" | "shadow";
  units: Record<string, number>;
  damage: number;
  leadership: number;
  shadow_control: boolean;
  stronghold_damage: number;
  tokens: string[];
  known_tokens: string[];
}

/** The characters at each place. */
export function peopleAt(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, place] of Object.entries(view.characters as Record<string, string>)) {
    found.set(place, [...(found.get(place) ?? []), name]);
  }
  return found;
}

/** A sign of an army: a sort of unit with its number, or a character. */
export interface Sign {
  kind: "unit" | "character";
  name: string;
  count: number;
}

export function signsOf(units: Record<string, number>, people: string[]): Sign[] {
  return [
    ...Object.entries(units).map(([name, count]): Sign => ({ kind: "unit", name, count })),
    ...people.map((name): Sign => ({ kind: "character", name, count: 1 })),
  ];
}

/** How many signs stand side by side, and the room of each. */
export const [ACROSS, WIDE, HIGH] = [3, 29, 26];

export const boxOf = (count: number) => ({
  width: Math.min(ACROSS, count) * WIDE + 8,
  height: Math.ceil(count / ACROSS) * HIGH + 6,
});
