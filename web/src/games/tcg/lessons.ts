/** The first game of The Lord of the Rings TCG: a turn of each player. */

import { deciding, reading, type FirstGame, type Moment } from "../../guide/lessons";

const asks =
  (...prompts: string[]) =>
  (now: Moment) =>
    prompts.includes(now.prompt);
const TURN = ["ask-fellowship", "ask-shadow"];

export const first: FirstGame = {
  game: "tcg",
  scenario: "no-bids",
  seat: 0,
  opponent: "easy",
  lessons: [
    reading("welcome", ".cardtable .above", "state"),
    deciding("start", ["ask-start"], ["start:gimli", "start:dwarf_guard", "start:"]),
    reading("hand", ".cardtable .hand", "state", asks(...TURN)),
    reading("twilight", ".twilight", "state", asks(...TURN)),
    deciding("fellowship", ["ask-fellowship"], ["play:"]),
    deciding("host", ["ask-host"], ["on:gimli", "on:"]),
    deciding("shadow", ["ask-shadow"], ["play:", "pass"]),
    { ...deciding("defend", ["ask-defend"], ["assign:gimli", "assign:farin", "assign:"]), at: ".field", tab: "state" },
    deciding("skirmish", ["ask-skirmish"], ["play:", "use:", "pass"]),
    deciding("spot", ["ask-spot"]),
    deciding("again", ["ask-move-again"], ["stay"]),
    deciding("reconcile", ["ask-reconcile"], ["discard:"]),
    deciding("move", ["ask-fellowship"], ["move"]),
    { ...reading("end", "#question", "play"), when: (now) => (now.update.view.turn as number) > 2, last: true },
  ],
};
