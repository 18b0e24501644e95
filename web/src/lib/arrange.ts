/** Where names and pieces stand on a map so that nothing hides a name. */

export interface Size {
  width: number;
  height: number;
}

export interface Wanted {
  id: string;
  at: [number, number];
  /** How far things may stray from the middle of the region. */
  room: number;
  /** The name, the sign of a settlement below it, and the pieces below that; nothing has no height. */
  name: Size;
  sign: Size;
  pieces: Size;
}

/** A box by its middle. */
export interface Box extends Size {
  x: number;
  y: number;
}

export interface Placed {
  name: Box;
  sign: Box;
  pieces: Box;
}

/** A box that may go so far from its home. */
interface Loose extends Box {
  home: [number, number];
  strays: number;
  /** The round in which it moved last: two that have not moved since they were parted need no look. */
  stirred: number;
}

/** The ground of a region: whether a place lies in it, and places all over it. */
export interface Land {
  has: (x: number, y: number) => boolean;
  spots: [number, number][];
}

/** Two boxes that could meet, and the shares of the way that each of them yields. */
type Pair = [a: Loose, b: Loose, shareA: number, shareB: number];

const GAP = 1.5;
/** What rounding may leave. */
const HAIR = 0.01;
const ROUNDS = 60;
const ENDLESS: Size = { width: Infinity, height: Infinity };

/** How far two boxes reach into each other; nothing if they do not. */
export function overlap(a: Box, b: Box): { x: number; y: number } | null {
  const x = (a.width + b.width) / 2 + GAP - Math.abs(a.x - b.x);
  const y = (a.height + b.height) / 2 + GAP - Math.abs(a.y - b.y);
  return x > HAIR && y > HAIR && a.height > 0 && b.height > 0 && a.width > 0 && b.width > 0 ? { x, y } : null;
}

/** Where a line from a point to one inside a box meets the box; the end itself if it lies outside. */
export function outside(start: [number, number], end: [number, number], box: Box): [number, number] {
  const [half, tall] = [box.width / 2 + GAP, box.height / 2 + GAP];
  if (!box.height || Math.abs(end[0] - box.x) > half || Math.abs(end[1] - box.y) > tall) return end;
  const [dx, dy] = [start[0] - end[0], start[1] - end[1]];
  // How far back towards the start each side of the box is, as a share of the line.
  const across = dx ? (box.x + Math.sign(dx) * half - end[0]) / dx : Infinity;
  const down = dy ? (box.y + Math.sign(dy) * tall - end[1]) / dy : Infinity;
  const share = Math.min(across, down, 1);
  return [end[0] + dx * share, end[1] + dy * share];
}

/**
 * Names above, signs in the middle, pieces below; then they make room for each other within the drawing. Pieces stay in
 * the land of their region wherever it has room for them.
 */
