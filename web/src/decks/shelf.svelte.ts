/** The decks that this browser keeps, each with its earlier versions. */

import type { Deck } from "./api";

export interface Kept extends Deck {
  id: string;
  game: string;
  format: string;
  saved: number;
  before: { saved: number; parts: Deck["parts"] }[];
}

const PLACE = "westmarch.decks";
/** So many earlier versions of a deck, and so many decks. */
const VERSIONS = 10;
const MOST = 200;

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]).filter((one) => one && typeof one.id === "string" && typeof one.parts === "object") : [];
  } catch {
    return [];
  }
}

class Shelf {
  private decks = $state.raw<Kept[]>(read());

  of(game: string): Kept[] {
    return this.decks.filter((deck) => deck.game === game).sort((a, b) => b.saved - a.saved);
  }

  find(id: string): Kept | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  /** Keep a deck under an id; what was there before becomes an earlier version. Returns the id. */
  keep(game: string, format: string, deck: Deck, id = ""): string {
    const old = this.find(id);
    const changed = old && JSON.stringify(old.parts) !== JSON.stringify(deck.parts);
    const before = old ? (changed ? [{ saved: old.saved, parts: old.parts }, ...old.before].slice(0, VERSIONS) : old.before) : [];
    const made: Kept = { name: deck.name, notes: deck.notes, parts: deck.parts, id: old?.id ?? crypto.randomUUID(), game, format, saved: Date.now(), before };
    this.write([made, ...this.decks.filter((one) => one.id !== made.id)].slice(0, MOST));
    return made.id;
  }

  remove(id: string): void {
    this.write(this.decks.filter((deck) => deck.id !== id));
  }

  private write(decks: Kept[]): void {
    this.decks = decks;
    try {
      localStorage.setItem(PLACE, JSON.stringify(decks));
    } catch {
      // A browser that keeps nothing still builds decks.
    }
  }
}

export const shelf = new Shelf();
