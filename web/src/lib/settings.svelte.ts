/** What a person has chosen for this browser: language, theme, name. */

export type Lang = "en" | "es";
export type Theme = "auto" | "light" | "dark";

export function readSetting(name: string): string {
  try {
    return localStorage.getItem(`westmarch.${name}`) ?? "";
  } catch {
    return "";
  }
}

export function keepSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`westmarch.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLanguage(): Lang {
  const asked = new URLSearchParams(location.search).get("lang") ?? (readSetting("lang") || navigator.language);
  return asked.toLowerCase().startsWith("es") ? "es" : "en";
}

const asLang = (word: string): Lang | "" => (word === "en" || word === "es" ? word : "");

class Settings {
  lang = $state<Lang>(firstLanguage());
  theme = $state<Theme>((readSetting("theme") as Theme) || "auto");
  name = $state(readSetting("name"));
  private system = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.system = event.matches));
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.system);
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    keepSetting("lang", lang);
  }

  /** The language of cards, if it is not that of the page. */
  cardLang = $state<Lang | "">(asLang(readSetting("card-lang")));

  setCardLang(lang: string): void {
    this.cardLang = asLang(lang);
    keepSetting("card-lang", this.cardLang);
  }

  toggleTheme(): void {
    this.theme = this.dark ? "light" : "dark";
    keepSetting("theme", this.theme);
  }

  /** About how many seconds pass before somebody passes by himself who can do nothing else; 0 is never. */
  passAfter = $state(Number(readSetting("pass-after") || 2));

  setPassAfter(seconds: number): void {
    this.passAfter = seconds;
    keepSetting("pass-after", String(seconds));
  }

  /** Whether this browser has been to a table before. */
  known = $state(readSetting("known") !== "");

  beenHere(): void {
    this.known = true;
    keepSetting("known", "yes");
  }

  setName(name: string): void {
    this.name = name;
    keepSetting("name", name);
  }
}

export const settings = new Settings();

/** The secret keys of seats this browser holds, by table. */
export const seatKeys = {
  of: (table: string): string => readSetting(`key.${table}`),
  keep: (table: string, key: string): void => keepSetting(`key.${table}`, key),
};

/** The invitations to seats of private tables that this browser holds, by table and seat. */
class Invitations {
  private kept = $state(0);

  of(table: string, seat: number): string {
    void this.kept;
    return readSetting(`invite.${table}.${seat}`);
  }

  keep(table: string, seat: number, word: string): void {
    keepSetting(`invite.${table}.${seat}`, word);
    this.kept += 1;
  }
}

export const invitations = new Invitations();

/** Tables this browser has played at lately, newest first. */
export const recent = {
  list(): { id: string; game: string; at: number }[] {
    try {
      return JSON.parse(readSetting("recent") || "[]");
    } catch {
      return [];
    }
  },
  add(id: string, game: string): void {
    const others = recent.list().filter((table) => table.id !== id);
    keepSetting("recent", JSON.stringify([{ id, game, at: Date.now() }, ...others].slice(0, 8)));
  },
};
