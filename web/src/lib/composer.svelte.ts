/** Composed decisions: the tree below the present question, and the gesture that is being made. */

import { below, consequencesOf } from "./api";
import type { Followed } from "./live.svelte";
import { codeOfPick, gesturesOf, rowOf, type Gesture, type Hand, type Node, type Pick, type Row } from "./tree";
import type { Option, Said } from "./types";

/** A choice of figures, in one question or in several, and the answers that lead to it. */
export interface Parts {
  codes: string[];
  rows: Row[];
  pick?: Pick;
}

export class Composer {
  /** The number of the update that the tree belongs to. */
  private number = $state(-1);
  private tree = $state.raw<Node | null>(null);
  /** Nodes that were asked for one by one, by the answers that lead to them. */
  private known = new Map<string, Node | null>();
  /** Who is to go, by item: what is not named goes whole. */
  wanted = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** A choice of figures that waits to be confirmed. */
  parts = $state.raw<Parts | null>(null);
  /** Whether a gesture is being looked up before it is sent. */
  busy = $state(false);
  /** What the last gesture used, to be told. */
  used = $state("");

  constructor(
    private readonly live: Followed,
    private readonly hand: () => Hand,
  ) {}

  /** Ask for the tree of the present question; until it comes the options alone are there. */
  async look(): Promise<void> {
    const update = this.live.update;
    if (!update?.question || this.live.seat < 0 || update.number === this.number) return;
    this.number = update.number;
    this.tree = null;
    this.known.clear();
    const found = await below(this.live.id, this.live.key, update.number, [], 1).catch(() => null);
    if (this.number === update.number) this.tree = found;
  }

  /** Whether all that the server knows of the present question is there. */
  get whole(): boolean {
    return this.tree !== null && this.number === this.live.update?.number;
  }

  /** The present question with what is below it. */
  readonly root = $derived.by((): Node | null => {
    const update = this.live.update;
    if (!update?.question) return null;
    return this.whole ? this.tree : { ...update.question, below: {} };
  });

  readonly gestures = $derived.by(() => (this.root && !this.live.pending ? gesturesOf(this.root, this.hand()) : []));

  /** What an option of the present question brings. */
  readonly then = $derived(new Map((this.root?.options ?? []).map((option) => [option.code, option.then ?? []])));

  private effects = $state.raw<ReadonlyMap<string, Said[]>>(new Map());

  /** What a gesture brings, if it is known. */
  effectsOf({ path }: Gesture): Said[] {
    const last = path.at(-1)!;
    return last.then ?? this.effects.get(nameOf(this.number, path)) ?? [];
  }

  /** Ask what some gestures bring. */
  async weigh(gestures: Gesture[]): Promise<void> {
    const number = this.number;
    const asked = gestures
      .map(({ path }) => path)
      .filter((path) => path.length > 1 && !this.effects.has(nameOf(number, path)));
    if (!asked.length || !this.whole) return;
    const gestureCodes = asked.slice(0, 24).map((path) => path.map((option) => option.code));
    const found = await consequencesOf(this.live.id, this.live.key, number, gestureCodes).catch(() => []);
    const fresh = found.map((then, at) => [nameOf(number, asked[at]!), then] as const);
    const kept = number === this.number ? [...this.effects].filter(([name]) => name.startsWith(`${number} `)) : [];
    this.effects = new Map([...kept, ...fresh]);
  }

  /** The question after some answers; null where the gesture ends. */
  private async nodeAt(codes: string[], root: Node | null, number: number): Promise<Node | null> {
    let node = root;
    for (const [at, code] of codes.entries()) {
      let next: Node | null | undefined = node?.below[code];
      if (next === undefined) {
        const path = codes.slice(0, at + 1);
        const name = `${number} ${path.join(" ")}`;
        if (!this.known.has(name)) this.known.set(name, await below(this.live.id, this.live.key, number, path, 1));
        next = this.known.get(name) ?? null;
      }
      node = next;
    }
    return node;
  }

  /** Answer all the questions of a gesture; false if a choice of figures has to be confirmed first. */
  async perform(gesture: Gesture): Promise<boolean> {
    // Whoever clicks twice means it once.
    if (this.busy) return false;
    this.busy = true;
    try {
      return await this.answer(gesture);
    } finally {
      this.busy = false;
    }
  }

