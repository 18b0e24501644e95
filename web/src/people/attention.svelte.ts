/** Telling somebody that it is his move: in the title, in the icon of the page, by a bell, by a notice of the browser. */

import { keepSetting, readSetting } from "../lib/settings.svelte";
import { play } from "../lib/sound";

class Attention {
  /** Whether it is this seat's move at the table that is open. */
  mine = $state(false);
  /** At how many tables of the list it is one's move. */
  waiting = $state(0);
  /** Whether the browser may show notices of its own, and the person wants them. */
  wanted = $state(readSetting("notices") === "yes");

  get allowed(): boolean {
    return this.wanted && "Notification" in window && Notification.permission === "granted";
  }

  async want(on: boolean): Promise<boolean> {
    const may = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.wanted = may;
    keepSetting("notices", may ? "yes" : "");
    return may === on;
  }

  /** What stands before the title of the page. */
  get mark(): string {
    return this.mine ? "● " : this.waiting ? `(${this.waiting}) ` : "";
  }

  /** Somebody who looks elsewhere is told once for each turn. */
  call(title: string, text: string, table: string): void {
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    play("turn", true);
    if (!this.allowed) return;
    const notice = new Notification(title, { body: text, tag: `turn-${table}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const attention = new Attention();

const POINT = "%3Ccircle cx='24' cy='24' r='8' fill='%23d0311e' stroke='%23fff' stroke-width='2'/%3E";

/** The icon of the page, with a red point while somebody is asked. */
export function badge(on: boolean): void {
  const link = document.querySelector("link[rel=icon]");
  const bare = link?.getAttribute("href")?.replace(POINT, "") ?? "";
  link?.setAttribute("href", on ? bare.replace("%3C/svg%3E", `${POINT}%3C/svg%3E`) : bare);
}
