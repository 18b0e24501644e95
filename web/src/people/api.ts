/** People; see `server/endpoints/lobby.py`, `server/endpoints/me.py`. */

import { ask, post } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Clock, Said, Seat } from "../lib/types";
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

export interface Tally {
  games: number;
  wins: number;
}

export interface Rated extends Tally {
  game: string;
  kind: string;
  rating: number;
  giveOrTake: number;
}

export interface Player extends Person {
  machine: string;
}

/** How somebody plays a game, by side: how the games ended, and what they were opened with. */
export interface Ways extends Tally {
  game: string;
  sides: (Tally & {
    side: string;
    endings: (Tally & { ending: string })[];
    openings: (Tally & { line: Said })[];
  })[];
}

export interface Profile extends Person {
  ratings: Rated[];
  ways: Ways[];
  games: {
    table: string;
    game: string;
    rated: boolean;
    ended: number;
    side: string;
    won: boolean;
    others: (Player & { side: string })[];
  }[];
}

export interface BestList {
  rates: boolean;
  players: (Player & Tally & { rating: number; giveOrTake: number })[];
}

export const profileOf = (person: number) => ask<Profile>(`/people/${person}`);
export const bestAt = (game: string, kind: string) => ask<BestList>(`/best/${game}/${kind}`);

export interface TournamentInfo {
  id: string;
  name: string;
  host: number;
  game: string;
  system: "swiss" | "round-robin";
  rounds: number;
  round: number;
  over: boolean;
  clock: Rules | null;
  rated: boolean;
  /** What the decks that people bring must fit; empty where nobody brings one. */
  format: string;
  players: number;
}

export interface TournamentGame {
  round: number;
  first: number;
  second: number;
  table: string;
  result: string;
}

export interface WholeTournament extends TournamentInfo {
  entrants: { number: number; person: number; machine: string; name: string; withdrawn: boolean }[];
  standings: { number: number; points: number; buchholz: number; berger: number; wins: number; games: number }[];
  games: TournamentGame[];
}

export const listTournaments = () => ask<TournamentInfo[]>("/tournaments");
export const newTournament = (wanted: object) => post<WholeTournament>("/tournaments", wanted);
export const tournament = (id: string) => ask<WholeTournament>(`/tournaments/${id}`);
export const enterTournament = (id: string, deck = "") =>
  post<WholeTournament>(`/tournaments/${id}/entrants`, { deck, lang: settings.lang });
export const bringMachine = (id: string, level: string) =>
  post<WholeTournament>(`/tournaments/${id}/entrants`, { level });
export const leaveTournament = (id: string) =>
  ask<WholeTournament>(`/tournaments/${id}/entrants/me`, { method: "DELETE" });
export const startTournament = (id: string) => post<WholeTournament>(`/tournaments/${id}/start`, {});

export interface NoticesInfo {
  email: string;
  unconfirmed: string;
  webhook: string;
  devices: number;
  mail: boolean;
  pushKey: string;
}

export const myNotices = () => ask<NoticesInfo>("/me/notices");
export const setNotices = (email: string, webhook: string) => post<NoticesInfo>("/me/notices", { email, webhook });
export const confirmEmail = (word: string) => post<{ confirmed: boolean }>("/me/confirmation", { word });
export const addDevice = (endpoint: string, keys: { p256dh: string; auth: string }) =>
  post<void>("/me/devices", { endpoint, keys });
export const removeDevices = () => ask<void>("/me/devices", { method: "DELETE" });
export const everything = () => ask<object>("/me/everything");
export const forgetMe = () => post<void>("/me/deletion", {});
export const report = (about: number, table: string, text: string) => post<void>("/reports", { about, table, text });
