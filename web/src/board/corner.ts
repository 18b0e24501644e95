/** Where a scene stands over a map. */

export interface Spot {
  top: boolean;
  right: boolean;
}

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The corners of a map, the one to be taken first where none is better. */
export const SPOTS: Spot[] = [
  { top: false, right: false },
  { top: true, right: false },
  { top: false, right: true },
  { top: true, right: true },
];

/** What a scene needs in height once all dice lie there. */
const HEIGHT = 330;
/** The room at the right that the buttons of the map take. */
const BUTTONS = 64;
const EDGE = 12;
/** A region that fights counts as so many armies. */
const FIGHTING = 10;

const meet = (a: Area, b: Area) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The corner of a board where something so wide hides the fewest armies and nothing that fights. */
export function spotFor(board: Area, width: number, armies: Area[], fighting: Area[]): Spot {
  const costs = SPOTS.map(({ top, right }) => {
    const left = right ? board.right - BUTTONS - width : board.left + EDGE;
    const above = top ? board.top + EDGE : board.bottom - EDGE - HEIGHT;
    const area = { left, right: left + width, top: above, bottom: above + HEIGHT };
    const hidden = (all: Area[]) => all.filter((one) => meet(one, area)).length;
    return hidden(armies) + hidden(fighting) * FIGHTING;
  });
  return SPOTS[costs.indexOf(Math.min(...costs))]!;
}
