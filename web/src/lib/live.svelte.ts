/** The live table: a websocket that comes back by itself, and the newest update. */

import { logBefore } from "./api";
import { whole } from "./changes";
import { motion } from "./motion.svelte";
import { passing } from "./passing.svelte";
import { settings } from "./settings.svelte";
import { play, soundOf } from "./sound";
import { Steps } from "./steps";
import type { Ahead, Asked, Clock, Entry, Problem, TableInfo, Update } from "./types";

interface Pending {
  id: number;
  number: number;
  codes: string[];
  /** The update that it made, once the server has said so. */
  made?: number;
}

type Connection = "connecting" | "open" | "lost";

export class Live {
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Entry[]>([]);
  /** How many lines of the log stand before those that are here. */
  logFrom = $state(0);
  /** How many lines the log had when this seat last decided. */
  readTo = $state(0);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  pending = $state.raw<Pending | null>(null);
  chat = $state.raw<{ id: number; seat: number; text: string }[]>([]);
  /** The seats whose chat this seat does not want to read. */
  muted = $state.raw<number[]>([]);
  ahead = $state.raw<Ahead>({ may: [], given: {} });
  clock = $state.raw<Clock | null>(null);
  /** When the clock was read. */
  clockAt = $state(0);
  /** The table of the rematch, when there is one. */
  rematch = $state("");
  /** Decisions that this seat has made here: where an undo goes back to. */
  private mine = $state.raw<number[]>([]);

