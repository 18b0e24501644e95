/** Deeds and what befalls: a sign in the light of the sky over a land, and small figures who walk or fight below it. */

import type { Chance } from "../chance";
import { MOTIFS } from "../emblems";
import type { Printed } from "../printed";
import type { Mood } from "./moods";
import { area, d, disc, group, HIGH, hsl, lighter, line, WIDE, type Shape } from "./shapes";

export function deed(card: Printed, mood: Mood, chance: Chance): Shape[] {
  const cx = WIDE / 2 + chance.between(-50, 50);
  const cy = chance.between(42, 52);
  const r = chance.between(27, 36);
  const light = hsl(mood.light);
  const ink = hsl(lighter(mood.near, -6));
  const shapes = [disc(cx, cy, r * 1.5, light, { opacity: 0.2 }), disc(cx, cy, r, light)];
  const lasting = ["condition", "permanent", "long"].some(
    (word) => card.type === word || card.facets.duration?.includes(word),
  );
  if (lasting) shapes.push(...halo(cx, cy, r, chance, hsl(lighter(mood.low, mood.dark ? 16 : -22))));
  const size = (r * 1.45) / 24;
  shapes.push(
    group(`translate(${(cx - 12 * size).toFixed(1)} ${(cy - 12 * size).toFixed(1)}) scale(${size.toFixed(2)})`, [
      area(chance.of(MOTIFS), ink, {
        "fill-opacity": 0.82,
        stroke: ink,
        "stroke-width": 1.7,
        "stroke-linejoin": "round",
      }),
    ]),
  );
  return [...shapes, ...walkers(chance, ink, hsl(lighter(mood.light, mood.dark ? 0 : -30)))];
}

/** A ring of knots round what lasts. */
function halo(cx: number, cy: number, r: number, chance: Chance, ink: string): Shape[] {
  const knots = chance.whole(7, 14);
  const shapes: Shape[] = [disc(cx, cy, r + 5, "none", { stroke: ink, "stroke-width": 2.6 })];
  for (let knot = 0; knot < knots; knot++) {
    const turn = (Math.PI * 2 * knot) / knots;
    shapes.push(disc(cx + Math.cos(turn) * (r + 5), cy + Math.sin(turn) * (r + 5), chance.between(2.4, 4), ink));
  }
  return shapes;
}

/** Small people on the ground before the land: some with spears, bows, or a banner. */
function walkers(chance: Chance, ink: string, cloth: string): Shape[] {
  const count = chance.whole(2, 8);
  const from = chance.between(10, WIDE - 20 - count * 14);
  return Array.from({ length: count }, (_, at) => {
    const x = from + at * 14 + chance.between(-3, 3);
    const tall = chance.between(13, 21);
    const y = HIGH - chance.between(1, 5);
    const body = [
      area(d`M${x - 4} ${y}q0-${tall * 0.8} 4-${tall * 0.8}t4 ${tall * 0.8}z`, ink),
      disc(x, y - tall * 0.92, tall * 0.17, ink),
    ];
    const carried = chance.whole(0, 4);
    if (carried === 1) body.push(line(d`M${x + 5} ${y}V${y - tall * 1.7}`, ink, 1.4));
    if (carried === 2)
      body.push(
        line(d`M${x + 5} ${y}V${y - tall * 2}`, ink, 1.4),
        area(d`M${x + 5} ${y - tall * 2}h11l-3 4 3 4h-11z`, cloth),
      );
    if (carried === 3) body.push(line(d`M${x + 3} ${y - tall}q7 ${tall * 0.4} 0 ${tall * 0.8}`, ink, 1.4));
    return { tag: "g" as const, at: {}, inside: body };
  });
}

/** Those of a faction: banners over a host. */
export function host(card: Printed, mood: Mood, chance: Chance): Shape[] {
  const ink = hsl(lighter(mood.near, -6));
  const cloth = hsl([chance.whole(0, 359), 52, 42]);
  const shapes: Shape[] = [];
  for (let row = 0; row < 3; row++)
    for (let at = 0; at < 12; at++) {
      const x = at * 20 + chance.between(-4, 4) + row * 6;
      const y = 104 + row * 13;
      shapes.push(
        line(d`M${x + 4} ${y + 10}V${y - 26}`, ink, 1.3),
        area(d`M${x - 7} ${y + 26}q0-24 7-24t7 24z`, ink),
        disc(x, y - 2, 4.2, ink),
      );
    }
  const x = WIDE / 2 + chance.between(-50, 50);
  const size = chance.between(1.5, 1.9);
  shapes.push(
    line(d`M${x - 26} 128V8`, "#4a3018", 3.6),
    area(d`M${x - 24} 12h58l-${chance.between(4, 14)} 22 ${chance.between(4, 14)} 22h-58z`, cloth, {
      stroke: hsl(lighter(mood.light, -8)),
      "stroke-width": 2,
    }),
    group(`translate(${(x - 14).toFixed(1)} ${(34 - 12 * size).toFixed(1)}) scale(${size.toFixed(2)})`, [
      area(chance.of(MOTIFS), hsl(mood.light), {
        "fill-opacity": 0.8,
        stroke: hsl(mood.light),
        "stroke-width": 1.4,
        "stroke-linejoin": "round",
      }),
    ]),
  );
  return shapes;
}
