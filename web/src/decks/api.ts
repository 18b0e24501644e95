/** Decks over the wire. */

import { ask, post } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Kept } from "./shelf.svelte";
import type { Printed } from "../table/cards/faces/printed";

export interface DeckCard {
  card: string;
  count: number;
  bearer: string;
}

export interface Deck {
  name: string;
  notes: string;
  parts: Record<string, DeckCard[]>;
}

export interface DeckProblem {
  line: number;
  text: string;
  rule: string;
  message: string;
  /** The rule itself. */
  why: string;
  /** What of the line names no card, and how the nearest one would be written; empty where none is near. */
  wrong: string;
  near: string;
}

export interface DeckInfo {
  parts: string[];
  formats: string[];
  kinds: string[];
  ready: Record<string, Deck>;
  /** The options of a table of each format. */
  options: Record<string, Record<string, string | number>>;
}

export interface Checked {
  kind: string;
  cards: number;
  deck: Deck;
  unread: DeckProblem[];
  formats: Record<string, { legal: boolean; problems: DeckProblem[] }>;
}

export interface WaitingSeat {
  seat: number;
  side: string;
  player: string;
  name: string;
  ready: boolean;
}

export interface GatheringInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  format: string;
  private: boolean;
  seats: WaitingSeat[];
}

export interface Gathered {
  table: GatheringInfo;
  keys: Record<string, string>;
  invitations: Record<string, string>;
  begun: boolean;
}

export const deckInfo = (game: string) => ask<DeckInfo>(`/games/${game}/decks`);
export const printedOf = (game: string) => ask<Printed[]>(`/games/${game}/decks/cards`);
export const randomDeck = (game: string, format: string) => ask<Deck>(`/games/${game}/decks/random?format=${encodeURIComponent(format)}`);

export const checkDeck = (game: string, deck: string, formats: string[] = []) => post<Checked>(`/games/${game}/decks/check`, { deck, formats, lang: settings.lang });

export const convertDeck = (game: string, deck: string, to: string) => post<{ text: string; ending: string; unread: DeckProblem[] }>(`/games/${game}/decks/convert`, { deck, to, lang: settings.lang });

export const gather = (body: object) => post<Gathered>("/gatherings", { ...body, lang: settings.lang });
export const waiting = (id: string, key: string) =>
  ask<{ begun: boolean; seat: number; table: GatheringInfo | null }>(`/gatherings/${id}`, { headers: key ? { "x-seat-key": key } : {} });
export const sitDown = (id: string, seat: number, name: string, invitation: string) =>
  post<{ seat: number; key: string }>(`/gatherings/${id}/seats/${seat}`, { name, invitation });
export const bring = (id: string, key: string, deck: string) => post<{ begun: boolean }>(`/gatherings/${id}/deck`, { deck, lang: settings.lang }, key);

export const accountDecks = () => ask<Kept[]>("/account/decks");
export const keepAccountDeck = (deck: Kept) =>
  ask<void>(`/account/decks/${deck.id}`, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(deck) });
export const forgetAccountDeck = (id: string) => ask<void>(`/account/decks/${id}`, { method: "DELETE" });

/** A deck as our own JSON, which the server reads without doubt. */
export function deckText(game: string, deck: Deck): string {
  const parts = Object.entries(deck.parts)
    .filter(([, cards]) => cards.length)
    .map(([part, cards]) => `${JSON.stringify(part)}:[\n${cards.map((card) => JSON.stringify(card.bearer ? card : { card: card.card, count: card.count })).join(",\n")}\n]`);
  const head = { format: "westmarch-deck", game, name: deck.name, notes: deck.notes };
  return `${JSON.stringify(head).slice(0, -1)},"parts":{\n${parts.join(",\n")}\n}}`;
}

export const emptyDeck = (parts: string[]): Deck => ({ name: "", notes: "", parts: Object.fromEntries(parts.map((part) => [part, []])) });
export const sizeOf = (cards: DeckCard[] | undefined) => (cards ?? []).reduce((sum, card) => sum + card.count, 0);
