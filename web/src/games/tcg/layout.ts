/** The table of The Lord of the Rings TCG: the adventure path, skirmishes, and what each player has in play. */

import type { Seat, View } from "../../lib/types";
import { catalogue } from "../../table/cards/catalogue.svelte";
import {
  pile,
  plainCard,
  nonEmpty,
  type Layout,
  type ShownCard,
  type ShownGroup,
  type ShownSeat,
} from "../../table/cards/shown";

interface InPlay {
  card: string;
  owner: number;
  zone: string;
  host: string | null;
  tokens: number;
  wounds?: number;
  strength?: number;
  vitality?: number;
  against?: string | null;
}

interface Arena {
  free: number;
  shadow: number;
  free_wins: boolean;
  overwhelmed: boolean;
  wounds: number;
  /** What the strength of each is made of. */
  terms: Record<string, [string, number][]>;
}

/** Cards in play, with what is needed to show one of them. */
interface Around {
  all: InPlay[];
  /** Cards that are stacked, each with the card under which it lies. */
  stacked: [string, string][];
  burdens: number[];
}

const isRing = (one: InPlay) => catalogue.of(one.card)?.type === "ring";

/** What a card or a site bears, and what is stacked on it. */
function borneBy(host: string, around: Around): ShownCard[] {
  const borne = around.all.filter((other) => other.host === host).map((other) => card(other, around));
  const under = around.stacked
    .filter(([, at]) => at === host)
    .map(([code]) => plainCard(code, { states: ["stacked"] }));
  return [...borne, ...under];
}

function card(one: InPlay, around: Around): ShownCard {
  const bearsRing = around.all.some((other) => other.host === one.card && isRing(other));
  const markers = {
    wounds: one.wounds ?? 0,
    burdens: bearsRing ? (around.burdens[one.owner] ?? 0) : 0,
    tokens: one.tokens,
  };
  return plainCard(one.card, {
    values: one.strength === undefined ? {} : { strength: one.strength, vitality: one.vitality ?? 0 },
    // What is left after wounds: a character with one is exhausted, by the rules.
    states: one.vitality === 1 ? ["exhausted"] : [],
    attached: borneBy(one.card, around),
    markers: Object.fromEntries(Object.entries(markers).filter(([, count]) => count > 0)),
  });
}

/** The skirmish under way in the middle, then one group for each character that minions are assigned to. */
function skirmishes(view: View, around: Around): ShownGroup[] {
  const { all } = around;
  const [fighter, ...foes] = (view.skirmish as string[])
    .map((code) => all.find((one) => one.card === code))
    .filter((one) => one !== undefined);
  const now = new Set([fighter, ...foes]);
  const minions = all.filter((one) => one.against && one.owner !== view.free_peoples && !now.has(one));
  const fighters = [...new Set(minions.map((one) => one.against as string))];
  const waiting = fighters.map((name): ShownGroup => {
    const sides = [...all.filter((one) => one.card === name), ...minions.filter((one) => one.against === name)];
    return { id: name, word: "skirmish", cards: sides.map((one) => card(one, around)) };
  });
  if (!fighter) return waiting;
  const cards = [fighter, ...foes].map((one) => card(one, around));
  const arena = view.arena as Arena | null;
  const side = (total: number, cards: ShownCard[]) => ({
    total,
    cards,
    terms: cards.flatMap((one) => arena?.terms[one.code] ?? []).map(([source, amount]) => ({ card: source, amount })),
  });
  const fight = arena && {
    sides: [side(arena.free, cards.slice(0, 1)), side(arena.shadow, cards.slice(1))],
    winner: arena.free_wins ? 0 : 1,
    overwhelmed: arena.overwhelmed,
    wounds: arena.wounds,
  };
  return [{ id: "now", word: "skirmish-now", cards, lit: true, fight: fight ?? undefined }, ...waiting];
}

