import type { Node } from "./tree";
import type { CardInfo, Entry, GameInfo, Option, Problem, Rule, Said, TableInfo } from "./types";

/** An error of the server, with its problem details. */
export class Refusal extends Error {
  constructor(public problem: Problem) {
    super(problem.detail || problem.title);
  }
}

export async function ask<T>(
  path: string,
  init?: RequestInit,
  read: (answer: Response) => Promise<T> = (answer) => answer.json() as Promise<T>,
): Promise<T> {
  const response = await fetch(`/api${path}`, init);
  if (!response.ok) {
    const problem = await response.json().catch(() => null);
    throw new Refusal(problem ?? { title: response.statusText, status: response.status, detail: "" });
  }
  return response.status === 204 ? (undefined as T) : await read(response);
}

export function post<T>(path: string, body: unknown, key = ""): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (key) headers["x-seat-key"] = key;
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const listGames = () => ask<GameInfo[]>("/games");
export const gameInfo = (game: string) => ask<GameInfo>(`/games/${encodeURIComponent(game)}`);

export interface Opened {
  table: TableInfo;
  keys: Record<string, string>;
  invitations: Record<string, string>;
}

export const newTable = (game: string, players: string[], names: string[], options: object = {}, more: object = {}) =>
  post<Opened>("/tables", { game, options, players, names, ...more });

export const sitDown = (table: string, seat: number, name: string, invitation = "") =>
  post<{ seat: number; key: string }>(`/tables/${table}/seats/${seat}`, { name, invitation });

/** Whether the players of a table still bring their decks, so that its game has not begun. */
export const isGathering = (table: string) =>
  ask<{ begun: boolean }>(`/gatherings/${table}`).then(
    ({ begun }) => !begun,
    () => false,
  );

/** A page of the log that ends before some line. */
export const logBefore = (table: string, key: string, until: number) =>
  ask<{ logFrom: number; log: Entry[] }>(`/tables/${table}/log?until=${until}`, { headers: { "x-seat-key": key } });

export const whyNot = (table: string, key: string, code: string) =>
  post<{ legal: boolean; rule: Rule | null }>(`/tables/${table}/why-not`, { code }, key);

/** The question after some answers and what is below it; null where a gesture ends. */
export const below = (table: string, key: string, number: number, codes: string[], depth: number) =>
  post<{ node: Node | null }>(`/tables/${table}/below`, { number, codes, depth }, key).then(({ node }) => node);

/** What the machine would do in this seat's place, best first, and what may be answered to the first. */
export interface Advice {
  code: string;
  best: (Option & { chance: number; reasons: { key: string; change: number }[] })[];
  reply: (Said & { seat: number }) | null;
}

export const hintAt = (table: string, key: string) => post<Advice>(`/tables/${table}/hint`, {}, key);

export interface OddsTable {
  heading: Said;
  rows: (Said & { value: number })[];
}

/** What the last answer of each gesture brings. */
export const consequencesOf = (table: string, key: string, number: number, gestures: string[][]) =>
  post<{ then: Said[][] }>(`/tables/${table}/consequences`, { number, gestures }, key).then(({ then }) => then);

/** The exact odds of what a gesture begins, or without one of a subject that lies ahead, or of what goes on now. */
export const oddsAt = (table: string, key: string, number: number, codes: string[], subject: string) =>
  post<{ tables: OddsTable[] }>(`/tables/${table}/odds`, { number, codes, subject }, key).then(({ tables }) => tables);

const kept = new Map<string, Promise<unknown>>();

/** Ask once; a failure is asked again the next time. */
function once<T>(path: string, read?: (answer: Response) => Promise<T>): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(path, undefined, read);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

export const rulesOf = (game: string) => once<Rule[]>(`/games/${game}/rules`);
/** What a character, a unit or another thing is and does, by thing. */
export interface Sheet {
  thing: string;
  lines: Said[];
}
export const sheetsOf = (game: string) => once<Sheet[]>(`/games/${game}/sheets`);
export const cardsOf = (game: string) => once<CardInfo[]>(`/games/${game}/cards`);
/** The board of a game; of an edition, where the game has several. */
export const boardOf = <T>(game: string, edition = "") =>
  once<T>(`/games/${game}/board${edition ? `?edition=${encodeURIComponent(edition)}` : ""}`);

/** Whether the server has the documentation of a game. */
export const hasDocs = (game: string) => once<GameInfo>(`/games/${encodeURIComponent(game)}`).then(({ docs }) => docs);
/** A page of the documentation, in a language. */
export const docsPage = (lang: string, page: string) => `/docs/${lang === "en" ? "" : `${lang}/`}${page}`;

export const messagesOf = (game: string, lang: string) =>
  once<string>(`/games/${game}/messages/${lang}.ftl`, (answer) => answer.text());
