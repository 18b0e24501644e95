/** The combat that goes on. */

import type { Entry } from "../../lib/types";

export interface Fight {
  origin: string;
  target: string;
}

const placeOf = (value: unknown) =>
  (/-place-(.+)$/.exec((value as { key?: string } | undefined)?.key ?? "")?.[1] ?? "").replaceAll("-", "_");

/** The combat of the moment: where it was begun, as the log says. */
export function fightOf(log: Entry[], path: { key: string; about: Record<string, unknown> }[]): Fight | null {
  if (!path.some((place) => place.key === "bofa-frame-combat")) return null;
  const begun = log.findLast((line) => line.key === "bofa-log-combat");
  return begun ? { origin: placeOf(begun.about.place), target: placeOf(begun.about.target) } : null;
}
