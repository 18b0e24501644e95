/** The light of a picture and what stands in its land, by the people, the kind or the region of a card. */

import type { Chance } from "../chance";
import { first, has, type Printed } from "../printed";
import type { Tint } from "./shapes";

export type Feature =
  | "hills"
  | "peaks"
  | "forest"
  | "pines"
  | "plain"
  | "water"
  | "dunes"
  | "marsh"
  | "city"
  | "hall"
  | "burrows"
  | "ruin"
  | "tower"
  | "fires"
  | "volcano"
  | "cavern"
  | "pillars"
  | "camp"
  | "arches";

export interface Mood {
  /** The sky above and at the horizon, the land far away and near, and the light of sun, moon or fire. */
  high: Tint;
  low: Tint;
  far: Tint;
  near: Tint;
  light: Tint;
  dark: boolean;
  /** What may stand in the land; each picture has some of it. */
  has: Feature[];
}

const mood = (high: Tint, low: Tint, far: Tint, near: Tint, light: Tint, dark: boolean, has: Feature[]): Mood => ({
  high, low, far, near, light, dark, has,
}); // prettier-ignore

const MOODS = {
  shire: mood([200, 62, 72], [52, 80, 88], [95, 38, 60], [105, 45, 34], [48, 95, 86], false, ["hills", "burrows", "forest"]),
  elven: mood([172, 34, 32], [46, 78, 76], [150, 30, 42], [160, 36, 19], [50, 95, 88], false, ["forest", "arches", "water"]),
  dwarven: mood([28, 34, 20], [34, 78, 60], [24, 28, 36], [22, 34, 15], [40, 95, 74], true, ["pillars", "peaks", "fires"]),
  gondor: mood([212, 56, 55], [200, 50, 89], [215, 22, 66], [214, 30, 32], [50, 90, 92], false, ["city", "peaks", "water"]),
  rohan: mood([38, 72, 72], [50, 88, 90], [62, 40, 56], [74, 42, 31], [45, 95, 92], false, ["plain", "hall", "hills"]),
  gandalf: mood([226, 34, 40], [38, 80, 82], [228, 24, 48], [230, 32, 24], [48, 100, 90], false, ["peaks", "ruin", "pines"]),
  gollum: mood([100, 18, 17], [72, 30, 46], [88, 20, 30], [96, 26, 12], [68, 60, 72], true, ["marsh", "water", "cavern"]),
  isengard: mood([58, 16, 18], [44, 52, 50], [52, 14, 30], [60, 18, 12], [42, 80, 66], true, ["tower", "fires", "peaks"]),
  moria: mood([14, 30, 9], [16, 70, 36], [12, 26, 19], [10, 30, 8], [22, 95, 58], true, ["pillars", "cavern", "fires"]),
  sauron: mood([356, 46, 12], [20, 86, 46], [4, 34, 22], [0, 36, 9], [30, 100, 60], true, ["volcano", "tower", "peaks"]),
  wraith: mood([262, 34, 14], [246, 28, 46], [256, 24, 28], [258, 30, 11], [220, 40, 88], true, ["ruin", "peaks", "pines"]),
  raider: mood([26, 64, 56], [44, 88, 80], [32, 52, 58], [24, 52, 30], [48, 100, 90], false, ["dunes", "camp", "fires"]),
  dunland: mood([22, 26, 30], [32, 60, 64], [30, 24, 40], [26, 30, 17], [30, 95, 68], true, ["hills", "fires", "camp"]),
  wild: mood([188, 40, 55], [60, 56, 86], [120, 22, 52], [128, 30, 25], [52, 90, 90], false, ["pines", "hills", "peaks"]),
  sea: mood([205, 58, 52], [190, 55, 86], [206, 36, 58], [210, 48, 33], [48, 90, 90], false, ["water", "hills", "tower"]),
  dusk: mood([280, 30, 30], [18, 80, 72], [300, 20, 38], [290, 28, 17], [30, 100, 82], false, ["hills", "ruin", "forest"]),
  mirk: mood([165, 26, 12], [100, 24, 34], [150, 22, 20], [160, 28, 8], [90, 50, 66], true, ["forest", "pines", "marsh"]),
  frost: mood([212, 40, 60], [200, 40, 93], [208, 24, 78], [212, 26, 52], [200, 60, 97], false, ["peaks", "pines", "hills"]),
  waste: mood([28, 22, 36], [36, 50, 68], [26, 20, 44], [24, 24, 22], [38, 80, 78], true, ["peaks", "ruin", "cavern"]),
} satisfies Record<string, Mood>; // prettier-ignore

type Name = keyof typeof MOODS;

