/** What each game brings to the table: every folder here registers itself. A game without one is playable as well. */

import type { Component } from "svelte";
import type { FirstGame } from "../guide/lessons";
import type { Hand } from "../lib/tree";
import type { Option, View } from "../lib/types";
import type { Layout } from "../table/cards/shown";

type Part = Component<{ view: View }>;

export interface GameClient {
  game: string;
  /** Its place in the lobby, and the icon of its card there. */
  order: number;
  emblem: string;
  /** A board of its own, with cards and tracks beside it if it has any. */
  board?: { Board: Part; Cards?: Part; Tracks?: Part };
  /** The zones of a card game. */
  layout?: Layout;
  /** How its things answer the hand. */
  hand?: Hand;
  /** The pieces of a place that act by themselves, as things such as `character:strider`. */
  pieces?: (view: View, place: string) => string[];
  /** The figures of a thing that could go apart. */
  figures?: (view: View, thing: string) => Figure[];
  /** Sides that are shown with the eye and in the colour of the enemy. */
  dark?: string[];
  /** The guided first game. */
  first?: FirstGame;
  /** What a thing looks like, for its card: a figure, a die, a tile. */
  Picture?: Component<{ thing: string }>;
  /** Verbs that end or decline something. */
  closing?: string[];
  /** Whether chances to act come so often that passing may be left to the client. */
  chances?: boolean;
  /** What a card or other thing that an option uses says. */
  says?: (option: Option) => string;
}

/** One sort of figure of an army, as the choice of who goes calls it. */
export interface Figure {
  code: string;
  /** Its name, as a message of the game. */
  key: string;
  count: number;
}

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });
export const GAMES: GameClient[] = Object.values(found)
  .map((one) => one.default)
  .sort((a, b) => a.order - b.order);
/** The game that is offered where none was chosen. */
export const FIRST_GAME = GAMES[0]?.game ?? "";
const byName = new Map(GAMES.map((one) => [one.game, one]));

const dark = new Set(GAMES.flatMap((one) => one.dark ?? []));

/** Whether a side is shown with the eye and in the colour of the enemy. */
export const isDark = (side: string) => dark.has(side);
export const clientOf = (game: string): GameClient | undefined => byName.get(game);
