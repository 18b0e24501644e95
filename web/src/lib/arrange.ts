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

/** Names above, signs in the middle, pieces below; then they make room for each other within the drawing. */
export function arrange(wanted: Wanted[], drawing: Size = ENDLESS): Map<string, Placed> {
  const placed = wanted.map(({ at: [x, y], name, sign, pieces }) => {
    const middle = sign.height ? y - 2 : y;
    const top = sign.height ? middle - sign.height / 2 : pieces.height ? y - pieces.height * 0.2 : y + name.height / 2;
    const foot = sign.height ? middle + sign.height / 2 : top;
    return {
      name: { ...name, x, y: top - name.height / 2 - GAP },
      sign: { ...sign, x, y: middle },
      pieces: { ...pieces, x, y: foot + pieces.height / 2 + GAP },
    };
  });
  // Signs stand where the map has them; names yield to signs, pieces to both.
  const signs = placed.map((one) => one.sign);
  const names = placed.map((one) => one.name);
  const blocks = placed.map((one) => one.pieces);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    names.forEach((name, at) => {
      for (const sign of signs) moved = away(name, sign, 1) || moved;
      names.forEach((other, to) => {
        if (to > at) moved = apart(name, other, 0.5, 0.5) || moved;
      });
    });
    blocks.forEach((block, at) => {
      if (!block.height) return;
      for (const sign of signs) moved = away(block, sign, 1) || moved;
      for (const name of names) moved = apart(block, name, 0.75, 0.25) || moved;
      blocks.forEach((other, to) => {
        if (to > at) moved = apart(block, other, 0.5, 0.5) || moved;
      });
    });
    wanted.forEach((one, at) => {
      tether(names[at]!, one, NAME_STRAYS);
      tether(blocks[at]!, one, BLOCK_STRAYS);
      within(names[at]!, drawing);
      within(blocks[at]!, drawing);
    });
    if (!moved) break;
  }
  // What pushing could not part looks for the freest place near its region.
  const all = [...signs, ...names, ...blocks];
  for (let round = 0; round < 2; round++)
    wanted.forEach((one, at) => {
      resettle(blocks[at]!, one, BLOCK_STRAYS, all, drawing);
      resettle(names[at]!, one, NAME_STRAYS, all, drawing);
    });
  return new Map(wanted.map((one, at) => [one.id, placed[at]!]));
}

function away(a: Box, fixed: Box, share: number): boolean {
  return apart(a, fixed, share, 0);
}

/** Push two boxes apart along the shorter way. */
function apart(a: Box, b: Box, shareA: number, shareB: number): boolean {
  const over = overlap(a, b);
  if (!over) return false;
  if (over.x < over.y) {
    const side = a.x < b.x ? -1 : 1;
    a.x += side * over.x * shareA;
    b.x -= side * over.x * shareB;
  } else {
    const side = a.y < b.y ? -1 : 1;
    a.y += side * over.y * shareA;
    b.y -= side * over.y * shareB;
  }
  return true;
}

/** How far names and pieces may stray, in rooms of their region. */
const NAME_STRAYS = 1.35;
const BLOCK_STRAYS = 1.5;

const reach = (box: Box, { room }: Wanted, times: number) => Math.max(room * times, box.height);

/** How much of its ground a box shares with others. */
function shared(box: Box, all: Box[]): number {
  let sum = 0;
  for (const other of all) {
    const over = other === box ? null : overlap(box, other);
    if (over) sum += Math.min(over.x, box.width, other.width) * Math.min(over.y, box.height, other.height);
  }
  return sum;
}

/** A box that still lies over another goes where it lies over least, and there to the nearest place. */
function resettle(box: Box, one: Wanted, times: number, all: Box[], drawing: Size): void {
  if (!box.height || !shared(box, all)) return;
  const far = reach(box, one, times);
  const tried = { ...box };
  const others = all.filter((other) => other !== box);
  let best = { x: box.x, y: box.y, cost: Infinity };
  for (let ring = 0; ring <= RINGS; ring++)
    for (let turn = 0; turn < (ring ? TURNS : 1); turn++) {
      const angle = (turn * 2 * Math.PI) / TURNS;
      tried.x = one.at[0] + (Math.cos(angle) * far * ring) / RINGS;
      tried.y = one.at[1] + (Math.sin(angle) * far * ring) / RINGS;
      within(tried, drawing);
      const cost = shared(tried, others) * 100 + Math.hypot(tried.x - box.x, tried.y - box.y);
      if (cost < best.cost) best = { x: tried.x, y: tried.y, cost };
    }
  box.x = best.x;
  box.y = best.y;
}

const RINGS = 5;
const TURNS = 16;

/** Nothing leaves the drawing. */
function within(box: Box, drawing: Size): void {
  if (drawing === ENDLESS) return;
  box.x = Math.min(drawing.width - box.width / 2, Math.max(box.width / 2, box.x));
  box.y = Math.min(drawing.height - box.height / 2, Math.max(box.height / 2, box.y));
}

/** Nothing goes so far that nobody knows where it belongs. */
function tether(box: Box, wanted: Wanted, times: number): void {
  const [x, y] = wanted.at;
  const far = reach(box, wanted, times);
  const distance = Math.hypot(box.x - x, box.y - y);
  if (distance <= far) return;
  box.x = x + ((box.x - x) * far) / distance;
  box.y = y + ((box.y - y) * far) / distance;
}
