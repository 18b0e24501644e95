/** Where the flags of companies stand on the map: near their site, over no other site and no other flag. */

import { overlap, type Box, type Size } from "../../lib/arrange";

export const FLAG: Size = { width: 24, height: 26 };
/** Places around a site, the nearest ones first: below it as long as there is room. */
const AROUND = [23, 30, 38, 47, 57, 68, 80].flatMap((far) =>
  Array.from({ length: 16 }, (_, at) => {
    const turned = ((at % 2 ? 1 : -1) * Math.ceil(at / 2) * Math.PI) / 8;
    return { x: far * Math.sin(turned), y: far * Math.cos(turned), far };
  }),
);
const HIDES_SITE = 10_000;
const HIDES_NAME = 300;

/** One place for each site that has a flag, in the same order. */
export function flagPlaces(stands: { x: number; y: number }[], sites: Box[], names: Box[], map: Size): Box[] {
  const placed: Box[] = [];
  for (const { x, y } of stands) {
    const tried = AROUND.map((step): [number, Box] => {
      const box = { ...FLAG, x: x + step.x, y: y + step.y };
      const hides = (all: Box[]) => all.filter((one) => overlap(box, one)).length;
      const outside = box.x < 14 || box.y < 15 || box.x > map.width - 14 || box.y > map.height - 15;
      return [
        step.far + HIDES_SITE * (hides(sites) + hides(placed) + Number(outside)) + HIDES_NAME * hides(names),
        box,
      ];
    });
    placed.push(tried.reduce((best, one) => (one[0] < best[0] ? one : best))[1]);
  }
  return placed;
}
