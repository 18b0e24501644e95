/** The first game of The Battle of Five Armies: the first turn of the Free Peoples. */

import { deciding, reading, type FirstGame, type Moment } from "../../guide/lessons";

const said =
  (...keys: string[]) =>
  (now: Moment) =>
    keys.some((key) => now.news.includes(key));
const WITH_AN_ARMY = [
  "use:army:attack",
  "use:muster_army:attack",
  "use:muster-army:attack",
  "use:character:led_attack",
  "use:will:attack",
];

export const bofa: FirstGame = {
  game: "bofa",
  scenario: "first-game",
  seat: 0,
  opponent: "easy",
  lessons: [
    reading("welcome", "main"),
    reading("board", "[data-region=front_gate]"),
    reading("armies", "[data-region=camp]"),
    deciding("generals", ["ask-activate"], ["activate:bard,dain", "activate:dain"]),
    deciding("lead", ["ask-lead"], ["lead:camp", "lead:"]),
    deciding("tokens", ["ask-lay"]),
    reading("fate", ".tracks.scroll", "tracks", said("log-fate")),
    { ...reading("dice", ".tracks.scroll", "tracks"), when: (now) => now.prompt === "ask-go" },
    deciding("attack", ["ask-go"], WITH_AN_ARMY),
    {
      ...deciding("attack-where", ["ask-attack", "ask-move"], ["attack:camp:east_meadow"]),
      at: "[data-region=east_meadow]",
      tab: "board",
    },
    deciding("manoeuvre", ["ask-manoeuvre"], ["unit:dwarf_veteran", "unit:"]),
    deciding("reroll", ["ask-reroll"]),
    deciding("use-manoeuvre", ["ask-use-manoeuvre"], ["manoeuvre:"]),
    deciding("casualty", ["ask-casualty"]),
    deciding("cease", ["ask-cease"], ["press_on"]),
    deciding("retreat", ["ask-retreat"], ["stand"]),
    deciding("advance", ["ask-advance"], ["stay"]),
    {
      ...reading("shadow", "aside .log", "log"),
      when: (now) => now.prompt === "ask-go" && said("log-use", "log-die", "log-play", "log-reveal")(now),
    },
    deciding("recruit", ["ask-go"], ["use:muster:recruit", "use:muster_army:recruit", "use:will:recruit"]),
    deciding("reveal", ["ask-reveal"], ["reveal:camp", "reveal:"]),
    deciding("draw", ["ask-go"], ["use:event:draw", "use:will:draw"]),
    deciding("march", ["ask-go"], ["use:army:strategic", "use:muster_army:strategic", "use:character:fast"]),
    deciding("move", ["ask-move"], ["move:"]),
    deciding("walk", ["ask-go"], ["use:character:walk"]),
    deciding("wait", ["ask-go"], ["wait"]),
    { ...reading("end", "#question", "play"), when: (now) => (now.update.view.turn as number) > 1, last: true },
  ],
};
