/** The first game of The Ford: one round. */

import { deciding, reading, type FirstGame } from "../../guide/lessons";

export const first: FirstGame = {
  game: "sample",
  scenario: "start",
  seat: 0,
  opponent: "easy",
  lessons: [
    reading("welcome", ".ford"),
    deciding("choose", ["ask-choose"], ["play:rank5", "play:rank4", "play:"]),
    deciding("tricks", ["ask-respond"], ["trick:", "pass"]),
    deciding("exchange", ["ask-exchange"], ["exchange:"]),
    { ...reading("end", "#question", "play"), when: (now) => (now.update.view.round as number) > 1, last: true },
  ],
};
