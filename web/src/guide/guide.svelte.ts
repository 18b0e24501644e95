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
    if (!now || (this.record.over && !this.ended)) return null;
    return (
      this.first.lessons.find(
        (lesson) => !now.given.has(lesson.id) && (!this.record.over || lesson.later) && lesson.when(now),
      ) ?? null
    );
  });

  /** The code of the option that the lesson advises. */
  readonly advised = $derived(this.lesson && this.moment ? advice(this.lesson, this.moment.codes) : "");

  /** Whether the last lesson has been given. */
  private get ended(): boolean {
    return this.first.lessons.some((lesson) => lesson.last && this.record.given.includes(lesson.id));
  }

  /** How far the first game has come, of 1. */
  get share(): number {
    const course = this.first.lessons.filter((lesson) => !lesson.later);
    return course.filter((lesson) => this.record.given.includes(lesson.id)).length / course.length;
  }

  done(lesson: Lesson): void {
    this.keep({
      ...this.record,
      given: [...this.record.given, lesson.id],
      over: this.record.over || (lesson.last ?? false),
    });
  }

  stop(): void {
    const later = this.first.lessons.filter((lesson) => lesson.later && this.ended).map((lesson) => lesson.id);
    this.keep({ ...this.record, given: [...new Set([...this.record.given, ...later])], over: true });
  }

  again(): void {
    this.keep({ ...this.record, over: false });
  }

  private keep(record: Kept): void {
    this.record = record;
    kept.keep(this.ui.live.id, record);
  }
}
