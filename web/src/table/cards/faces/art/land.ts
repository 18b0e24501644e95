/** Skies and lands, in flat layers like a printed poster. */

import type { Chance } from "../chance";
import type { Feature, Mood } from "./moods";
import { area, blend, box, d, disc, HIGH, hsl, lighter, line, WIDE, type Shape } from "./shapes";

/** The sky in bands, with a sun or a moon. */
export function sky(mood: Mood, chance: Chance, sun = true): Shape[] {
  const bands = 9;
  const shapes = Array.from({ length: bands }, (_, at) =>
    box(0, (HIGH / bands) * at, WIDE, HIGH / bands + 1, hsl(blend(mood.high, mood.low, at / (bands - 1)))),
  );
  if (!sun) return shapes;
  const [x, y, r] = [chance.between(24, WIDE - 24), chance.between(20, 52), chance.between(8, 17)];
  const glow = hsl(mood.light);
  for (const [more, shine] of [[2.4, 0.12], [1.7, 0.2], [1, 0.95]] as const)
    shapes.push(disc(x, y, r * more, glow, { opacity: shine })); // prettier-ignore
  if (mood.dark && chance.next() > 0.45)
    shapes.push(disc(x + r * 0.45, y - r * 0.2, r * 0.85, hsl(blend(mood.high, mood.low, y / HIGH))));
  if (mood.dark)
    for (let star = chance.whole(6, 14); star > 0; star--)
      shapes.push(
        disc(chance.between(3, WIDE), chance.between(3, 60), chance.between(0.4, 1), "#fff", { opacity: 0.7 }),
      );
  else if (chance.next() > 0.35) shapes.push(...clouds(chance));
  return shapes;
}

function clouds(chance: Chance): Shape[] {
  return Array.from({ length: chance.whole(1, 3) }, () => {
    const [x, y, w] = [chance.between(0, WIDE - 40), chance.between(12, 50), chance.between(26, 60)];
    return area(
      d`M${x} ${y}h${w}q4-5-3-7-2-8-${w * 0.2}-6-5-9-${w * 0.25}-4-8-5-${w * 0.22} 4-9 0-${w * 0.2} 13z`,
      "#fff",
      {
        opacity: 0.45,
      },
    );
  });
}

/** A line of hills or peaks from side to side. */
function ridge(chance: Chance, base: number, rise: number, steps: number, sharp: boolean): string {
  let path = `M-4 ${HIGH + 4}`;
  let [px, py] = [-4, base - chance.between(0, rise)];
  path += d`L${px} ${py}`;
  for (let step = 1; step <= steps; step++) {
    const x = (WIDE + 8) * (step / steps) - 4;
    const y = base - chance.between(0, rise);
    const half = (px + x) / 2;
    if (sharp) path += d`L${half} ${Math.min(py, y) - rise * chance.between(0.2, 0.6)}L${x} ${y}`;
    else path += d`C${half} ${py} ${half} ${y} ${x} ${y}`;
    [px, py] = [x, y];
  }
  return `${path}V${HIGH + 4}Z`;
}

/** The land of a mood: far ridges, what stands there, and the ground in front. */
export function land(mood: Mood, chance: Chance, bare = false): Shape[] {
  const main = mood.has[0]!;
  const second = mood.has[chance.whole(1, mood.has.length - 1)] ?? main;
  if (["pillars", "cavern"].includes(main) && !bare)
    return [...inside(mood, chance), ...(main === "cavern" ? mouth(mood) : [])];
  const sharp = [main, second].some((one) => ["peaks", "volcano", "tower"].includes(one)) || chance.next() > 0.75;
  const tone = (share: number) => hsl(blend(mood.far, mood.near, share));
  const shapes = [...sky(mood, chance)];
  if (sharp) shapes.push(...snowy(chance, mood));
  else shapes.push(area(ridge(chance, 78, 22, chance.whole(4, 7), false), hsl(blend(mood.low, mood.far, 0.6))));
  shapes.push(area(ridge(chance, 94, 20, chance.whole(3, 6), false), tone(0.25)));
  shapes.push(...stands(second, mood, chance, 0.45, bare));
  shapes.push(area(ridge(chance, 108, 12, chance.whole(3, 5), false), tone(0.6)));
  shapes.push(...(main === second ? [] : stands(main, mood, chance, 0.8, bare)));
  if (["water", "marsh"].includes(main)) shapes.push(...water(mood, chance, main === "marsh"));
  else shapes.push(area(ridge(chance, 121, 8, 4, false), tone(1)));
  return shapes;
}

function snowy(chance: Chance, mood: Mood): Shape[] {
  const shapes: Shape[] = [];
  const far = hsl(blend(mood.low, mood.far, 0.55));
  const shade = hsl(lighter(blend(mood.low, mood.far, 0.8), -5));
  for (let peak = chance.whole(3, 5); peak > 0; peak--) {
    const [x, top, wide] = [chance.between(0, WIDE), chance.between(24, 58), chance.between(34, 60)];
    shapes.push(area(d`M${x - wide} 112L${x} ${top}L${x + wide} 112z`, far));
    shapes.push(area(d`M${x} ${top}l${wide} ${112 - top}h${-wide * 0.8}l${-wide * 0.1} ${(top - 112) * 0.45}z`, shade));
    if (!mood.dark)
      shapes.push(
        area(d`M${x} ${top}l${wide * 0.26} ${(112 - top) * 0.26}l-6-3-5 6-5-6-6 5-5-4z`, "#fff", { opacity: 0.85 }),
      );
  }
  return shapes;
}

