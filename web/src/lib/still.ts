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
