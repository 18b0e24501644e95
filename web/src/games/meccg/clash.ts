/** The attack that goes on and the chain of effects, from the path and the log. */

import type { Entry, Update, Value } from "../../lib/types";
import type { ShownClash, ShownStrike } from "../../table/cards/shown";

const cardOf = (value: Value | undefined): string =>
  value !== null && typeof value === "object" && "key" in value ? value.key.replace(/^meccg-card-/, "") : "";
const cardsOf = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(cardOf) : [cardOf(value)]);
const is = (name: string) => (one: { key: string }) => one.key === `meccg-${name}`;

export function clashIn(update: Update, log: Entry[]): ShownClash | null {
  const attack = update.path.findLast(is("frame-attack-on"));
  const chained = update.path.some(is("frame-chain-of-effects"));
  if (!attack && !chained) return null;
  return { ...(attack ? attackIn(update, log) : { strikes: [] }), chain: chained ? chainIn(log) : [] };
}

function attackIn(update: Update, log: Entry[]): Pick<ShownClash, "foe" | "strikes"> {
  const begins = log.findLastIndex(is("log-attack"));
  const line = log[begins];
  if (!line) return { strikes: [] };
  const lines = log.slice(begins);
  const targets = cardsOf(lines.findLast(is("log-target"))?.about.card).filter(Boolean);
  const struck = lines.filter(is("log-strike"));
  const now = cardOf(update.path.findLast(is("frame-strike"))?.about.card);
  const asked = update.question?.about ?? {};
  const who = [...new Set([...targets, ...struck.map((one) => cardOf(one.about.card)), now])].filter(Boolean);
  const { card: foe, prowess, strikes: count } = line.about;
  const strikes = who.map((card): ShownStrike => {
    const done = struck.findLast((one) => cardOf(one.about.card) === card);
    const mine = cardOf(asked.card) === card && asked.total !== undefined;
    return {
      card,
      total: mine ? Number(asked.total) : undefined,
      // Something may change the prowess of this one strike.
      against: Number(done?.about.prowess ?? (mine ? asked.prowess : prowess)),
      rolled: done && { dice: Number(done.about.roll), sum: Number(done.about.total) },
      now: card === now,
    };
  });
  return { foe: { card: cardOf(foe), prowess: Number(prowess), strikes: Number(count) }, strikes };
}

/** Cards that were declared one upon the other: what was played last, without a word between. */
function chainIn(log: Entry[]): string[] {
  const found: string[] = [];
  for (const line of log.toReversed()) {
    if (is("log-play")(line)) found.push(cardOf(line.about.card));
    else if (line.key !== "engine-forced") break;
  }
  return found.reverse();
}
