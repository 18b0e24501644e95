/** People, from the breast up: by their race, their gear and what they are known for. */

import type { Chance } from "../chance";
import { first, has, type Printed } from "../printed";
import type { Mood } from "./moods";
import { area, box, d, disc, HIGH, hsl, lighter, line, type Shape, type Tint } from "./shapes";

interface Figure {
  /** Where the head is, and how large. */
  x: number;
  y: number;
  size: number;
  /** How broad the shoulders are. */
  broad: number;
  skin: Tint;
  hair: Tint;
  cloth: Tint;
  metal: Tint;
  woman: boolean;
}

const SKINS: Tint[] = [[26, 48, 72], [24, 44, 64], [22, 42, 54], [20, 40, 42], [28, 52, 78]]; // prettier-ignore
const HAIRS: Tint[] = [[28, 45, 22], [22, 50, 32], [40, 60, 52], [14, 55, 34], [220, 8, 16], [30, 6, 72]]; // prettier-ignore
const CLOTHS = [0, 30, 95, 140, 190, 215, 260, 330];

/** Women among the characters, who wear no beard. */
const WOMEN = new Set([
  "1_30", "1_45", "1_67", "1_309", "3_7", "3_8", "3_17", "3_110", "4_270", "4_271", "5_122", "annalena", "arwen", "eowyn",
  "galadriel", "galva", "ioreth", "peath", "elerina", "elwen", "firiel", "nimloth", "raisha", "goldberry",
  "lobelia-sackville-baggins", "mistress-lobelia", "nenselde-the-wingild",
]); // prettier-ignore

const RACE_OF: Record<string, string> = { man: "men", dunadan: "men", "hazard-agent": "men", woses: "men" };

export function person(card: Printed, mood: Mood, chance: Chance): Shape[] {
  const named = first(card, "race");
  const race = RACE_OF[named] ?? named;
  const cloth: Tint = [chance.of(CLOTHS) + chance.between(-12, 12), chance.between(28, 52), mood.dark ? 24 : 32];
  const figure: Figure = {
    x: 111 + chance.between(-30, 30),
    y: 54,
    size: 1,
    broad: 44,
    skin: chance.of(SKINS),
    hair: chance.of(HAIRS),
    cloth,
    woman: WOMEN.has(card.id),
    metal: [chance.of([45, 210, 30, 200]), chance.of([18, 50]), chance.between(58, 76)],
  };
  if (race === "hobbit") Object.assign(figure, { y: 68, broad: 32, size: 0.95 });
  if (race === "dwarf") Object.assign(figure, { y: 60, broad: 52, size: 1.04 });
  if (race === "elf") Object.assign(figure, { y: 52, broad: 38, size: 0.96 });
  if (figure.woman) figure.broad *= 0.86;
  if (race === "wizard") Object.assign(figure, { hair: [40, 6, chance.between(66, 88)], y: 56 });
  const armed = weapon(card, race, figure, chance);
  return [...armed, ...body(figure, chance), ...head(race, figure, chance)];
}

/** Cloak, collar and a clasp. */
function body({ x, y, size, broad, cloth, metal }: Figure, chance: Chance): Shape[] {
  const neck = y + 17 * size;
  const left = d`M${x - broad} ${HIGH + 2}C${x - broad} ${neck + 22} ${x - broad * 0.5} ${neck + 8} ${x - 9} ${neck + 2}`;
  const shapes = [
    area(
      `${left}${d`L${x + 9} ${neck + 2}C${x + broad * 0.5} ${neck + 8} ${x + broad} ${neck + 22} ${x + broad} ${HIGH + 2}z`}`,
      hsl(cloth),
    ),
    // The side away from the light.
    area(
      d`M${x} ${neck + 4}L${x + 9} ${neck + 2}C${x + broad * 0.5} ${neck + 8} ${x + broad} ${neck + 22} ${x + broad} ${HIGH + 2}H${x + 4}z`,
      hsl(lighter(cloth, -8)),
      { opacity: 0.8 },
    ),
  ];
  switch (chance.whole(0, 3)) {
    case 0:
      shapes.push(area(d`M${x - 15} ${neck}l15 30 15-30 7 8-22 44-22-44z`, hsl(lighter(cloth, 16))));
      break;
    case 1:
      for (let row = 0; row < 3; row++)
        shapes.push(
          line(d`M${x - 22 - row * 5} ${neck + 16 + row * 10}q${22 + row * 5} 12 ${44 + row * 10} 0`, hsl(metal), 2.2, {
            opacity: 0.75,
          }),
        );
      break;
    case 2:
      shapes.push(line(d`M${x - broad * 0.6} ${neck + 14}L${x + broad * 0.4} ${HIGH}`, hsl(lighter(cloth, 18)), 6));
      break;
    default:
      shapes.push(area(d`M${x - 26} ${neck + 10}q26 16 52 0l4 8q-30 18-60 0z`, hsl(lighter(cloth, -14))));
  }
  shapes.push(
    disc(x, neck + chance.between(12, 20), 4.4, hsl(metal), { stroke: hsl(lighter(cloth, -16)), "stroke-width": 1.5 }),
  );
  return shapes;
}

