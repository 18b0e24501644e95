/** The cards of the game at the table: what is printed on them. */

import { cardsOf } from "../../lib/api";
import { texts } from "../../lib/texts.svelte";
import type { CardInfo } from "../../lib/types";

class Catalogue {
  private cards = $state.raw(new Map<string, CardInfo>());
  private game = "";
  /** What playing a card of one's own hand would be, as codes; nothing for other cards. */
  playing: (code: string) => string[] = () => [];

  async load(game: string): Promise<void> {
    if (game === this.game) return;
    this.game = game;
    const list = await cardsOf(game);
    this.cards = new Map(list.map((card) => [card.id, card]));
  }

  /** The card that a code of the game stands for: `aragorn-ii-12`, `frodo.1_290.a1`, or the id itself. */
  of(code: string): CardInfo | undefined {
    return (
      this.cards.get(code) ?? this.cards.get(code.replace(/-\d+$/, "")) ?? this.cards.get(code.split(".")[1] ?? "")
    );
  }

  nameOf(code: string): string {
    const card = this.of(code);
    return card ? texts.say(card.name) : texts.nameOf(code);
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