/** What stands in a land, nearer with a greater share. */
function stands(what: Feature, mood: Mood, chance: Chance, share: number, bare: boolean): Shape[] {
  const ink = hsl(blend(mood.far, mood.near, share));
  const deep = hsl(lighter(blend(mood.far, mood.near, share), -7));
  const fire = hsl(mood.light);
  const foot = 92 + share * 22;
  const x = chance.between(bare ? 150 : 50, bare ? WIDE - 30 : WIDE - 50);
  switch (what) {
    case "forest":
    case "pines":
      return woods(chance, ink, deep, foot, what === "pines");
    case "city": {
      const shapes: Shape[] = [];
      for (let tier = 0; tier < 4; tier++) {
        const [w, y] = [62 - tier * 14, foot - tier * 13];
        shapes.push(
          area(
            d`M${x - w / 2} ${y + 6}v-14h4v-3h4v3h4v-3h4v3h${w - 32}v-3h4v3h4v-3h4v3h4v14z`,
            tier % 2 ? "#eef0f2" : "#d8dde3",
          ),
        );
      }
      shapes.push(area(d`M${x - 4} ${foot - 46}v-22l4-12 4 12v22z`, "#f6f7f8"), box(x - 1, foot - 62, 2, 6, "#5c6b7c"));
      return shapes;
    }
    case "hall":
      return [
        area(d`M${x - 30} ${foot + 8}v-18l30-20 30 20v18z`, deep),
        area(d`M${x - 37} ${foot - 6}l37-26 37 26-3 5-34-22-34 22z`, fire, { opacity: 0.8 }),
        line(d`M${x - 6} ${foot - 36}l6 6 6-6`, fire, 2.5),
        area(d`M${x - 5} ${foot + 8}v-12a5 5 0 0 1 10 0v12z`, fire),
      ];
    case "burrows":
      return [0, 1, 2].flatMap((at) => {
        const [bx, r] = [x - 46 + at * 44, chance.between(9, 13)];
        return [
          area(d`M${bx - r * 2.2} ${foot + 10}q${r * 2.2}-${r * 4.4} ${r * 4.4} 0z`, ink),
          disc(bx, foot, r * 0.62, hsl([chance.of([28, 200, 48, 350]), 60, 45]), {
            stroke: "#f6e7b8",
            "stroke-width": 1.5,
          }),
          disc(bx + r * 0.2, foot, 1.1, "#f6e7b8"),
        ];
      });
    case "ruin":
      return [
        area(d`M${x - 26} ${foot + 8}v-30l5-4v10l6-3v-18l7 4v20h8v-26l7-5v30l5 2v20z`, deep),
        area(d`M${x - 12} ${foot + 8}v-10a5 6 0 0 1 10 0v10z`, hsl(lighter(mood.low, -4))),
      ];
    case "tower": {
      const tall = chance.between(58, 76);
      return [
        area(d`M${x - 10} ${foot + 8}l3-${tall}-3-8 5 4 1-14 4 14 4-14 1 14 5-4-3 8 3 ${tall}z`, deep),
        ...[0.3, 0.5, 0.7].map((at) => box(x - 1, foot + 8 - tall * at, 2, 5, fire)),
      ];
    }
    case "volcano":
      return [
        area(
          d`M${x - 62} ${foot + 8}C${x - 30} ${foot - 6} ${x - 18} ${foot - 48} ${x - 9} ${foot - 56}h18C${x + 18} ${foot - 48} ${x + 30} ${foot - 6} ${x + 62} ${foot + 8}z`,
          deep,
        ),
        area(d`M${x - 9} ${foot - 56}h18l-4 9-3-3-3 14-3-12-3 5z`, fire),
        ...[0, 1, 2, 3].map((at) =>
          disc(x + chance.between(-14, 14), foot - 64 - at * 9, 7 + at * 4, deep, { opacity: 0.45 }),
        ),
      ];
    case "fires":
      return Array.from({ length: chance.whole(3, 6) }, () => {
        const [fx, tall] = [chance.between(14, WIDE - 14), chance.between(8, 18)];
        return area(
          d`M${fx - 5} ${foot + 8}q-3-${tall * 0.7} 4-${tall} 1 4 3 5 2-3 1-6 6 ${tall * 0.5} 3 ${tall + 1}z`,
          fire,
          { opacity: 0.9 },
        );
      });
    case "camp":
      return Array.from({ length: chance.whole(3, 5) }, (_, at) => {
        const [cx, w] = [20 + at * 44 + chance.between(-8, 8), chance.between(11, 17)];
        return area(
          d`M${cx - w} ${foot + 9}l${w}-${w * 1.5} ${w} ${w * 1.5}zM${cx} ${foot + 9 - w * 1.5}v-9l8 3-8 3z`,
          at % 2 ? ink : deep,
        );
      });
    case "dunes":
      return [
        area(ridge(chance, foot, 26, 3, false), ink),
        area(ridge(chance, foot + 8, 20, 2, false), deep, { opacity: 0.6 }),
      ];
    case "arches":
      return Array.from({ length: 4 }, (_, at) => {
        const ax = x - 52 + at * 26;
        return line(d`M${ax} ${foot + 8}v-26c0-18 26-18 26 0v26M${ax + 13} ${foot - 32}v-9`, at % 2 ? ink : deep, 4);
      });
    case "plain":
      return Array.from({ length: 26 }, () => {
        const gx = chance.between(0, WIDE);
        return line(d`M${gx} ${foot + chance.between(2, 14)}q1-6 5-9`, deep, 1.4, { opacity: 0.7 });
      });
    default:
      return [];
  }
}

