/** The decks that this browser keeps, and the account of whoever is logged in, each with its earlier versions. */

import { login } from "../account/login.svelte";
import { keepSetting, readSetting } from "../lib/settings.svelte";
import { accountDecks, forgetAccountDeck, keepAccountDeck, type Deck } from "./api";

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
/** Milliseconds after the last change before the account hears of it. */
const REST = 700;

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]).filter((one) => one && typeof one.id === "string" && typeof one.parts === "object") : [];
  } catch {
    return [];
  }
}

/** The decks that the account is known to have. */
const KNOWN = "decks.account";
const readKnown = () => new Set(readSetting(KNOWN).split(" "));
const keepKnown = (ids: Iterable<string>) => keepSetting(KNOWN, [...new Set(ids)].join(" "));

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
    this.send(made);
    return made.id;
  }

  remove(id: string): void {
    this.write(this.decks.filter((deck) => deck.id !== id));
    clearTimeout(this.timers.get(id));
    if (this.owner) void forgetAccountDeck(id).catch(() => (this.behind = true));
  }

  /** The name of the account that keeps these decks as well; empty without one. */
  owner = $state("");
  /** Whether the account lacks something that this browser has. */
  behind = $state(false);
  private timers = new Map<string, number>();

  /** Bring the decks of the account here and those of this browser there; of two versions the later one stays. */
  async follow(): Promise<void> {
    await login.ask();
    this.owner = login.name;
    if (!this.owner) return;
    try {
      const theirs = new Map((await accountDecks()).map((deck) => [deck.id, deck]));
      // A deck that the account had and has no more was removed in another browser.
      const had = readKnown();
      const mine = this.decks.filter((deck) => (theirs.get(deck.id)?.saved ?? (had.has(deck.id) ? Infinity : -1)) < deck.saved);
      for (const deck of mine) theirs.set(deck.id, deck);
      this.write([...theirs.values()].sort((a, b) => b.saved - a.saved).slice(0, MOST));
      for (const deck of mine) await keepAccountDeck(deck);
      keepKnown(theirs.keys());
      this.behind = false;
    } catch {
      this.behind = true;
    }
  }

  /** Send a deck to the account once the hand rests. */
  private send(deck: Kept): void {
    if (!this.owner) return;
    clearTimeout(this.timers.get(deck.id));
    const timer = window.setTimeout(
      () =>
        void keepAccountDeck(deck).then(
          () => ((this.behind = false), keepKnown([...readKnown(), deck.id])),
          () => (this.behind = true),
        ),
      REST,
    );
    this.timers.set(deck.id, timer);
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
