/** How tables are told in the lobby: clocks, options, faults. */

import { Refusal } from "../lib/api";
import { t, texts } from "../lib/texts.svelte";
import type { Rules } from "../lobby/ClockRules.svelte";
import type { Seat } from "../lib/types";

export function clockSaid(clock: Rules | null): string {
  if (!clock) return t("clock-none-said");
  if (clock.per_move) return t("clock-per-move", { days: Math.round(clock.bank / 86_400) });
  return t("clock-said", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
}

/** The options that differ from what a game is usually played with are few: the number of players, and words. */
export function optionsSaid(game: string, options: Record<string, unknown>): string {
  const said = [];
  for (const [name, value] of Object.entries(options)) {
    if (name === "players") {
      if (Number(value) > 2) said.push(t("players-said", { count: Number(value) }));
      continue;
    }
    const key = `val-${game}-${name}-${value}`;
    if (typeof value === "string" && texts.ownHas(key)) said.push(t(key));
  }
  return said.join(" · ");
}

/** Seats by team, in the order of the table. */
export function teamsOf<S extends Seat>(seats: S[]): S[][] {
  const teams = new Map<number, S[]>();
  for (const seat of seats) teams.set(seat.team, [...(teams.get(seat.team) ?? []), seat]);
  return [...teams.values()];
}

export const isFree = (seat: Seat) => seat.player === "open" || seat.yields;

/** What went wrong, in the reader's words where there are some. */
export function fault(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error);
  const key = `fault-${error.problem.title}`;
  return texts.ownHas(key) ? t(key) : error.message;
}
