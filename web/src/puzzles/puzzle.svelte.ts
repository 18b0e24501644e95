/** A position to solve: the same as a live table for boards, cards and options, but a decision is judged, not made. */

import type { Followed } from "../lib/live.svelte";
import { stillInfo, StillTable } from "../lib/still";
import type { Entry, Problem, TableInfo, Update } from "../lib/types";
import { puzzleOf, tried, type PuzzleShown, type Solution } from "./api";
import { keepTry } from "./kept";

export class Puzzle extends StillTable implements Followed {
  shown = $state.raw<PuzzleShown | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The answer that was given, and what is to be said about it. */
  code = $state("");
  solution = $state.raw<Solution | null>(null);

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super();
    puzzleOf(game, name).then(
      (shown) => (this.shown = shown),
      (error) => this.fail(error),
    );
  }

  private fail(error: unknown): void {
    this.problem = (error as { problem?: Problem }).problem ?? { title: "", status: 0, detail: String(error) };
  }

  decide(code: string): void {
    if (this.solution) return;
    this.code = code;
    tried(this.game, this.name, code).then(
      (solution) => {
        this.solution = solution;
        keepTry(this.game, this.name, solution.right);
      },
      (error) => this.fail(error),
    );
  }

  // What boards, cards and options want to know

  readonly table = $derived.by((): TableInfo | null => {
    const shown = this.shown;
    return shown && stillInfo({ ...shown, id: this.id, game: this.game, commitment: "", over: false });
  });
  readonly log = $derived.by((): Entry[] => this.shown?.log ?? []);
  readonly readTo = $derived(this.log.length);
  readonly update = $derived.by((): Update | null => {
    const shown = this.shown;
    if (!shown) return null;
    const { view, path, toAct, winners, ending, at } = shown;
    const log = { log: this.log, fresh: true, logFrom: 0, logTo: this.log.length };
    // What was answered is not asked again.
    const question = this.solution ? null : shown.question;
    return { type: "update", number: at, decisions: at, ...log, view, path, toAct, question, winners, ending };
  });
  get seat(): number {
    return this.shown?.seat ?? -1;
  }
  get id(): string {
    return this.shown?.replay ?? "";
  }
}
