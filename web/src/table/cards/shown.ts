/** What a table of cards shows: the same for every card game, made from its view by a layout. */

import { texts } from "../../lib/texts.svelte";
import type { Entry, Seat, Update, View } from "../../lib/types";

/** A card that lies somewhere, with all that can be seen of its state. */
export interface ShownCard {
  code: string;
  /** Words for its state: tapped, wounded. */
  states: string[];
  /** Its values at this moment, by name. */
  values: Record<string, number>;
  /** What lies on it or under it. */
  attached: ShownCard[];
  /** The card that it follows or fights, as a word and a card. */
  beside?: { word: string; card: string };
  /** Markers to be counted: wounds, tokens. */
  markers: Record<string, number>;
}

/** A part of a total: the card that it comes from, if it can be seen. */
export interface ShownTerm {
  card: string;
  amount: number;
}

/** Two sides that fight, and how it would end if nobody did anything more. */
export interface ShownFight {
  sides: { total: number; cards: ShownCard[]; terms: ShownTerm[] }[];
  /** Which side wins, and whether the other is overwhelmed. */
  winner: number;
  overwhelmed: boolean;
  /** What the loser suffers otherwise. */
  wounds: number;
}

/** Cards that belong together: a company at its site, a skirmish, those who follow. */
export interface ShownGroup {
  id: string;
  /** A word for it, if its cards do not speak for themselves. */
  word: string;
  site?: ShownCard;
  destination?: ShownCard;
  /** Something lies face down here. */
  hidden?: string;
  cards: ShownCard[];
  lit?: boolean;
  fight?: ShownFight;
  /** Of no use this turn: folded away. */
  folded?: boolean;
}

export interface ShownPile {
  name: string;
  count: number;
  /** The cards, as far as this seat may see them. */
  cards: string[];
}

export interface ShownSeat {
  seat: number;
  active: boolean;
  values: [string, number | string][];
  piles: ShownPile[];
  groups: ShownGroup[];
  hand: string[];
  /** Whether the game is over for this seat. */
  out?: boolean;
  /** Where several play against one: which of them it is, from one. */
  next?: number;
}

/** A place of the adventure path with those who stand there. */
export interface ShownStep {
  number: number;
  /** The site, with what lies on it. */
  card?: ShownCard | undefined;
  /** Seats that are here, and the one that controls it. */
  here: number[];
  control: number;
}

/** Companies on the map of a game that has one, and the regions of the way that is gone now. */
export interface ShownMap {
  companies: {
    id: string;
    seat: number;
    mine: boolean;
    site: string;
    destination: string;
    size: number;
    names: string;
  }[];
  route: string[];
  /** The kinds of land that count on that way, and the kind of the site at its end. */
  lands: string[];
  goal: string;
  lie: MapLie;
}

/** Chains of mountains and rivers, as points. */
export interface MapLie {
  ridges: (readonly [number, number])[][];
  rivers: (readonly [number, number])[][];
}

export interface ShownTable {
  map?: ShownMap;
  values: [string, number | string][];
  path: ShownStep[];
  centre: ShownGroup[];
  seats: ShownSeat[];
}

/** One of the strikes of an attack: against whom, with what, and how it ended. */
export interface ShownStrike {
  card: string;
  /** What is fought with before the dice, and the dice with the sum once they have fallen. */
  total?: number | undefined;
  rolled?: { dice: number; faces: number[]; sum: number } | undefined;
  /** What it has to beat. */
  against: number;
  now: boolean;
}

/** An effect that waits: the side that declared it, and the cards that it is aimed at. */
export interface ShownEffect {
  card: string;
  side: string;
  aims: string[];
}

/** An attack that goes on, and the effects that wait for each other, the last one on top. */
export interface ShownClash {
  foe?: { card: string; prowess: number; strikes: number } | undefined;
  strikes: ShownStrike[];
  chain: ShownEffect[];
}

/** Points by kind for each seat, as they are and as they are counted in the end, with what they come to. */
export interface ShownScore {
  rows: { name: string; values: { points: number; counted: number }[] }[];
  totals: number[];
}

/** How the view of a game becomes a table, and what playing a card from the hand is called. */
export interface Layout {
  show: (view: View, seats: Seat[], me: number) => ShownTable;
  playing: (view: View, code: string, type: string) => string[];
  /** What a card is at this moment: cards for which this is equal are told apart by nobody. */
  twin: (view: View, code: string) => string;
  /** What goes on, as far as the path and the log tell it. */
  clash?: (update: Update, log: Entry[]) => ShownClash | null;
  /** How the end is counted. */
  score?: (view: View, seats: Seat[], log: Entry[]) => ShownScore;
}

export function plainCard(code: string, more: Partial<ShownCard> = {}): ShownCard {
  return { code, states: [], values: {}, attached: [], markers: {}, ...more };
}

/** The cards that can be clicked on a table: in the hand, in play, and on the map if there is one. */
export function lyingOn({ seats, centre, path, map }: ShownTable, isSite: (code: string) => boolean, me: number) {
  const found = new Set<string>();
  const add = (card: ShownCard | undefined) => {
    if (!card) return;
    found.add(card.code);
    card.attached.forEach(add);
  };
  for (const group of [...centre, ...seats.flatMap((seat) => seat.groups)]) {
    if (!group.folded) [group.site, group.destination, ...group.cards].forEach(add);
  }
  for (const seat of seats) {
    if (seat.seat === me) for (const code of seat.hand) found.add(code);
    if (map) for (const code of seat.piles.flatMap((one) => one.cards)) if (isSite(code)) found.add(code);
  }
  for (const step of path) add(step.card);
  return found;
}

export const pile = (name: string, count: number, cards: string[] = []): ShownPile => ({ name, count, cards });

/** Values that are worth a word: those that are not nothing. */
export const nonEmpty = (values: [string, number | string][]) =>
  values.filter(([, value]) => value !== 0 && value !== "");

/** A value as people read it: a number, or the names of some things one after the other. */
export const wordOf = (value: number | string): number | string =>
  typeof value === "number"
    ? value
    : value
        .split(" ")
        .map((one) => texts.nameOf(one))
        .join(" → ");
