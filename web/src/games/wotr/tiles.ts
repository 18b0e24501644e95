/** What the hunt tiles show, from their cards: the client knows no tile by itself. */

import type { Sheet } from "../../lib/api";

export interface TileFace {
  /** A number, the Eye, or a die that is rolled. */
  value: number | "eye" | "die";
  reveals: boolean;
  stops: boolean;
  /** Whose special tile it is. */
  side: "" | "free" | "shadow";
}

/** The face of a tile from the lines of its card. */
export function faceOf(lines: Sheet["lines"]): TileFace {
  const line = (name: string) => lines.find(({ key }) => key === `wotr-sheet-tile-${name}`);
  const card = line("card")?.about.card;
  const special = card !== null && typeof card === "object" && "key" in card ? card.key : "";
  return {
    value: line("eye")
      ? "eye"
      : line("die")
        ? "die"
        : line("heals")
          ? -Number(line("heals")!.about.count)
          : Number(line("damage")?.about.count ?? 0),
    reveals: line("reveal") !== undefined,
    stops: line("stop") !== undefined,
    side: !special ? "" : special.includes("-sh-") ? "shadow" : "free",
  };
}