/** Regions of the CCG whose land is not told by their kind. */
const REGIONS: Record<string, Name> = {
  "the-shire": "shire", arthedain: "wild", cardolan: "dusk", rhudaur: "gandalf", lindon: "sea", rohan: "rohan", fangorn: "mirk",
  "wold-and-foothills": "elven", "western-mirkwood": "mirk", "southern-mirkwood": "mirk", "heart-of-mirkwood": "mirk",
  "woodland-realm": "elven", gorgoroth: "sauron", nurn: "waste", "imlad-morgul": "wraith", udun: "sauron", dagorlad: "waste",
  "brown-lands": "waste", anorien: "gondor", lebennin: "gondor", belfalas: "sea", lamedon: "gondor", ithilien: "elven",
  anfalas: "sea", andrast: "wild", harondor: "raider", khand: "raider", "horse-plains": "rohan", dorwinion: "rohan",
  angmar: "frost", forochel: "frost", gundabad: "frost", "withered-heath": "waste", "grey-mountain-narrows": "frost",
  "iron-hills": "dwarven", "redhorn-gate": "moria", "high-pass": "frost", hollin: "dusk", dunland: "dunland",
  "gap-of-isen": "isengard", enedhwaith: "dusk", numeriador: "wild", "anduin-vales": "wild",
}; // prettier-ignore

const RACES: Record<string, Name> = {
  hobbit: "shire", elf: "elven", dwarf: "dwarven", dunadan: "gondor", man: "rohan", men: "rohan", wizard: "gandalf", ent: "mirk",
  nazgul: "wraith", orcs: "moria", trolls: "waste", dragon: "waste", drake: "waste", spiders: "mirk", wolves: "frost",
  undead: "wraith", animals: "wild", giants: "frost", "awakened-plant": "mirk", "pukel-creature": "mirk", woses: "mirk",
  "balrog-spawn": "moria", slayer: "dusk", eagle: "frost",
}; // prettier-ignore

const PLACES: Record<string, Name> = {
  haven: "elven", "free-hold": "gondor", "border-hold": "rohan", "ruins-and-lairs": "dusk", "shadow-hold": "waste",
  "dark-hold": "sauron",
}; // prettier-ignore

const LANDS: Record<string, Name> = {
  wilderness: "wild", "dark-domain": "sauron", "shadow-land": "waste", "border-land": "rohan", "coastal-sea": "sea",
  "free-domain": "gondor",
}; // prettier-ignore

const TERRAINS: Record<string, Feature> = {
  river: "water", marsh: "marsh", forest: "forest", plains: "plain", mountain: "peaks", underground: "pillars",
  battleground: "camp", sanctuary: "arches",
}; // prettier-ignore

/** What may stand at a site of the CCG: what its land has of it, else the last. */
const STRONGHOLDS: Record<string, Feature[]> = {
  haven: ["arches"], "free-hold": ["burrows", "arches", "hall", "pillars", "city"], "border-hold": ["camp", "hall"],
  "ruins-and-lairs": ["cavern", "ruin"], "shadow-hold": ["ruin", "tower"], "dark-hold": ["volcano", "tower"],
}; // prettier-ignore

/** The lands along the adventure paths of the TCG, from site 1 to site 9. */
const PATHS: Record<string, Name[]> = {
  fellowship: ["shire", "wild", "elven", "moria", "moria", "elven", "sea", "sea", "gandalf"],
  towers: ["rohan", "dunland", "mirk", "rohan", "rohan", "waste", "wraith", "isengard", "isengard"],
};

const HEROES: Name[] = ["shire", "elven", "gondor", "rohan", "gandalf", "wild", "sea", "dusk", "frost", "dwarven"];
const SHADOWS: Name[] = ["isengard", "moria", "sauron", "wraith", "waste", "mirk", "gollum", "dunland"];
const FOES = ["minion", "creature", "agent", "hazard-event"];

export const isDark = (card: Printed): boolean => FOES.includes(card.type) || has(card, "side", "shadow");

function turned<T>(list: T[], chance: Chance): T[] {
  const from = chance.whole(0, list.length - 1);
  return [...list.slice(from), ...list.slice(0, from)];
}

/** The mood of a card, a little different for each. */
export function moodOf(card: Printed, chance: Chance): Mood {
  const culture = first(card, "culture") as Name;
  const name =
    (culture in MOODS ? culture : undefined) ??
    REGIONS[first(card, "region")] ??
    PLACES[first(card, "site")] ??
    PATHS[first(card, "block")]?.[(card.values.site ?? 1) - 1] ??
    (card.type === "creature" ? (RACES[first(card, "race")] ?? LANDS[first(card, "land")]) : undefined) ??
    RACES[first(card, "race")] ??
    chance.of(isDark(card) ? SHADOWS : HEROES);
  const found = MOODS[name];
  const turn = chance.between(-13, 13);
  const shade = chance.between(-6, 6);
  const moved = ([hue, strong, light]: Tint): Tint => [hue + turn, strong, light + shade];
  const built = STRONGHOLDS[first(card, "site")] ?? [];
  const here = built.filter((one) => (found.has as Feature[]).includes(one));
  const terrains = (card.facets.keyword ?? []).map((word) => TERRAINS[word]);
  const special = [...terrains, ...(built.length ? [here.length ? chance.of(here) : built.at(-1)] : [])].filter(
    (one) => one !== undefined,
  );
  return {
    ...found,
    high: moved(found.high),
    low: moved(found.low),
    far: moved(found.far),
    near: moved(found.near),
    has: special.length ? [...special, chance.of(found.has)] : turned(found.has, chance),
  };
}
