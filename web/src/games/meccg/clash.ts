/** The attack that goes on and the chain of effects, as the position has them; what was rolled stands in the log. */

import type { Entry, Update, Value } from "../../lib/types";
import type { ShownClash, ShownStrike } from "../../table/cards/shown";

/** An attack in the view: its numbers at this moment, who has yet to face a strike, and the one that is faced. */
interface Attack {
  card: string;
  strikes: number;
  prowess: number;
  waiting: string[];
  strike: { card: string; prowess: number; against: number; dice: number } | null;
}

/** An action of the chain in the view: its card, the side that declared it, and what it is aimed at. */
export interface Action {
  card: string;
  by: string;
  aims: string[];
}

const cardOf = (value: Value | undefined): string =>
  value !== null && typeof value === "object" && "key" in value ? value.key.replace(/^meccg-card-/, "") : "";
const is = (name: string) => (one: { key: string }) => one.key === `meccg-${name}`;

export function clashIn(update: Update, log: Entry[]): ShownClash | null {
  const attack = update.view.attack as Attack | null;
  const chain = (update.view.chain as Action[]).map(({ card, by, aims }) => ({ card, side: by, aims }));
  if (!attack && !chain.length) return null;
  return { ...(attack ? attackIn(attack, log) : { strikes: [] }), chain };
}

function attackIn(attack: Attack, log: Entry[]): Pick<ShownClash, "foe" | "strikes"> {
  const lines = log.slice(Math.max(0, log.findLastIndex(is("log-attack"))));
  const { card, strikes: count, prowess, waiting, strike } = attack;
  const done = lines.flatMap((line, at): ShownStrike[] => {
    if (!is("log-strike")(line)) return [];
    const [dice, sum, against] = [line.about.roll, line.about.total, line.about.prowess].map(Number) as [
      number,
      number,
      number,
    ];
    const faces = facesBefore(lines.slice(0, at), dice);
    return [{ card: cardOf(line.about.card), against, rolled: { dice, faces, sum }, now: false }];
  });
  // Once its dice have fallen, a strike stays under way while body checks are made.
  const last = done.at(-1);
  if (strike?.dice && last?.card === strike.card) last.now = true;
  const present: ShownStrike[] =
    strike && !last?.now ? [{ card: strike.card, total: strike.prowess, against: strike.against, now: true }] : [];
  const coming = waiting.map((one): ShownStrike => ({ card: one, against: prowess, now: false }));
  return { foe: { card, prowess, strikes: count }, strikes: [...done, ...present, ...coming] };
}

/** The two dice of the last roll that came to a sum: there may be a second roll to choose from. */
function facesBefore(lines: Entry[], sum: number): number[] {
  const faces = (line: Entry) => [Number(line.about.first), Number(line.about.second)];
  const line = lines.findLast((one) => is("log-dice")(one) && faces(one).reduce((a, b) => a + b) === sum);
  return line ? faces(line) : [];
}
