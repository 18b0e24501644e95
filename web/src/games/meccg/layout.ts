/** The table of the Middle-earth CCG: companies at their sites, with what their characters bear. */

import type { Seat, View } from "../../lib/types";
import {
  pile,
  plainCard,
  nonEmpty,
  type Layout,
  type ShownCard,
  type ShownGroup,
  type ShownMap,
  type ShownSeat,
} from "../../table/cards/shown";
import { clashIn, type Action } from "./clash";
import { LIE } from "./lie";
import { catalogue } from "../../table/cards/catalogue.svelte";
import { first } from "../../table/cards/faces/printed";

const stateOf = (status: string) => (status && status !== "untapped" ? [status] : []);

function character(one: View): ShownCard {
  return plainCard(one.card, {
    states: stateOf(one.status),
    values: {
      prowess: one.prowess,
      body: one.body,
      influence: one.influence,
      ...(one.corruption ? { corruption: one.corruption } : {}),
    },
    attached: one.cards.map((card: View) => plainCard(card.card, { states: stateOf(card.status) })),
    beside: one.leader && one.leader !== "nobody" ? { word: "follows", card: one.leader } : undefined,
  });
}

/** Followers stand behind the one they follow. */
function inOrder(cards: ShownCard[]): ShownCard[] {
  const leaders = cards.filter((one) => !one.beside);
  return leaders.flatMap((leader) => [leader, ...cards.filter((one) => one.beside?.card === leader.code)]);
}

function event(one: View): ShownCard {
  return plainCard(one.card, {
    states: stateOf(one.status),
    attached: one.cards.map((card: string) => plainCard(card)),
  });
}

function company(one: View, events: View[]): ShownGroup {
  const characters = inOrder(one.characters.map(character));
  return {
    id: `company${one.number}`,
    word: one.moves ? "company-moves" : "",
    site: plainCard(one.site, {
      states: one.site_tapped ? ["tapped"] : [],
      attached: one.site_cards.map((card: string) => plainCard(card)),
    }),
    destination: one.moves
      ? plainCard(one.destination, { states: one.destination_tapped ? ["tapped"] : [] })
      : undefined,
    hidden: one.guard,
    cards: [...characters, ...events.filter((card) => card.company === one.number).map(event)],
  };
}

/** Whether a card is seen in the attack or in the chain of effects already, with all that there is to see of it. */
function underWay(view: View, card: View): boolean {
  const there = card.card === view.attack?.card || (view.chain as Action[]).some((one) => one.card === card.card);
  return there && !card.cards.length && !stateOf(card.status).length;
}

function seatOf(view: View, seat: Seat): ShownSeat {
  const own = view.players[seat.side] as View;
  const events = (view.events as View[]).filter(
    (card) => card.company < 0 && card.owner === seat.side && !underWay(view, card),
  );
  const groups = (view.companies as View[])
    .filter((one) => one.owner === seat.side)
    .map((one) => company(one, view.events));
  if (events.length) groups.push({ id: "events", word: "events", cards: events.map(event) });
  return {
    seat: seat.seat,
    active: view.active === seat.side,
    values: [
      ["total", own.total],
      ["general_influence", own.general_influence],
      ...nonEmpty(Object.entries(own.points as Record<string, number>)),
    ],
    piles: [
      pile("in_hand", own.hand),
      pile("deck", own.deck),
      pile("discard", own.discard, own.discards ?? []),
      ...[pile("points_pile", own.points_pile.length, own.points_pile), pile("out", own.out.length, own.out)],
      ...[
        pile("sites", (own.sites ?? []).length, own.sites ?? []),
        pile("discarded_sites", (own.discarded_sites ?? []).length, own.discarded_sites ?? []),
      ],
      ...[
        pile("sideboard", own.sideboard, own.sideboard_cards ?? []),
        pile("pool", (own.pool ?? []).length, own.pool ?? []),
      ],
    ].filter((one) => one.count || one.name === "deck"),
    groups,
    hand: own.cards ?? [],
  };
}

function playing(view: View, code: string, type: string): string[] {
  const mine = Object.values(view.players as Record<string, View>).find(
    (one) => one.cards?.includes(code) || one.sites?.includes(code),
  );
  if (!mine) return [];
  const company = (view.companies as View[]).find((one) => view.players[one.owner] === mine);
  const someone: string | undefined = company?.characters[0]?.card;
  if (type === "site") return company ? [`move:company${company.number}:${code}`] : [];
  if (type === "character" || type === "wizard") return [`character:${code}`];
  if (type === "creature") return [`creature:${code}:type-ruins-and-lairs`];
  if (type === "agent") return [`agent:${code}`];
  if (type.endsWith("-event")) return [`play:${code}:0`];
  // Without anybody in play there is nobody who could play or bear it.
  return someone ? [`resource:${code}:${someone}`] : [];
}

/** Copies in one's own hand. */
const twin: Layout["twin"] = (view, code) => {
  const held = Object.values(view.players as Record<string, View>).some((one) => one.cards?.includes(code));
  return held ? `hand ${catalogue.of(code)?.id ?? code}` : code;
};

/** Kinds of regions in the order of the engine's numbers. */
const LANDS = ["free-domain", "border-land", "wilderness", "shadow-land", "dark-domain", "coastal-sea"];

function onMap(view: View, seats: Seat[], me: number): ShownMap {
  const companies = (view.companies as View[]).map((one) => ({
    id: `company${one.number}`,
    seat: seats.findIndex((seat) => seat.side === one.owner),
    mine: one.owner === seats[me]?.side,
    site: one.site as string,
    destination: one.moves ? (one.destination as string) : "",
    size: one.characters.length as number,
    names: (one.characters as View[]).map((character) => catalogue.nameOf(character.card)).join(", "),
  }));
  const end = (view.route as string[]).at(-1);
  const goals = (view.companies as View[]).map((one) => catalogue.of(one.destination ?? ""));
  const goal = end && goals.find((site) => site && first(site, "region") === end);
  return {
    companies,
    route: view.route as string[],
    lands: (view.path as number[]).map((land) => LANDS[land]!),
    goal: goal ? first(goal, "site") : "",
    lie: LIE,
  };
}

const show: Layout["show"] = (view, seats, me) => ({
  map: onMap(view, seats, me),
  values: [
    ["turn", view.turn],
    ["active", view.active],
    ...nonEmpty([
      ["hazards_of_limit", view.hazards.limit ? `${view.hazards.spent}/${view.hazards.limit}` : ""],
      ["caller", view.caller],
    ]),
    ...nonEmpty([["route", (view.route as string[]).join(" ")]]),
  ],
  path: [],
  centre: [],
  seats: seats.map((seat) => seatOf(view, seat)),
});

const score: Layout["score"] = (view, seats, log) => {
  const players = seats.map((seat) => view.players[seat.side] as View);
  const names = Object.keys((players[0]?.points ?? {}) as object);
  // What the Council said: cards that were revealed count there as well.
  const said = log.findLast((line) => line.key === "meccg-log-score")?.about;
  const totals = said ? [Number(said.first), Number(said.second)] : players.map((one) => one.total as number);
  const rows = names.map((name) => ({
    name,
    values: players.map((one) => ({ points: one.points[name], counted: (one.judged ?? one.points)[name] })),
  }));
  return { rows, totals };
};

export const meccg: Layout = { show, playing, twin, clash: clashIn, score };
