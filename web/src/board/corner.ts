/** Where a scene stands over a map. */

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far it is from the left edge of the board, and whether it hangs from the upper edge or stands on the lower. */
export interface Spot {
  left: number;
  top: boolean;
}

export const EDGE = 12;
/** Below at the left, where a map has its sea. */
export const USUAL: Spot = { left: EDGE, top: false };

/** What a scene needs in height once all dice lie there. */
const HEIGHT = 360;
/** The room at the right that the buttons of the map take. */
const BUTTONS = 64;
/** The way from one place that is tried to the next. */
const STEP = 24;
/** A region that fights counts as so many armies. */
const FIGHTING = 10;

const meet = (a: Area, b: Area) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Where something so wide hides the fewest armies and nothing that fights; where nothing is better, the usual place. */
export function spotFor(board: Area, width: number, armies: Area[], fighting: Area[]): Spot {
  const room = board.right - board.left - BUTTONS - width;
  const lefts = Array.from({ length: Math.max(1, Math.ceil((room - EDGE) / STEP)) }, (_, at) => EDGE + at * STEP);
  const cost = ({ left, top }: Spot) => {
    const above = top ? board.top + EDGE : board.bottom - EDGE - HEIGHT;
    const area = { left: board.left + left, right: board.left + left + width, top: above, bottom: above + HEIGHT };
    const hidden = (all: Area[]) => all.filter((one) => meet(one, area)).length;
    return hidden(armies) + hidden(fighting) * FIGHTING;
  };
  const spots = [false, true].flatMap((top) => lefts.map((left) => ({ left, top })));
  return spots.reduce((best, one) => (cost(one) < cost(best) ? one : best), USUAL);
}
