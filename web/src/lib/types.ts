/** What the server sends; see `server/tables/wire.py`. */

import type { Pick } from "./tree";

export type Value = { key: string; about?: About } | { text: string } | Value[] | number | string | boolean | null;
export type About = Record<string, Value>;

/** A message with its variables. */
export interface Said {
  key: string;
  about: About;
  rule?: string;
  ref?: string;
}

/** A legal answer, with the code that the server understands. */
export interface Option extends Said {
  code: string;
  /** What it brings, as far as the position tells. */
  then?: Said[];
}

/** The formal questions that a seat may answer before they are asked, and the answers that it has given. */
export interface Ahead {
  may: { prompt: string; options: Option[] }[];
  given: Record<string, string>;
}

export interface Entry extends Said {
  about: About & { option?: Said & Value };
}

export interface Question {
  prompt: string;
  about: About;
  rule: string;
  options: Option[];
  /** A choice of several items, to be made on one screen. */
  pick?: Pick | null;
}

export type View = Record<string, any>;

export interface Update {
  type: "update";
  number: number;
  decisions: number;
  /** Whether the log begins anew; otherwise its lines follow those before. */
  fresh: boolean;
  logFrom: number;
  logTo: number;
  log: Entry[];
  /** The update whose view this one changes; without it the view is whole. */
  since?: number;
  view: View;
  path: Said[];
  toAct: number[];
  question: Question | null;
  winners: number[];
  ending: string;
  clock?: Clock;
}

/** Seconds left to each seat (none for a machine), and for whom time runs. */
export interface Clock {
  left: (number | null)[];
  running: number[];
  warning: number;
  grace: number;
  increment: number;
  expiry: "resign" | "nothing";
  /** Whether all the time is there again for each decision. */
  perMove: boolean;
}

export type Asked = "undo" | "draw" | "rematch";

/** Something that a seat asked for, and who has yet to agree. */
export interface Request {
  seat: number;
  waiting: number[];
  /** Of an undo: how many decisions it takes back, and the lines of the log that go with them. */
  decisions?: number;
  lines?: Entry[];
}

export interface Seat {
  seat: number;
  side: string;
  player: string;
  name: string;
  /** Who it is, if known; 0 is nobody in particular. */
  person: number;
  /** Seats of the same team win and lose together. */
  team: number;
  /** Whether a person may take the machine's place. */
  yields: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  commitment: string;
  seats: Seat[];
  over: boolean;
  draws: boolean;
  requests: Partial<Record<Asked, Request>>;
  rematch: string;
  clock: Clock | null;
  private: boolean;
  rated: boolean;
  /** So many seconds after the players, spectators see what happens. */
  delay: number;
  /** The tournament that it is a game of. */
  tournament: string;
}

export interface GameInfo {
  game: string;
  choices: Record<string, (string | number | boolean)[]>;
  /** Options that take a text, with the most letters that it may have. */
  texts: Record<string, number>;
  /** Whether players may bring decks of their own. */
  decks: boolean;
  /** Whether the documentation site is served here, with a guide and the rulebook of the game. */
  docs: boolean;
  seats: Record<string, string[]>;
  levels: string[];
  /** How strong levels are, in Elo above `random`, as far as it was measured. */
  strengths: Record<string, number>;
  rules: number;
  cards: number;
}

export interface Rule {
  id: string;
  ref: string;
  kind: string;
  en: string;
  es: string;
}

export interface CardInfo {
  id: string;
  name: string;
  type: string;
  set: string;
  implemented: boolean;
  text: string;
  /** Printed numbers and words; the card games have them. */
  values?: Record<string, number>;
  words?: string[];
}

export interface Problem {
  title: string;
  status: number;
  detail: string;
  rule?: string;
  /** What sort of fault an uploaded journal has. */
  kind?: string;
}