  private async answer(gesture: Gesture): Promise<boolean> {
    const { number } = this;
    const codes = gesture.path.map((option) => option.code);
    const hand = this.hand();
    const needs = hand.whole || hand.part ? await this.nodeAt(codes, this.root, this.number).catch(() => null) : null;
    const [whole, part] = [codeIn(needs, hand.whole), codeIn(needs, hand.part)];
    if (needs?.pick && hand.chain?.includes(needs.prompt) && (!whole || this.wanted.size)) {
      return this.performPart(number, gesture.die, codes, needs.pick);
    }
    if (part && (!whole || this.wanted.size)) {
      const parts = await this.walk([...codes, part]);
      const met = [...this.wanted].every(([item, count]) =>
        parts.rows.some((row) => row.item === item && row.takes[row.chosen] === count),
      );
      if (!this.wanted.size || !met) {
        if (number === this.live.update?.number) this.parts = parts;
        return false;
      }
      return this.send(number, gesture.die, codesOf(parts));
    }
    return this.send(number, gesture.die, whole ? [...codes, whole] : codes);
  }

  /** A part of an army goes: at once if the server agrees, else the choice is shown. */
  private async performPart(number: number, die: string, codes: string[], pick: Pick): Promise<boolean> {
    const amounts = new Map(pick.items.map(({ code, most }) => [code, this.wanted.get(code) ?? most]));
    const chosen = [...codes, codeOfPick(pick, amounts)];
    const fits =
      this.wanted.size > 0 &&
      (await this.nodeAt(chosen, this.root, this.number).then(
        () => true,
        () => false,
      ));
    if (fits) return this.send(number, die, chosen);
    this.parts = { codes, rows: [], pick };
    return false;
  }

  /** The choice of figures is made on one screen. */
  picked(code: string): void {
    if (!this.parts) return;
    this.live.decide(...this.parts.codes, code);
    this.clear();
  }

  /** While a gesture was looked up another question may have come: what was meant for the first one is not sent. */
  private send(number: number, die: string, codes: string[]): boolean {
    if (number !== this.live.update?.number) return false;
    this.used = die;
    this.live.decide(...codes);
    return true;
  }

  /** The lines of a choice that is asked in several questions, from these answers on. */
  private async walk(codes: string[]): Promise<Parts> {
    const hand = this.hand();
    const rows: Row[] = [];
    const path = [...codes];
    const [root, number] = [this.root, this.number];
    let node = await this.nodeAt(path, root, number);
    while (node && hand.chain?.includes(node.prompt) && rows.length < 20) {
      const row = rowOf(node, this.wanted, hand);
      rows.push(row);
      path.push(row.options[row.chosen]!.code);
      node = await this.nodeAt(path, root, number);
    }
    return { codes, rows };
  }

  /** Show the present question as one choice, if it is the first of a chain. */
  async chain(): Promise<void> {
    const root = this.root;
    if (!root || root.pick || !this.hand().chain?.includes(root.prompt) || !this.tree) return;
    const parts = await this.walk([]);
    if (this.root === root) this.parts = parts;
  }

  /** Another amount of an item: the lines after it may change. */
  async change(item: string, amount: number): Promise<void> {
    this.wanted = new Map(this.wanted).set(item, amount);
    if (this.parts) this.parts = await this.walk(this.parts.codes);
  }

  /** Send the choice of figures. */
  confirm(): void {
    if (!this.parts) return;
    this.live.decide(...codesOf(this.parts));
    this.clear();
  }

  clear(): void {
    this.wanted = new Map();
    this.parts = null;
  }
}

const nameOf = (number: number, path: Option[]) => `${number} ${path.map((option) => option.code).join(" ")}`;
const codesOf = (parts: Parts) => [...parts.codes, ...parts.rows.map((row) => row.options[row.chosen]!.code)];

/** The first of some codes that a question offers. */
function codeIn(node: Node | null, codes: string[] = []): string {
  const offered = new Set((node?.options ?? []).map((option: Option) => option.code));
  return codes.find((code) => offered.has(code)) ?? "";
}