function woods(chance: Chance, ink: string, deep: string, foot: number, pines: boolean): Shape[] {
  return Array.from({ length: chance.whole(8, 15) }, (_, at) => {
    const [x, y, tall] = [chance.between(-4, WIDE + 4), foot + chance.between(0, 12), chance.between(22, 46)];
    const fill = at % 2 ? ink : deep;
    if (pines) {
      const w = tall * 0.3;
      return area(
        d`M${x} ${y - tall}l${w * 0.6} ${tall * 0.4}h${-w * 0.25}l${w * 0.65} ${tall * 0.45}h${-w * 2}l${w * 0.65}-${tall * 0.45}h${-w * 0.25}z`,
        fill,
      );
    }
    const r = tall * 0.3;
    return area(
      d`M${x - 1.5} ${y}v${-tall * 0.6}h3v${tall * 0.6}zM${x - r} ${y - tall * 0.55}a${r} ${r} 0 0 1 ${r * 0.5}-${r * 1.2} ${r * 0.8} ${r * 0.8} 0 0 1 ${r * 1.2} 0 ${r} ${r} 0 0 1 ${r * 0.4} ${r * 1.2}z`,
      fill,
    );
  });
}

function water(mood: Mood, chance: Chance, marsh: boolean): Shape[] {
  const shapes = [box(0, 104, WIDE, 26, hsl(blend(mood.high, mood.low, 0.45)))];
  for (let wave = 0; wave < 9; wave++)
    shapes.push(
      line(
        d`M${chance.between(0, WIDE - 40)} ${106 + wave * 2.6}h${chance.between(14, 50)}`,
        hsl(lighter(mood.low, 4)),
        1.2,
        { opacity: 0.6 },
      ),
    );
  if (marsh)
    for (let reed = 0; reed < 18; reed++)
      shapes.push(
        line(
          d`M${chance.between(0, WIDE)} ${chance.between(112, 128)}q1-8 ${chance.between(-4, 5)}-${chance.between(10, 20)}`,
          hsl(mood.near),
          1.5,
        ),
      );
  return shapes;
}

/** Under the earth: rows of pillars that end in the dark, and a light far away. */
function inside(mood: Mood, chance: Chance): Shape[] {
  const shapes = [box(0, 0, WIDE, HIGH, hsl(lighter(mood.high, -2)))];
  const cx = chance.between(80, WIDE - 80);
  for (const [r, shine] of [[58, 0.16], [38, 0.28], [20, 0.55]] as const) shapes.push(disc(cx, 74, r, hsl(mood.low), { opacity: shine })); // prettier-ignore
  shapes.push(area(d`M0 ${HIGH}L${cx - 20} 86h40L${WIDE} ${HIGH}z`, hsl(blend(mood.far, mood.low, 0.25))));
  // From far to near.
  for (let row = 3; row >= 0; row--) {
    const near = 1 - row * 0.24;
    const [w, off] = [17 * near, 26 + 92 * near];
    const fill = hsl(blend(mood.far, mood.near, near));
    for (const side of [-1, 1]) {
      const x = cx + side * off;
      shapes.push(
        area(
          d`M${x - w / 2} -4v${HIGH}h${w}V-4zM${x - w} ${84 + 44 * near}h${w * 2}v-7h${-w * 2}zM${x - w * 1.1} ${28 - 28 * near}h${w * 2.2}v6h${-w * 2.2}z`,
          fill,
        ),
      );
    }
    shapes.push(
      line(d`M${cx - off} ${30 - 26 * near}Q${cx} ${14 - 34 * near} ${cx + off} ${30 - 26 * near}`, fill, w * 0.5),
    );
  }
  return shapes;
}

/** The mouth of a cave, looked out of. */
function mouth(mood: Mood): Shape[] {
  const rock = hsl(lighter(mood.near, -3));
  return [
    area(`M-4-4h230v136h-230zM30 132c-14-40-2-84 34-104 22-12 64-14 92 2 38 22 46 62 34 102z`, rock, {
      "fill-rule": "evenodd",
    }),
  ];
}
