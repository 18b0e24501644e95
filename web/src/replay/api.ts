/** What the server tells about a game that is shown again; see `server/endpoints/replays.py`. */

import { ask, post, Refusal, type Opened } from "../lib/api";
import { seatKeys } from "../lib/settings.svelte";
import type { Entry, Said, Seat, View } from "../lib/types";

export interface Turn {
  turn: number;
  at: number;
}

export interface ReplayInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  commitment: string;
  seats: Seat[];
  /** From where one looks; -1 is a spectator. */
  seat: number;
  over: boolean;
  /** Whether everything may be seen, from every seat. */
  open: boolean;
  number: number;
  last: number;
  turns: Turn[];
  log: Entry[];
  /** How many lines of the log had been written at each moment. */
  read: number[];
  winners: number[];
  ending: string;
}

/** A moment: the position, who was asked what, and the decision that followed. */
export interface Frame {
  view: View;
  path: Said[];
  toAct: number[];
  winners: number[];
  ending: string;
  asked: { seat: number; prompt: string; about: Said["about"]; rule: string }[];
  decision: (Said & { seat: number }) | null;
}

export interface Charts {
  points: Turn[];
  series: { name: string; side: string; values: number[] }[];
}

export interface Analysis {
  points: (Turn & { chances: Record<string, number> })[];
  turning: number[];
  mistakes: { turn: number; at: number; side: string; cost: number; better: string }[];
  luck: Record<string, number>;
}

export interface Seed {
  commitment: string;
  seed: string;
  outcomes: number;
  problem: string;
}

/** The key of a seat shows a game that goes on as that seat sees it. */
const headers = (id: string): HeadersInit => {
  const key = seatKeys.of(id);
  return key ? { "x-seat-key": key } : {};
};
const from = (seat: number | null) => (seat === null ? "" : `seat=${seat}`);

export const replayOf = (id: string, seat: number | null) =>
  ask<ReplayInfo>(`/replays/${id}?${from(seat)}`, { headers: headers(id) });

export const framesOf = (id: string, first: number, count: number, seat: number | null) =>
  ask<{ number: number; first: number; frames: Frame[] }>(
    `/replays/${id}/frames?first=${first}&count=${count}&${from(seat)}`,
    { headers: headers(id) },
  );

export const chartsOf = (id: string) => ask<Charts>(`/replays/${id}/charts`);
export const analysisOf = (id: string) => ask<Analysis>(`/replays/${id}/analysis`);
export const seedOf = (id: string) => ask<Seed>(`/replays/${id}/seed`);
export const journalAddress = (id: string) => `/api/replays/${id}/journal`;

export const goOn = (id: string, at: number, players: string[], names: string[]) =>
  post<Opened>(`/replays/${id}/tables`, { at, players, names });

/** Longer files are not even sent. */
const LARGEST = 3_000_000;

/** Send a journal; a fault is a text for people. */
export async function upload(file: Blob): Promise<{ id: string; game: string }> {
  if (file.size > LARGEST) throw new Refusal({ title: "", status: 413, detail: "", kind: "large" });
  return ask("/journals", { method: "POST", headers: { "content-type": "application/x-ndjson" }, body: file });
}

/** The sort of fault of a journal that was not taken. */
export function faultOf(problem: unknown): string {
  if (!(problem instanceof Refusal)) return "other";
  if (problem.problem.kind) return problem.problem.kind;
  return problem.problem.status === 413 ? "large" : problem.problem.status === 429 ? "many" : "other";
}