export function arrange(
  wanted: Wanted[],
  drawing: Size = ENDLESS,
  lands: ReadonlyMap<string, Land> = new Map(),
): Map<string, Placed> {
  const placed = wanted.map((one) => {
    const { at, name, sign, pieces } = one;
    const [x, y] = at;
    const middle = sign.height ? y - 2 : y;
    const top = sign.height ? middle - sign.height / 2 : pieces.height ? y - pieces.height * 0.2 : y + name.height / 2;
    const foot = sign.height ? middle + sign.height / 2 : top;
    // Far enough to stand clear of the region's own sign, above it or below.
    const clear = (size: Size) => (sign.height ? (size.height + sign.height) / 2 + 2 * GAP + (y - middle) : 0);
    const loose = (size: Size, middleY: number, rooms: number): Loose => {
      const strays = rooms && Math.max(one.room * rooms, size.height, clear(size));
      return { ...size, x, y: middleY, home: at, strays, stirred: 0 };
    };
    return {
      name: loose(name, top - name.height / 2 - GAP, NAME_STRAYS),
      sign: loose(sign, middle, 0),
      pieces: loose(pieces, foot + pieces.height / 2 + GAP, BLOCK_STRAYS),
    };
  });
  const signs = placed.map((one) => one.sign);
  const names = placed.map((one) => one.name);
  const blocks = placed.map((one) => one.pieces);
  const pairs = pairsOf(signs, names, blocks);
  for (let round = 1; round <= ROUNDS; round++) {
    let moved = false;
    for (const pair of pairs) moved = apart(pair, round) || moved;
    for (const box of [...names, ...blocks]) {
      const { x, y } = box;
      tether(box);
      within(box, drawing);
      if (box.x !== x || box.y !== y) box.stirred = round;
    }
    if (!moved) break;
  }
  // What pushing could not part looks for the freest place near its region.
  const all = [...signs, ...names, ...blocks];
  const standing = all.filter((box) => box.height);
  const neighbours = (boxes: Loose[]) =>
    boxes.map((box) => standing.filter((other) => other !== box && near(box, other, box.strays + other.strays)));
  const [byBlocks, byNames] = [neighbours(blocks), neighbours(names)];
  for (let round = 0; round < 3; round++)
    wanted.forEach((_, at) => {
      resettle(blocks[at]!, byBlocks[at]!, drawing);
      resettle(names[at]!, byNames[at]!, drawing);
    });
  for (let round = 0; round < 2; round++)
    wanted.forEach(({ id }, at) => comeHome(blocks[at]!, lands.get(id), [...signs, ...blocks], names, drawing));
  return new Map(wanted.map((one, at) => [one.id, placed[at]!]));
}

/** Signs stand where the map has them; names yield to signs, pieces to both. */
function pairsOf(signs: Loose[], names: Loose[], blocks: Loose[]): Pair[] {
  const pairs: Pair[] = [];
  const meet = (a: Loose, others: Loose[], shareA: number, shareB: number) => {
    for (const b of others) if (b.height && near(a, b, a.strays + b.strays)) pairs.push([a, b, shareA, shareB]);
  };
  names.forEach((name, at) => {
    meet(name, signs, 1, 0);
    meet(name, names.slice(at + 1), 0.5, 0.5);
  });
  blocks.forEach((block, at) => {
    if (!block.height) return;
    meet(block, signs, 1, 0);
    meet(block, names, 0.75, 0.25);
    meet(block, blocks.slice(at + 1), 0.5, 0.5);
  });
  return pairs;
}

/** Whether two boxes can touch that go so far from their homes, both together. */
const near = (a: Loose, b: Loose, far: number) =>
  Math.abs(a.home[0] - b.home[0]) < far + (a.width + b.width) / 2 + GAP &&
  Math.abs(a.home[1] - b.home[1]) < far + (a.height + b.height) / 2 + GAP;

/** Push two boxes apart along the shorter way. */
function apart([a, b, shareA, shareB]: Pair, round: number): boolean {
  if (a.stirred < round - 1 && b.stirred < round - 1) return false;
  const over = overlap(a, b);
  if (!over) return false;
  const along = over.x < over.y ? "x" : "y";
  const way = a[along] < b[along] ? -over[along] : over[along];
  a[along] += way * shareA;
  b[along] -= way * shareB;
  a.stirred = round;
  if (shareB) b.stirred = round;
  return true;
}

/** How far names and pieces may stray, in rooms of their region. */
const NAME_STRAYS = 1.35;
const BLOCK_STRAYS = 1.5;

/** How much dearer it is to lie over a sign than over a name or a piece. */
const SIGN_COUNTS = 8;

/** How much of its ground a box shares with others. */
function shared(box: Loose, all: Loose[]): number {
  let sum = 0;
  for (const other of all) {
    const over = other === box ? null : overlap(box, other);
    // A name is read above what it lies over; a covered sign is gone.
    const weight = other.strays ? 1 : SIGN_COUNTS;
    if (over) sum += weight * Math.min(over.x, box.width, other.width) * Math.min(over.y, box.height, other.height);
  }
  return sum;
}

