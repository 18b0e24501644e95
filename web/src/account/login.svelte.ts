/** Who is logged in at this browser. */

import { loginInfo } from "./api";

class Login {
  /** Whether the server keeps accounts; not known at first. */
  accounts = $state<boolean | null>(null);
  name = $state("");

  /** Ask the server, once unless something has changed. */
  async ask(again = false): Promise<void> {
    if (this.accounts !== null && !again) return;
    try {
      const { accounts, name } = await loginInfo();
      this.accounts = accounts;
      this.name = name;
    } catch {
      this.accounts = false;
    }
  }
}

export const login = new Login();
