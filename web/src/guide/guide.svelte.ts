/** The guide of a first game: which lesson is next, and what this browser has already been taught. */

import { kept, type Kept } from "./kept";
import { advice, type FirstGame, type Lesson, type Moment } from "./lessons";
import type { TableUi } from "../lib/ui.svelte";

export class Guide {
  private record = $state.raw<Kept>({ game: "", given: [], over: false });

  constructor(
    private readonly first: FirstGame,
    private readonly ui: TableUi,
  ) {
    this.record = kept.of(ui.live.id) ?? { game: first.game, given: [], over: false };
  }

  get over(): boolean {
    return this.record.over;
  }

  readonly moment = $derived.by((): Moment | null => {
    const { live } = this.ui;
    const question = live.update?.question;
    if (!live.update || !question || live.pending) return null;
    const short = (key: string) => key.replace(/^\w+?-/, "");
    return {
      update: live.update,
      prompt: short(question.prompt),
      codes: question.options.map((option) => option.code),
      news: live.log.slice(live.readTo).map((line) => short(line.key)),
      given: new Set(this.record.given),
    };
  });

  /** The first lesson that has not been given and whose moment this is. */
  readonly lesson = $derived.by((): Lesson | null => {
    const now = this.moment;
    if (!now || this.record.over) return null;
    return this.first.lessons.find((lesson) => !now.given.has(lesson.id) && lesson.when(now)) ?? null;
  });

  /** The code of the option that the lesson advises. */
  readonly advised = $derived(this.lesson && this.moment ? advice(this.lesson, this.moment.codes) : "");

  /** How far the first game has come, of 1. */
  get share(): number {
    return this.record.given.length / this.first.lessons.length;
  }

  done(lesson: Lesson): void {
    this.keep({ ...this.record, given: [...this.record.given, lesson.id], over: lesson.last ?? false });
  }

  stop(): void {
    this.keep({ ...this.record, over: true });
  }

  again(): void {
    this.keep({ ...this.record, over: false });
  }

  private keep(record: Kept): void {
    this.record = record;
    kept.keep(this.ui.live.id, record);
  }
}