/** A box that still lies over another goes where it lies over least, and there to the nearest place. */
function resettle(box: Loose, all: Loose[], drawing: Size): void {
  if (!box.height || !shared(box, all)) return;
  const tried = { ...box };
  const others = all.filter((other) => other !== box && near(box, other, box.strays + other.strays));
  let best = { x: box.x, y: box.y, cost: Infinity };
  for (let ring = 0; ring <= RINGS; ring++)
    for (let turn = 0; turn < (ring ? TURNS : 1); turn++) {
      const angle = (turn * 2 * Math.PI) / TURNS;
      tried.x = box.home[0] + (Math.cos(angle) * box.strays * ring) / RINGS;
      tried.y = box.home[1] + (Math.sin(angle) * box.strays * ring) / RINGS;
      within(tried, drawing);
      const cost = shared(tried, others) * 100 + Math.hypot(tried.x - box.x, tried.y - box.y);
      if (cost < best.cost) best = { x: tried.x, y: tried.y, cost };
    }
  box.x = best.x;
  box.y = best.y;
}

/** How many places in its own land a block tries, those with the fewest names under it first. */
const TRIES = 8;
/** How much of its ground a block at home may share with names: they are read above it. */
const SPARE = 0.03;
const NINTHS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x / 3, y / 3] as const));

/** Whether most of a box lies in a land: five of its ninths, by their middles. */
export const atHome = (land: Land, box: Box) => belongs(land, box) >= 5 / 9;

/** How much of a box lies in a land. */
const belongs = (land: Land, { x, y, width, height }: Box) =>
  NINTHS.filter(([across, down]) => land.has(x + across * width, y + down * height)).length / NINTHS.length;

/** All that a block could touch somewhere in a land. */
function reachOf({ spots }: Land, { width, height }: Size): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // The edge of the drawing may push it as far as its own half.
  return {
    x: (left + right) / 2,
    y: (top + foot) / 2,
    width: right - left + 2 * width,
    height: foot - top + 2 * height,
  };
}

/** A block that has strayed into another region goes back where names can make room for it. */
function comeHome(block: Loose, land: Land | undefined, firm: Loose[], names: Loose[], drawing: Size): void {
  if (!land || !block.height || atHome(land, block)) return;
  const [x, y] = [block.x, block.y];
  const all = [...firm, ...names];
  const reach = reachOf(land, block);
  const [firmHere, namesHere] = [firm, names].map((boxes) => boxes.filter((one) => overlap(reach, one))) as [
    Loose[],
    Loose[],
  ];
  const free: { x: number; y: number; cost: number }[] = [];
  for (const [spotX, spotY] of land.spots) {
    [block.x, block.y] = [spotX, spotY];
    within(block, drawing);
    if (!atHome(land, block) || shared(block, firmHere)) continue;
    const far = Math.hypot(block.x - block.home[0], block.y - block.home[1]);
    const abroad = (1 - belongs(land, block)) * block.width * block.height;
    free.push({ x: block.x, y: block.y, cost: shared(block, namesHere) + abroad + far });
  }
  free.sort((a, b) => a.cost - b.cost);
  for (const spot of free.slice(0, TRIES)) {
    [block.x, block.y] = [spot.x, spot.y];
    const yielding = names.filter((name) => overlap(block, name)).map((name) => ({ name, x: name.x, y: name.y }));
    for (const { name } of yielding) resettle(name, all, drawing);
    const left = shared(block, names) + yielding.reduce((sum, { name }) => sum + shared(name, all), 0);
    if (left <= block.width * block.height * SPARE) return;
    for (const { name, x, y } of yielding) [name.x, name.y] = [x, y];
  }
  [block.x, block.y] = [x, y];
}

const RINGS = 7;
const TURNS = 20;

/** Nothing leaves the drawing. */
function within(box: Box, drawing: Size): void {
  if (drawing === ENDLESS) return;
  box.x = Math.min(drawing.width - box.width / 2, Math.max(box.width / 2, box.x));
  box.y = Math.min(drawing.height - box.height / 2, Math.max(box.height / 2, box.y));
}

/** Nothing goes so far that nobody knows where it belongs. */
function tether(box: Loose): void {
  const [x, y] = box.home;
  const distance = Math.hypot(box.x - x, box.y - y);
  if (distance <= box.strays) return;
  box.x = x + ((box.x - x) * box.strays) / distance;
  box.y = y + ((box.y - y) * box.strays) / distance;
}
