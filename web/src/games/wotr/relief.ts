/** The lie of Middle-earth: chains of mountains along the ridges, and woods, marshes and hills where regions have them. */

import {
  along,
  fir,
  hill,
  leafy,
  patch,
  Range,
  reeds,
  scattered,
  stone,
  strewn,
  tuft,
  type Mountain,
} from "../../board/terrain";
import type { BoardShape } from "./war";

/** Regions that are wood, marsh, hills or mountains, as their names say. */
const FIRS = ["woodland-realm", "northern-mirkwood", "western-mirkwood", "eastern-mirkwood", "southern-mirkwood", "dol-guldur", "narrows-of-the-forest", "old-forest-road"]; // prettier-ignore
const WOODS = ["old-forest", "fangorn", "lorien", "druadan-forest", "trollshaws"];
const MARSHES = ["dead-marshes", "gladden-fields"];
const HILLS = ["weather-hills", "north-downs", "south-downs", "tower-hills", "eastern-emyn-muil", "western-emyn-muil", "iron-hills", "ettenmoors", "evendim", "withered-heath"]; // prettier-ignore
const HEIGHTS = ["mount-gram", "mount-gundabad", "angmar", "ash-mountains", "eagles-eyrie"];

/** Lands where little grows. */
const BARREN = ["dagorlad", "noman-lands", "western-brown-lands", "eastern-brown-lands", "gorgoroth", "khand", "near-harad", "far-harad", "umbar"]; // prettier-ignore

export interface Relief {
  mountains: Mountain[];
  /** The ground under mountains, under woods and under marshes. */
  slopes: string;
  shade: string;
  mire: string;
  grass: string;
  stones: string;
  firs: string;
  woods: string;
  marshes: string;
  hills: string;
}

/** How far the mountains of a chain stand apart. */
const APART = 14;

export function reliefOf(board: BoardShape): Relief {
  const range = new Range();
  const made = { firs: "", woods: "", marshes: "", hills: "", shade: "", mire: "", grass: "", stones: "" };
  const bare = new Set([...FIRS, ...WOODS, ...MARSHES, ...HILLS, ...HEIGHTS, ...BARREN]);
  board.borders.forEach(([kind], arc) => {
    if (kind !== "ridge") return;
    const random = scattered(arc);
    along(board.arcs[arc] ?? [], APART).forEach(([x, y], at) => {
      const aside = (random() - 0.5) * 9;
      range.add([x + aside, y + 9 + (random() - 0.5) * 5], (at % 3 === 1 ? 25 : 17) + random() * 9, random);
    });
  });
  board.regions.forEach((region, at) => {
    const random = scattered(at + 1000);
    const over = (apart: number) => strewn(board, region, apart, at);
    const { id } = region;
    if (HEIGHTS.includes(id)) for (const point of over(30)) range.add(point, 16 + random() * 10, random);
    if (FIRS.includes(id))
      for (const point of over(15)) {
        made.firs += fir(point, 12 + random() * 5);
        made.shade += patch(point, 15);
      }
    if (WOODS.includes(id))
      for (const point of over(16)) {
        made.woods += leafy(point, 11 + random() * 4);
        made.shade += patch(point, 15);
      }
    if (MARSHES.includes(id))
      for (const point of over(24)) {
        made.marshes += reeds(point);
        made.mire += patch(point, 17);
      }
    if (HILLS.includes(id)) made.hills += over(30).map((point) => hill(point, 8 + random() * 4)).join(""); // prettier-ignore
    if (BARREN.includes(id)) made.stones += over(46).map(stone).join("");
    if (!bare.has(id) && !region.nation) made.grass += over(42).map(tuft).join("");
  });
  return { mountains: range.mountains, slopes: range.slopes, ...made };
}
