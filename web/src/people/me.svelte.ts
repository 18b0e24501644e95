/** Who this browser is: an account, or a guest whom the server knows by a cookie. */

import { settings } from "../lib/settings.svelte";
import { introduce, whoAmI, type Me } from "./api";

const NOBODY: Me = { id: 0, name: "", guest: true, blocked: [], silent: 0 };

class Self {
  now = $state.raw<Me>(NOBODY);

  get id(): number {
    return this.now.id;
  }

  async look(): Promise<void> {
    this.now = await whoAmI().catch(() => NOBODY);
  }

  /** Say who one is before one sits down; the name is the one that this browser keeps. */
  async ensure(): Promise<void> {
    this.now = await introduce(settings.name.trim().slice(0, 40), settings.lang);
    if (!this.now.guest) settings.setName(this.now.name);
  }
}

export const me = new Self();

/** Runs a piece of work every so many milliseconds while the page is looked at; returns how to stop it. */
export function again(work: () => Promise<void>, every: number): () => void {
  const turn = () => {
    if (document.visibilityState === "visible") void work().catch(() => {});
  };
  turn();
  const timer = setInterval(turn, every);
  document.addEventListener("visibilitychange", turn);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", turn);
  };
}