  private socket: WebSocket | null = null;
  private tries = 0;
  private ids = 0;
  private timer = 0;
  private pulse = 0;
  private closed = false;
  private readonly steps = new Steps({
    factor: () => motion.factor,
    seen: () => document.visibilityState === "visible",
    show: (update) => this.show(update),
    decides: () => this.seat >= 0,
  });
  private answering = 0;
  private takesBack = false;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    try {
      this.mine = JSON.parse(sessionStorage.getItem(`westmarch.mine.${id}`) ?? "[]");
    } catch {
      this.mine = [];
    }
    this.open();
    addEventListener("online", this.again);
    // A key or a click shows at once what is still to come.
    addEventListener("keydown", this.steps.skip, true);
    addEventListener("pointerdown", this.steps.skip, true);
    document.addEventListener("visibilitychange", this.again);
  }

  private again = () => {
    this.steps.skip();
    if (document.visibilityState === "visible" && this.connection !== "open") {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    if (this.closed) return;
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () =>
      this.send({
        type: "hello",
        key: this.key,
        number: this.update?.number ?? -1,
        log: this.update?.logTo ?? 0,
        chat: this.chat.at(-1)?.id ?? 0,
        changes: true,
      });
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      clearInterval(this.pulse);
      this.connection = "lost";
      // The table itself was refused: trying again would not help.
      if (event.code === 1008 && this.problem && !this.update) return;
      this.timer = window.setTimeout(() => this.open(), Math.min(8000, 400 * 2 ** this.tries++));
    };
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: any): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.muted = message.muted ?? [];
        this.ahead = message.ahead ?? this.ahead;
        this.seated(message.table);
        this.connection = "open";
        this.tries = 0;
        clearInterval(this.pulse);
        this.pulse = window.setInterval(() => this.send({ type: "ping", id: 0 }), 25_000);
        // The same decision again is harmless: it carries the number that it answers.
        if (this.pending) this.send({ type: "decide", ...this.pending });
        break;
      case "update":
        this.take(message);
        break;
      case "table":
        this.seated(message.table);
        break;
      case "ahead":
        this.ahead = message.ahead;
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "ack":
        if (this.pending && message.id === this.pending.id) {
          this.pending = { ...this.pending, made: message.number };
          this.settle();
        }
        break;
      case "error":
        this.refused(message);
    }
  }

  private take(message: Update): void {
    const update = whole(message, this.steps.newest ?? this.update);
    if (!update) return this.send({ type: "resync", id: ++this.ids });
    if (this.mine.some((keep) => keep >= update.decisions))
      this.mine = this.mine.filter((keep) => keep < update.decisions);
    this.steps.take(update);
  }

  /** A decision is under way until what came of it is on the table. */
  private settle(): void {
    const made = this.pending?.made;
    if (made === undefined || (this.update?.number ?? -1) < made) return;
    this.pending = null;
    if (this.takesBack) this.undo();
  }

  private seated(table: TableInfo): void {
    this.table = table;
    this.rematch = table.rematch ?? "";
    this.read(table.clock);
  }

  private read(clock: Clock | null | undefined): void {
    if (!clock) return;
    this.clock = clock;
    this.clockAt = performance.now();
  }

  private refused(message: Problem & { id?: number }): void {
    const ours = this.pending !== null && message.id === this.pending.id;
    if (ours) this.pending = null;
    if (message.title === "Stale") this.send({ type: "resync", id: ++this.ids });
    else if (message.status !== 429) this.problem = message;
    if (ours) this.forget();
  }

  private show(update: Update): void {
    const before = this.update;
    if (before && !update.fresh && update.logFrom !== before.logTo) {
      // Something was missed: the log here no longer fits.
      this.send({ type: "resync", id: ++this.ids });
      return;
    }
    this.read(update.clock);
    this.log = update.fresh ? update.log : [...this.log, ...update.log];
    if (update.fresh) this.logFrom = update.logFrom;
    this.readTo = Math.min(this.readTo, this.log.length);
    if (!before) this.readTo = this.log.length;
    // Who only looks on decides nothing: to him each step is news, until the next one.
    else if (this.seat < 0 && update.log.length && !update.fresh) this.readTo = this.log.length - update.log.length;
    const sound =
      before && update.question && !before.question
        ? "turn"
        : before
          ? soundOf(update.log.map((line) => line.key))
          : null;
    if (sound) play(sound);
    motion.hurried = this.steps.behind;
    this.update = update;
    this.settle();
    if (update.ending && this.table) this.table = { ...this.table, over: true };
    this.answerSoon(update);
  }

  /** Others must not see who has nothing to do or does not care: such an answer takes about as long as a thought. */
  private answerSoon(update: Update): void {
    clearTimeout(this.answering);
    const side = this.table?.seats[this.seat]?.side ?? "";
    const code = update.question && settings.passAfter ? passing.answerTo(update.question, update.path, side) : "";
    if (!code) return;
    const wait = settings.passAfter * (0.5 + Math.random()) * 1000;
    // Whoever stops it meanwhile is asked.
    this.answering = window.setTimeout(() => {
      const asked = this.update?.number === update.number ? this.update.question : null;
      if (asked && passing.answerTo(asked, update.path, side) === code) this.decide(code);
    }, wait);
  }

  /** Fetch the lines of the log that stand before those that are here. */
  async earlier(): Promise<void> {
    while (this.logFrom > 0) {
      const until = this.logFrom;
      const page = await logBefore(this.id, this.key, until);
      // The log may have begun anew while the page was on its way.
      if (this.logFrom !== until) return;
      this.log = [...page.log, ...this.log];
      this.readTo += page.log.length;
      this.logFrom = page.logFrom;
    }
  }

  /** Answer the present question, and those that follow it at once. */
  decide(...codes: string[]): void {
    if (!this.update?.question || this.pending || this.steps.newest || !codes.length) return;
    this.problem = null;
    this.readTo = this.log.length;
    this.pending = { id: ++this.ids, number: this.update.number, codes };
    this.mine = [...this.mine, this.update.decisions];
    this.keep();
    this.send({ type: "decide", ...this.pending });
  }

  /** Answer a formal question before it is asked; without a code the answer is taken back. */
  answerAhead(prompt: string, code: string): void {
    this.send({ type: "ahead", prompt, code, id: ++this.ids });
  }

  get canUndo(): boolean {
    return this.mine.length > 0 && !this.pending && !this.update?.ending && this.seat >= 0;
  }

  /** Take back this seat's last decision; people who must agree are asked. */
  undo(): void {
    // Somebody quick takes back a decision that is still under way.
    this.takesBack = this.pending !== null;
    const keep = this.mine.at(-1);
    if (keep === undefined || !this.canUndo) return;
    this.problem = null;
    this.send({ type: "ask", what: "undo", keep, id: ++this.ids });
  }

  /** Ask the others for a draw or a rematch. */
  ask(what: Asked): void {
    this.problem = null;
    this.send({ type: "ask", what, id: ++this.ids });
  }

  reply(what: Asked, yes: boolean): void {
    this.send({ type: "reply", what, yes, id: ++this.ids });
  }

  resign(): void {
    this.send({ type: "resign", id: ++this.ids });
  }

  private forget(): void {
    this.mine = this.mine.slice(0, -1);
    this.keep();
  }

  private keep(): void {
    try {
      sessionStorage.setItem(`westmarch.mine.${this.id}`, JSON.stringify(this.mine.slice(-50)));
    } catch {
      // Undo then ends with the page.
    }
  }

  say(text: string): void {
    this.send({ type: "chat", id: ++this.ids, text });
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.send({ type: "mute", id: ++this.ids, seat, on });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.answering);
    clearInterval(this.pulse);
    removeEventListener("online", this.again);
    this.steps.stop();
    removeEventListener("keydown", this.steps.skip, true);
    removeEventListener("pointerdown", this.steps.skip, true);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }
}

/** What the parts of a table need to know: of a live table, or of one that is shown again. */
export type Followed = Pick<Live, keyof Live>;