function head(race: string, figure: Figure, chance: Chance): Shape[] {
  const { x, y, size, skin, hair, metal, cloth, woman } = figure;
  const [rx, ry] = [15 * size, 19 * size];
  const strands = hsl(hair);
  const back: Shape[] = [];
  const front: Shape[] = [];
  const face = [
    box(x - 6, y + 10, 12, 14, hsl(lighter(skin, -14))),
    area(d`M${x - rx} ${y - 4}c0-26 ${rx * 2}-26 ${rx * 2} 0 0 16-8 25-${rx} 25s-${rx}-9-${rx}-25z`, hsl(skin)),
    area(d`M${x} ${y - ry}c${rx} 0 ${rx} 10 ${rx} 15 0 16-8 25-${rx} 25 7-12 5-28 0-40z`, hsl(lighter(skin, -10)), {
      opacity: 0.8,
    }),
    line(d`M${x - 9} ${y - 3}h5M${x + 4} ${y - 3}h5`, "#20160e", 2.1),
    line(d`M${x - 10} ${y - 8}q3-2.500 7-.5M${x + 3} ${y - 8.5}q4-2 7 .5`, strands, 1.8),
    line(d`M${x} ${y - 2}l-1.500 7h3M${x - 4} ${y + 11}q4 1.600 8 0`, hsl(lighter(skin, -26)), 1.4),
  ];
  if (race === "elf") back.push(area(d`M${x - rx - 6} ${y - 8}l7-1v10zM${x + rx + 6} ${y - 8}l-7-1v10z`, hsl(skin)));
  const long = woman || race === "elf" || race === "wizard" || (race !== "hobbit" && chance.next() > 0.45);
  if (long)
    back.push(
      area(d`M${x - rx - 4} ${y + 34}c-5-30-6-58 ${rx + 4}-58s${rx + 9} 28 ${rx + 4} 58z`, hsl(lighter(hair, -5))),
    );
  if (race === "hobbit")
    for (let curl = 0; curl < 9; curl++) {
      const turn = Math.PI * (1.08 + (0.84 * curl) / 8);
      front.push(
        disc(
          x + Math.cos(turn) * rx * 1.05,
          y - 4 + Math.sin(turn) * ry * 0.95,
          chance.between(4.4, 6.6),
          curl % 2 ? strands : hsl(lighter(hair, 6)),
        ),
      );
    }
  else
    front.push(
      area(
        d`M${x - rx - 1} ${y + 2}c-3-34 ${rx * 2 + 5}-36 ${rx * 2 + 2} 0-3-10-6-12-${rx * 0.5}-13-6 4-14 4-${rx} 1-5 4-6 6-${rx * 0.5} 12z`,
        strands,
      ),
    );
  const bearded = !woman && (race === "dwarf" || race === "wizard" || (race === "men" && chance.next() > 0.45));
  if (bearded) {
    const long =
      race === "men" ? chance.between(8, 14) : race === "dwarf" ? chance.between(34, 46) : chance.between(40, 58);
    front.push(
      area(
        d`M${x - rx} ${y + 2}c1 10-2 ${long * 0.6} ${rx} ${long + 14} ${rx + 2}-${long * 0.5 + 4} ${rx - 1}-${long * 0.5} ${rx}-${long + 14}-4 7-8 5-${rx} 5s-11 2-${rx}-5z`,
        strands,
      ),
    );
    front.push(line(d`M${x - 5} ${y + 11}q5-3 10 0`, hsl(lighter(hair, -12)), 1.6));
    if (race === "dwarf")
      front.push(
        ...[-6, 6].map((side) =>
          line(d`M${x + side} ${y + 18}v${long * 0.7}`, hsl(metal), 2, { "stroke-dasharray": "3 5" }),
        ),
      );
  }
  return [...back, ...face, ...front, ...headgear(race, figure, chance, [rx, ry], hsl(metal), hsl(lighter(cloth, 4)))];
}

