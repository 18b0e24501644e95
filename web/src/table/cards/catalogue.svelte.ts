/** The cards of the game at the table: what is printed on them. */

import { printedOf } from "../../decks/api";
import { texts } from "../../lib/texts.svelte";
import en from "../../locale/cards.en.ftl?raw";
import es from "../../locale/cards.es.ftl?raw";
import type { Printed } from "./faces/printed";

texts.add("en", en);
texts.add("es", es);

class Catalogue {
  private cards = $state.raw(new Map<string, Printed>());
  private game = "";
  /** What playing a card of one's own hand would be, as codes; nothing for other cards. */
  playing: (code: string) => string[] = () => [];

  async load(game: string): Promise<void> {
    if (game === this.game) return;
    this.game = game;
    const list = await printedOf(game);
    this.cards = new Map(list.map((card) => [card.id, card]));
  }

  /** The card that a code of the game stands for: `aragorn-ii-12`, `frodo.1_290.a1`, or the id itself; of an event that
   *  is used as a site, `refuge-in-rhudaur-57`, the event. */
  of(code: string): Printed | undefined {
    return (
      this.cards.get(code) ??
      this.cards.get(code.replace(/-\d+$/, "")) ??
      this.cards.get(code.split(".")[1] ?? "") ??
      this.cards.get(code.replace(/-in-[a-z-]+-\d+$/, ""))
    );
  }

  get all(): Printed[] {
    return [...this.cards.values()];
  }

  nameOf(code: string): string {
    const card = this.of(code);
    return card ? texts.say(card.name) : texts.nameOf(code);
  }

  /** A word on a card in the language of the page. */
  word(name: string): string {
    return texts.nameOf(name.replaceAll(" ", "-"));
  }

  textOf(code: string): string {
    const card = this.of(code);
    return card && texts.has(card.text) ? texts.say(card.text) : "";
  }
}

export const catalogue = new Catalogue();

/** A colour and an icon for each sort of card. */
export const SORTS: Record<string, { look: string; icon: string }> = {
  character: { look: "hero", icon: "character" },
  wizard: { look: "hero", icon: "will" },
  companion: { look: "hero", icon: "character" },
  ally: { look: "hero", icon: "shield" },
  agent: { look: "foe", icon: "eye" },
  minion: { look: "foe", icon: "eye" },
  creature: { look: "foe", icon: "eye" },
  "hazard-event": { look: "foe", icon: "event" },
  item: { look: "thing", icon: "ring" },
  ring: { look: "thing", icon: "ring" },
  possession: { look: "thing", icon: "muster" },
  artifact: { look: "thing", icon: "ring" },
  faction: { look: "thing", icon: "army" },
  site: { look: "place", icon: "map" },
  condition: { look: "event", icon: "log" },
  event: { look: "event", icon: "event" },
  "resource-event": { look: "event", icon: "event" },
};
