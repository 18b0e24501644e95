import type { TableInfo } from "./types";

/** What is told of a table that nobody plays at. */
export function stillInfo(
  shown: Pick<TableInfo, "id" | "game" | "options" | "commitment" | "seats" | "over">,
): TableInfo {
  const { id, game, options, commitment, seats, over } = shown;
  const played = { draws: false, requests: {}, rematch: "", clock: null, private: false, rated: false, delay: 0 };
  return { id, game, options, commitment, seats, over, ...played, tournament: "" };
}

/** What a table has that nobody plays at: no clock, no chat, nothing to take back. */
export class StillTable {
  readonly key = "";
  readonly connection = "open";
  readonly pending = null;
  readonly chat = [];
  readonly muted = [];
  readonly ahead = { may: [], given: {} };
  readonly clock = null;
  readonly clockAt = 0;
  readonly rematch = "";
  readonly canUndo = false;
  /** The whole log is there from the beginning. */
  readonly logFrom = 0;

  async earlier(): Promise<void> {}
  undo(): void {}
  ask(): void {}
  reply(): void {}
  resign(): void {}
  say(): void {}
  mute(): void {}
  answerAhead(): void {}
  close(): void {}
}
