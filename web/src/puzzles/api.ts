/** Puzzles; see `server/endpoints/puzzles.py`. */

import { ask, post } from "../lib/api";
import type { Entry, Question, Said, Seat, View } from "../lib/types";

export interface PuzzleInfo {
  name: string;
  /** The seat that is asked. */
  seat: number;
  /** From 0 to 1. */
  difficulty: number;
  offered: number;
  right: number;
}

export interface PuzzleShown extends PuzzleInfo {
  game: string;
  /** The game that it comes from, and how many decisions had been taken. */
  replay: string;
  at: number;
  options: Record<string, string | number | boolean>;
  seats: Seat[];
  view: View;
  path: Said[];
  toAct: number[];
  winners: number[];
  ending: string;
  question: Question;
  log: Entry[];
}

export interface Solution {
  right: boolean;
  /** The message that says what it was about. */
  theme: string;
  accept: string[];
  chances: Record<string, number>;
}

const address = (game: string, name = "") => `/puzzles/${encodeURIComponent(game)}${name && `/${name}`}`;

export const puzzlesOf = (game: string) => ask<PuzzleInfo[]>(address(game));
export const puzzleOf = (game: string, name: string) => ask<PuzzleShown>(address(game, name));
export const tried = (game: string, name: string, code: string) => post<Solution>(address(game, name), { code });
