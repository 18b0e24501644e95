/** The first game of the Middle-earth CCG: a turn of each player by the Basic rules. */

import { deciding, reading, type FirstGame, type Moment } from "../../guide/lessons";

const organizes = (now: Moment) => now.prompt === "ask-organize";

export const first: FirstGame = {
  game: "meccg",
  scenario: "basic",
  seat: 0,
  opponent: "easy",
  lessons: [
    reading("welcome", ".cardtable .above", "state"),
    reading("company", ".seat.me", "state"),
    reading("hand", ".cardtable .hand", "state"),
    deciding("organize", ["ask-organize"], ["character:"]),
    { ...deciding("move", ["ask-organize"], ["move:company0:"]), at: ".faces, .map", tab: "state" },
    { ...deciding("ready", ["ask-organize"], ["pass"]), when: (now) => organizes(now) && now.given.has("move") },
    deciding("route", ["ask-route"], ["basic", "route:"]),
    deciding("draw", ["ask-draw"], ["draw"]),
    deciding("hazard", ["ask-hazard"], ["creature:", "play:", "pass"]),
    deciding("defend", ["ask-defend"], ["play:", "pass"]),
    deciding("face", ["ask-face"], ["face:"]),
    deciding("stay", ["ask-stay"], ["tap:"]),
    deciding("enter", ["ask-enter"], ["enter"]),
    deciding("explore", ["ask-explore"], ["resource:", "play:", "pass"]),
    deciding("discard", ["ask-discard", "ask-end-discard"]),
    { ...reading("end", "#question", "play"), when: (now) => (now.update.view.turn as number) > 2, last: true },
  ],
};