function seatOf(view: View, seat: Seat, me: number, around: Around, fighting: Set<string>): ShownSeat {
  const at = seat.seat;
  const free = view.free_peoples === at;
  const own = around.all.filter((one) => one.owner === at && !one.host && !fighting.has(one.card));
  const group = (word: string, cards: InPlay[], folded = false): ShownGroup => ({
    id: word,
    word,
    folded,
    cards: cards.map((one) => card(one, around)),
  });
  const isMinion = (one: InPlay) => catalogue.of(one.card)?.type === "minion";
  const inPlay = own.filter((one) => one.zone === "play");
  // While another plays the Free Peoples, one's own fellowship rests.
  const rests = view.free_peoples >= 0 && !free;
  const discards = view.discards[at] as string[];
  const dead = view.dead[at] as string[];
  const several = (view.out as number[]).length > 2;
  const next = several ? (view.against as number[]).indexOf(at) + 1 : 0;
  return {
    seat: at,
    active: free,
    out: Boolean(view.out[at]),
    next,
    values: [
      // Which of the Shadow players somebody is says that he is one.
      ["role", view.free_peoples < 0 || view.out[at] || next ? "" : free ? "free_peoples_player" : "shadow_player"],
      ["site", view.sites[at]],
      ["burdens", view.burdens[at]],
    ].filter(([, value]) => value !== "") as [string, number | string][],
    piles: [
      pile("in_hand", view.hands[at]),
      pile("deck", view.decks[at], at === me ? view.deck : []),
      pile("discard", (view.discard_counts as number[])[at] ?? 0, discards),
      pile("dead", dead.length, dead),
      ...(at === me ? [pile("adventure", view.adventure.length, view.adventure)] : []),
    ].filter((one) => one.count || one.name === "deck"),
    groups: [
      group("minions", inPlay.filter(isMinion)),
      group(
        "fellowship",
        inPlay.filter((one) => !isMinion(one)),
        rests,
      ),
      group(
        "support",
        own.filter((one) => one.zone === "support"),
      ),
    ].filter((one) => one.cards.length),
    hand: at === me ? view.hand : [],
  };
}

const show: Layout["show"] = (view, seats, me) => {
  const around: Around = { all: view.table, stacked: view.stacked, burdens: view.burdens };
  const centre = skirmishes(view, around);
  const fighting = new Set(centre.flatMap((one) => one.cards.map((card) => card.code)));
  return {
    values: [
      ["turn", view.turn],
      ["phase", view.phase],
      ["twilight", view.pool],
      ...(view.free_peoples >= 0 ? ([["moves_left", view.moves_left]] as [string, number][]) : []),
      ...nonEmpty([
        ["ring_worn", view.ring_worn ? "yes" : ""],
        ["archery_totals", (view.archery as number[]).length ? (view.archery as number[]).join(":") : ""],
      ]),
    ],
    path: (view.path as (string | null)[]).slice(1).map((site, step) => ({
      number: step + 1,
      card: site ? plainCard(site, { attached: borneBy(site, around) }) : undefined,
      here: seats.map((seat) => seat.seat).filter((seat) => view.sites[seat] === step + 1),
      control: view.control[step + 1] ?? -1,
    })),
    centre,
    seats: seats.map((seat) => seatOf(view, seat, me, around, fighting)),
  };
};

/** Copies in one's own hand, and copies on the table that are in the same state with nothing on them. */
const twin: Layout["twin"] = (view, code) => {
  const printed = code.split(".")[1] ?? code;
  if ((view.hand as string[]).includes(code)) return `hand ${printed}`;
  const all = view.table as InPlay[];
  const one = all.find((each) => each.card === code);
  const alone =
    one &&
    !all.some((other) => other.host === code || other.against === code) &&
    !(view.stacked as Around["stacked"]).some(([, host]) => host === code);
  return alone ? JSON.stringify({ ...one, card: printed }) : code;
};

export const tcg: Layout = {
  show,
  twin,
  playing: (view, code) => ((view.hand as string[]).includes(code) ? [`play:${code}`] : []),
};
