/** The first game of War of the Ring: four dice of the Free Peoples, one turn. */

import { deciding, reading, type FirstGame, type Moment } from "../../guide/lessons";

const asksAction = (now: Moment) => now.prompt === "ask-action";
const said =
  (...keys: string[]) =>
  (now: Moment) =>
    keys.some((key) => now.news.includes(key));

const SHADOW = /^(isengard|sauron|southrons|nazgul)/;
/** Whether the Shadow is attacking now. */
const attacked = ({ update }: Moment) =>
  Object.keys((update.view.forces.attackers ?? {}) as object).some((figure) => SHADOW.test(figure));
const inMordor = ({ update }: Moment) => (update.view.fellowship.mordor as number) >= 0;
/** Whether an army of the Free Peoples is besieged. */
const besieged = ({ update }: Moment) =>
  Object.entries(update.view.forces as Record<string, Record<string, number>>).some(
    ([place, figures]) => place.endsWith("-inside") && Object.keys(figures).some((figure) => !SHADOW.test(figure)),
  );

export const wotr: FirstGame = {
  game: "wotr",
  scenario: "first-game",
  seat: 0,
  opponent: "easy",
  lessons: [
    reading("welcome", "main"),
    reading("armies", "[data-region=edoras]"),
    reading("fellowship", "[data-region=rivendell]"),
    reading("dice", ".dice.free", "tracks"),
    deciding("move", ["ask-action"], ["use:character:move_fellowship", "use:will:move_fellowship"]),
    reading("hunt-found", "aside .log", "log", said("log-tile")),
    reading("hunt-missed", "aside .log", "log", said("log-hunt-fails", "log-no-hunt")),
    deciding("damage", ["ask-hunt-casualty", "ask-hobbit-guide", "ask-table-card", "ask-gollum-guide"]),
    deciding("reveal", ["ask-reveal"]),
    { ...reading("shadow", "aside .log", "log"), when: (now) => asksAction(now) && now.given.has("move") },
    deciding("attack", ["ask-action"], ["use:muster-army:attack", "use:character:attack", "use:will:attack"]),
    {
      ...deciding("attack-where", ["ask-attack"], ["attack:edoras:westemnet", "attack:helms-deep:westemnet"]),
      at: "[data-region=westemnet]",
      tab: "board",
    },
    deciding("who", ["ask-who-attacks", "ask-who-moves"], ["choose:all"]),
    { ...reading("attacked", ".corner .battle", "board", attacked), later: true },
    { ...reading("besieged", "main", "board", besieged), later: true },
    { ...reading("mordor", ".tracks .fellowship", "tracks"), when: inMordor, later: true },
    deciding("stronghold", ["ask-field-or-siege"], ["withdraw"]),
    deciding("combat-card", ["ask-combat-card"], ["pass"]),
    deciding("reroll", ["ask-reroll"], ["reroll:5", "reroll:4", "reroll:3", "reroll:2", "reroll:1"]),
    deciding("casualty", ["ask-casualty"], ["lose:rohan-regular", "lose:"]),
    deciding("cease", ["ask-cease"], ["press", "continue"]),
    deciding("advance", ["ask-who-advances"], ["choose:all"]),
    deciding("muster", ["ask-action"], ["diplomacy:muster:gondor", "diplomacy:muster:", "diplomacy:muster-army:"]),
    deciding("event", ["ask-action"], ["draw:event:free-strategy", "draw:event:"]),
    deciding("pass", ["ask-action"], ["pass"]),
    { ...reading("end", "#question", "play"), when: (now) => (now.update.view.turn as number) > 1, last: true },
  ],
};
