/** People; see `server/lobby_api.py`, `server/me_api.py`. */

import { ask, post } from "../lib/api";
import type { Clock, Seat } from "../lib/types";
import type { Rules } from "../lobby/ClockRules.svelte";

export interface Person {
  id: number;
  name: string;
  guest: boolean;
}

export interface Me extends Person {
  blocked: number[];
  /** Seconds during which this one may not write in chats. */
  silent: number;
}

export interface OpenTable {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  clock: Rules | null;
  kind: "fast" | "slow" | "days";
  rated: boolean;
  lang: string;
  gathering: boolean;
  created: string;
  present: boolean;
  strength: number;
}

export interface WatchedTable {
  id: string;
  game: string;
  seats: Seat[];
  watching: number;
}

export interface Wish {
  game: string;
  clock: string;
  rated: boolean;
  waiting: number;
}

export interface LobbyInfo {
  open: OpenTable[];
  going: WatchedTable[];
  here: Person[];
  wishes: Wish[];
}

export interface OwnTable {
  id: string;
  game: string;
  seat: number;
  seats: Seat[];
  toAct: number[];
  over: boolean;
  winners: number[];
  gathering: boolean;
  clock: Clock | null;
  created: string;
}

export interface Found {
  waiting: boolean;
  table: string;
  seat: number;
}

export const whoAmI = () => ask<Me>("/me");
export const introduce = (name: string, lang: string) => post<Me>("/me", { name, lang });
export const lobbyNow = () => ask<LobbyInfo>("/lobby");
export const ownTables = () => ask<OwnTable[]>("/me/tables");
export const seek = (game: string, clock: string, rated: boolean) => post<Found>("/seek", { game, clock, rated });
export const stillSeeking = () => ask<Found>("/seek");
export const seekNoMore = () => ask<void>("/seek", { method: "DELETE" });
export const letMachine = (table: string, seat: number, level: string, key: string) =>
  post<void>(`/tables/${table}/seats/${seat}/machine`, { level }, key);
export const block = (person: number, on: boolean) => post<void>(`/me/blocked/${person}`, { on });
