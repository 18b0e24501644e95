/** The deck on the table of its builder: parts, counts, what the formats say. */

import { settings } from "../lib/settings.svelte";
import { checkDeck, deckText, emptyDeck, sizeOf, type Checked, type Deck, type DeckInfo } from "./api";
import { shelf } from "./shelf.svelte";

export class Workbench {
  deck = $state<Deck>(emptyDeck([]));
  format = $state("");
  id = $state("");
  verdict = $state.raw<Checked | null>(null);
  private timer = 0;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly info: DeckInfo,
  ) {
    this.deck = emptyDeck(info.parts);
    this.format = info.formats[0] ?? "";
  }

  get text(): string {
    return deckText(this.game, this.deck);
  }

  get size(): number {
    return this.info.parts.reduce((sum, part) => sum + sizeOf(this.deck.parts[part]), 0);
  }

  open(deck: Deck, id = "", format = ""): void {
    const parts = Object.fromEntries(this.info.parts.map((part) => [part, (deck.parts[part] ?? []).map((card) => ({ ...card, bearer: card.bearer ?? "" }))]));
    this.deck = { name: deck.name ?? "", notes: deck.notes ?? "", parts };
    this.id = id;
    if (format) this.format = format;
    this.changed(false);
  }

  count(part: string, card: string): number {
    return (this.deck.parts[part] ?? []).filter((one) => one.card === card).reduce((sum, one) => sum + one.count, 0);
  }

  total(card: string): number {
    return this.info.parts.reduce((sum, part) => sum + this.count(part, card), 0);
  }

  add(part: string, card: string, by = 1): void {
    const cards = this.deck.parts[part] ?? [];
    const at = cards.findIndex((one) => one.card === card);
    if (at < 0 && by > 0) this.deck.parts[part] = [...cards, { card, count: Math.min(by, 99), bearer: "" }];
    else if (at >= 0) {
      const count = Math.min(99, cards[at]!.count + by);
      this.deck.parts[part] = count > 0 ? cards.with(at, { ...cards[at]!, count }) : cards.toSpliced(at, 1);
    }
    this.changed();
  }

  move(card: string, from: string, to: string): void {
    this.add(from, card, -1);
    this.add(to, card, 1);
  }

  rename(name: string): void {
    this.deck.name = name;
    this.changed();
  }

  note(notes: string): void {
    this.deck.notes = notes;
    this.changed();
  }

  setFormat(format: string): void {
    this.format = format;
    this.changed();
  }

  duplicate(copyName: string): void {
    this.id = "";
    this.deck.name = copyName;
    this.changed();
  }

  clear(): void {
    this.open(emptyDeck(this.info.parts));
  }

  /** After a change: keep it, and ask what the formats say once the hand rests. */
  private changed(keep = true): void {
    if (keep && (this.size || this.id)) this.id = shelf.keep(this.game, this.format, $state.snapshot(this.deck) as Deck, this.id);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), 250);
  }

  async check(): Promise<void> {
    const number = ++this.asked;
    if (!this.size) {
      this.verdict = null;
      return;
    }
    void settings.lang;
    const found = await checkDeck(this.game, this.text).catch(() => null);
    if (number === this.asked) this.verdict = found;
  }
}
