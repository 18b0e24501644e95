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

/** Two letters for a sort of unit or a character. */
export function short(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => !/^(of|the|de|del|los|la|el|las)$/i.test(word));
  return words.length > 1
    ? words
        .slice(0, 2)
        .map((word) => word[0])
        .join("")
    : (words[0] ?? "").slice(0, 2);
}