/** A helm, a hood, a circlet, a hat, or nothing. */
function headgear(
  race: string,
  { x, y, metal, cloth, woman }: Figure,
  chance: Chance,
  [rx, ry]: [number, number],
  steel: string,
  felt: string,
): Shape[] {
  const shade = hsl(lighter(metal, -22));
  const top = y - ry - 4;
  const pick = woman ? chance.between(0.1, 0.6) : chance.next();
  if (race === "wizard")
    return pick > 0.4
      ? [
          area(d`M${x - 34} ${y - 8}q34-12 68 0l-16-4-${chance.between(8, 22)}-44-22 44z`, felt),
          line(d`M${x - 17} ${y - 14}q17-6 34 0`, steel, 3),
        ]
      : [];
  if (race === "dwarf" && pick > 0.3)
    return [
      area(
        d`M${x - rx - 4} ${y - 3}c-2-36 ${rx * 2 + 10}-36 ${rx * 2 + 8} 0l-6-5h-${rx - 4}l-3 10-3-10h-${rx - 4}z`,
        steel,
      ),
      line(d`M${x} ${top}v16M${x - rx - 3} ${y - 8}h${rx * 2 + 6}`, shade, 2.5),
      ...(pick > 0.65
        ? [
            area(
              d`M${x - rx - 2} ${y - 14}q-16-4-16-20 6 8 18 8zM${x + rx + 2} ${y - 14}q16-4 16-20-6 8-18 8z`,
              "#e8dcc0",
            ),
          ]
        : []),
    ];
  if (race === "elf" && pick > 0.35)
    return [
      line(d`M${x - rx} ${y - 9}q${rx} 7 ${rx * 2} 0`, steel, 2.2),
      disc(x, y - 6, 2.4, hsl([chance.whole(0, 359), 70, 62])),
    ];
  if (race === "hobbit")
    return pick > 0.7
      ? [
          area(
            d`M${x - rx - 8} ${y + 24}c-8-34-2-56 ${rx + 8}-58 ${rx + 10} 2 ${rx + 16} 24 ${rx + 8} 58-2-22-2-40-${rx + 8}-40s-${rx + 6} 18-${rx + 8} 40z`,
            felt,
          ),
        ]
      : [];
  if (pick > 0.68)
    return [
      area(
        d`M${x - rx - 3} ${y + 14}c-5-46 ${rx * 2 + 11}-48 ${rx * 2 + 6} 0l-6 4v-20q-${rx - 3}-10-${rx * 2 - 6} 0v20z`,
        steel,
      ),
      line(d`M${x} ${top - 2}v22`, shade, 3),
      ...(pick > 0.84
        ? [area(d`M${x} ${top}q14-22 ${chance.between(20, 34)}-8-14-2-22 14z`, hsl([chance.whole(0, 359), 55, 50]))]
        : [area(d`M${x - rx - 2} ${y - 10}l-10-14 14 6zM${x + rx + 2} ${y - 10}l10-14-14 6z`, shade)]),
    ];
  if (pick > 0.4)
    return [
      area(
        d`M${x - rx - 10} ${y + 30}c-10-40-2-64 ${rx + 10}-64s${rx + 20} 24 ${rx + 10} 64c-2-26-1-46-${rx + 10}-46s-${rx + 8} 20-${rx + 10} 46z`,
        hsl(lighter(cloth, -4)),
      ),
    ];
  return pick > 0.22 ? [line(d`M${x - rx} ${y - 10}q${rx} 5 ${rx * 2} 0`, steel, 2.4)] : [];
}

/** What is carried, behind the shoulder. */
function weapon(card: Printed, race: string, { x, y, metal }: Figure, chance: Chance): Shape[] {
  const steel = hsl(metal);
  const wood = "#5b3d22";
  const side = chance.of([-1, 1]);
  const sx = x + side * chance.between(40, 54);
  if (race === "wizard")
    return [
      line(d`M${sx} ${HIGH}L${sx - side * 3} 24`, wood, 4),
      area(d`M${sx - 8} 24q6-18 14-4-2 6-6 5 4-6-1-5-5 1-2 8z`, wood),
      disc(sx - 1, 15, 4, steel),
    ];
  if (race === "dwarf")
    return [
      line(d`M${sx} ${HIGH}L${sx + side * 4} 22`, wood, 4),
      area(
        d`M${sx + side * 4} 24q${side * 20}-10 ${side * 22} 8t-${side * 20} 12zM${sx + side * 4} 24q-${side * 16}-8-${side * 18} 8t${side * 16} 12z`,
        steel,
      ),
    ];
  const archer = has(card, "keyword", "archer") || has(card, "keyword", "ranger") || has(card, "skill", "ranger");
  if (archer && chance.next() > 0.25)
    return [line(d`M${sx} 14q${side * 26} 48 0 104`, wood, 4), line(d`M${sx} 14V118`, "#e8e0cc", 1)];
  if (
    !has(card, "skill", "warrior") &&
    !has(card, "culture", "rohan") &&
    !has(card, "culture", "gondor") &&
    chance.next() > 0.5
  )
    return [];
  if (has(card, "culture", "rohan") || chance.next() > 0.7)
    return [
      line(d`M${sx} ${HIGH}V22`, wood, 3.4),
      area(d`M${sx} 4l5 14-5 8-5-8z`, steel),
      area(d`M${sx} 30h${side * 26}l-${side * 8} 9 ${side * 8} 9h-${side * 26}z`, hsl([chance.whole(0, 359), 50, 40])),
    ];
  return [
    line(d`M${sx - side * 10} ${y + 40}L${sx + side * 10} 22`, steel, 5.5),
    line(d`M${sx + side * 3} 38l${side * 12} 4`, hsl(lighter(metal, -20)), 4),
    line(d`M${sx + side * 10} 24l${side * 3}-12`, wood, 4),
    disc(sx + side * 13.5, 9, 3, hsl(lighter(metal, -10))),
  ];
}
