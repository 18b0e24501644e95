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

/** How far two boxes reach into each other; nothing if they do not. */
export function overlap(a: Box, b: Box): { x: number; y: number } | null {
  const x = (a.width + b.width) / 2 + GAP - Math.abs(a.x - b.x);
  const y = (a.height + b.height) / 2 + GAP - Math.abs(a.y - b.y);
  return x > HAIR && y > HAIR && a.height > 0 && b.height > 0 && a.width > 0 && b.width > 0 ? { x, y } : null;
}

/** Names above, signs in the middle, pieces below; then they make room for each other. */
export function arrange(wanted: Wanted[]): Map<string, Placed> {
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
      tether(names[at]!, one, 1.35);
      tether(blocks[at]!, one, 1.5);
    });
    if (!moved) break;
  }
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

/** Nothing goes so far that nobody knows where it belongs. */
function tether(box: Box, { at: [x, y], room }: Wanted, times: number): void {
  const far = Math.max(room * times, box.height);
  const distance = Math.hypot(box.x - x, box.y - y);
  if (distance <= far) return;
  box.x = x + ((box.x - x) * far) / distance;
  box.y = y + ((box.y - y) * far) / distance;
}
