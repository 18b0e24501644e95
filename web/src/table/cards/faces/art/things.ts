/** Things: arms, gear and treasures, each drawn large with its own measures; and what has no shape of its own as an emblem. */

import type { Chance } from "../chance";
import { emblemOf } from "../emblems";
import { first, has, type Printed } from "../printed";
import { isDark, type Mood } from "./moods";
import { area, d, disc, group, HIGH, hsl, lighter, line, WIDE, type Shape, type Tint } from "./shapes";

interface Make {
  /** Its metal, its wood or leather, and its stone. */
  metal: Tint;
  hide: Tint;
  gem: string;
  dark: boolean;
}
type Draw = (make: Make, chance: Chance) => Shape[];

const sword: Draw = ({ metal, hide, gem, dark }, chance) => {
  const [long, broad, guard] = [chance.between(66, 84), chance.between(4, 7.5), chance.between(13, 22)];
  const bent = dark ? chance.between(8, 18) : 0;
  return [
    area(
      d`M${-broad} 28C${-broad + bent * 0.2} 0 ${-broad + bent} ${-long * 0.4} ${bent} ${28 - long - 18}C${broad + bent} ${-long * 0.4} ${broad + bent * 0.4} 0 ${broad} 28z`,
      hsl(metal),
    ),
    line(d`M0 26C${bent * 0.3} 0 ${bent * 0.8} ${-long * 0.3} ${bent} ${14 - long}`, hsl(lighter(metal, -20)), 1.6),
    line(
      d`M${-guard} ${chance.between(24, 32)}Q0 ${chance.between(26, 36)} ${guard} ${chance.between(24, 32)}`,
      hsl([hide[0] + 20, 50, 52]),
      5,
    ),
    line("M0 32V54", hsl(hide), 6),
    disc(0, 58, chance.between(4, 6), hsl([hide[0] + 20, 50, 52])),
    disc(0, 30, 2.6, gem),
  ];
};

const axe: Draw = ({ metal, hide, gem }, chance) => {
  const twice = chance.next() > 0.45;
  const edge = chance.between(26, 36);
  const blade = (side: number) =>
    d`M${side * 3} -34q${side * 14} 4 ${side * edge}-${chance.between(6, 12)} ${side * 8} 22 0 40-${side * (edge - 10)}-10-${side * edge}-6z`;
  return [
    line("M0 60V-46", hsl(hide), 6),
    ...[14, 24, 34].map((y) => line(d`M-4 ${y}l8-4`, hsl(lighter(hide, 22)), 2)),
    area(blade(1), hsl(metal)),
    ...(twice ? [area(blade(-1), hsl(lighter(metal, -10)))] : [area("M-3-30l-16 6 16 8z", hsl(lighter(metal, -12)))]),
    disc(0, -20, 4, gem, { stroke: hsl(lighter(metal, -24)), "stroke-width": 1.5 }),
  ];
};

const spear: Draw = ({ metal, hide, gem }, chance) => [
  line("M0 64V-34", hsl(hide), 4.6),
  area(d`M0 -64l${chance.between(8, 13)} 24-9 14h-8l-9-14z`, hsl(metal)),
  line("M0-58V-30", hsl(lighter(metal, -20)), 1.6),
  area(d`M0 -24h${chance.of([-1, 1]) * chance.between(24, 36)}l-6 9 6 9H0z`, gem),
];

const bow: Draw = ({ hide, metal }, chance) => {
  const bend = chance.between(26, 40);
  return [
    line(d`M-18-58Q${bend} 0-18 58`, hsl(lighter(hide, 6)), 5.5),
    line("M-18-58L-18 58", "#efe8d6", 1.2),
    line(d`M-40 0H${bend}`, hsl(hide), 2.6),
    area(d`M${bend - 4}-5l14 5-14 5z`, hsl(metal)),
    area("M-44-5l10 5-10 5z", "#e9dcc4"),
  ];
};

const shield: Draw = ({ metal, hide, gem }, chance) => {
  const path = chance.of([
    "M-38-44H38V0C38 34 14 48 0 56-14 48-38 34-38 0z",
    "M0-52C30-52 46-30 46 0S30 52 0 52-46 30-46 0-30-52 0-52z",
    "M-32-48Q0-36 32-48C42-10 34 30 0 56-34 30-42-10-32-48z",
  ]);
  const bars = chance.of([
    "M0-44V50",
    "M-36-6H36",
    "M-30-36L26 34",
    "M0-44V50M-36-6H36",
    "M-36-20H36M-34 12H34",
    "M-34-30L0 6 34-30",
  ]);
  return [
    area(path, hsl([hide[0] + chance.whole(0, 300), 42, 34]), { stroke: hsl(metal), "stroke-width": 5 }),
    line(bars, gem, chance.between(7, 13)),
    disc(0, 0, chance.between(8, 13), hsl(metal), { stroke: hsl(lighter(metal, -26)), "stroke-width": 2 }),
  ];
};

const mail: Draw = ({ metal, gem }, chance) => [
  area("M-26-46l14 8q12 8 24 0l14-8 26 22-14 24-10-8V52H-28V-8l-10 8-14-24z", hsl(metal)),
  ...Array.from({ length: 6 }, (_, row) =>
    line(d`M-26 ${-18 + row * 12}q7 6 13 0t13 0 13 0 13 0`, hsl(lighter(metal, -18)), 1.6),
  ),
  line("M-28 26H28", gem, chance.between(4, 8)),
  disc(0, 26, 5, hsl(lighter(metal, 14))),
];

const helm: Draw = ({ metal, gem }, chance) => [
  area("M-36 44C-42-36 42-36 36 44l-14 8V18Q0 4-22 18v34z", hsl(metal)),
  area("M0-18C30-16 38 10 36 44l-14 8V18Q12 10 0 10z", hsl(lighter(metal, -10))),
  line(d`M0 ${chance.between(-34, -22)}V34`, hsl(lighter(metal, -24)), 4),
  chance.next() > 0.5
    ? area("M-34-6l-16-34 26 18zM34-6l16-34-26 18z", "#e8dcc0")
    : area("M-2-16C10-52 34-50 42-36 24-38 12-28 6-14z", gem),
];

const mount: Draw = ({ gem }, chance) => {
  const coat: Tint = [chance.of([25, 32, 20, 40]), chance.between(10, 44), chance.of([20, 34, 56, 84])];
  return [
    area("M-52 66C-50 20-34-8-8-22L-12-50 6-36C30-32 44-10 52 10c4 12-8 18-16 12L18 10C8 14 4 22 8 66z", hsl(coat)),
    area("M-8-22c-26 14-42 42-44 88h-16C-66 14-44-24-12-36z", hsl(lighter(coat, coat[2] > 50 ? -26 : -12))),
    disc(16, -12, 2.8, "#140d08"),
    line("M42 8q-16-2-22-28M20-22Q4-10-6 8", gem, 3),
  ];
};

const ring: Draw = ({ gem, metal }, chance) => [
  disc(0, 6, 34, "none", { stroke: hsl([46, 76, 54]), "stroke-width": chance.between(8, 13) }),
  disc(0, 6, 34, "none", { stroke: hsl([50, 92, 76]), "stroke-width": 2.4 }),
  ...(chance.next() > 0.4
    ? [area("M-11-30l11-16 11 16-11 12z", gem, { stroke: hsl(metal), "stroke-width": 2 })]
    : [line("M-22 30q22 12 44 0", "#ff8a3c", 1.6, { "stroke-dasharray": "3 2 1 2" })]),
];

const staff: Draw = ({ hide, gem }, chance) => [
  line(d`M-10 66L${chance.between(2, 8)}-30`, hsl(hide), 6),
  line(d`M4-30q-16-14-4-28t18 2`, hsl(hide), 6),
  disc(6, -42, 7, gem),
  disc(6, -42, 15, gem, { opacity: 0.28 }),
];

const cloak: Draw = ({ hide, gem }, chance) => {
  const cloth: Tint = [chance.whole(0, 359), 32, chance.between(26, 44)];
  return [
    area("M0-52c-20 0-28 14-24 30L-50 60Q0 74 50 60L24-22c4-16-4-30-24-30z", hsl(cloth)),
    area("M0-22q-14 0-16-12 4-12 16-12t16 12q-2 12-16 12z", hsl(lighter(cloth, -16))),
    ...[-24, -8, 10, 26].map((x) => line(d`M${x * 0.4}-18L${x} 58`, hsl(lighter(cloth, -9)), 2.2)),
    disc(0, -20, 5, gem, { stroke: hsl(lighter(hide, 30)), "stroke-width": 1.6 }),
  ];
};

const orb: Draw = (_make, chance) => {
  const hue = chance.whole(0, 359);
  return [46, 36, 24, 10]
    .map((r, at) => disc(at * 3, -4 + at * 3, r, hsl([hue + at * 14, 60, 14 + at * 16])))
    .concat(area("M-34 46h68l8 12h-84z", "#3a2c20"));
};

const pipe: Draw = ({ hide }, chance) => [
  line(d`M-54 ${chance.between(-20, -4)}Q-10-6 18 12`, hsl(hide), 5),
  area("M12 6h26l-3 26q-10 12-20 0z", hsl(lighter(hide, 6))),
  ...[0, 1, 2, 3].map((at) =>
    disc(26 + at * chance.between(-8, 8), -8 - at * 14, 5 + at * 3.4, "#fff", { opacity: 0.5 - at * 0.1 }),
  ),
];

const book: Draw = ({ hide, gem }, chance) => [
  area("M-48-34Q-22-44 0-30 22-44 48-34V40Q22 30 0 44-22 30-48 40z", hsl([chance.whole(0, 359), 36, 30])),
  area("M-42-32Q-20-40 0-26 20-40 42-32V34Q20 26 0 38-20 26-42 34z", "#f1e5c8"),
  ...[0, 1, 2, 3, 4].map((row) =>
    line(d`M-36 ${-20 + row * 11}q14-5 28 2M8 ${-18 + row * 11}q14-7 28-2`, "#8a7350", 1.6),
  ),
  disc(0, chance.between(-10, 20), 4, gem, { stroke: hsl(hide), "stroke-width": 1.5 }),
];

const jewel: Draw = ({ gem, metal }, chance) => {
  const n = chance.whole(5, 8);
  const points = Array.from(
    { length: n },
    (_, at) => [Math.cos((at * 2 * Math.PI) / n - 1.57) * 38, Math.sin((at * 2 * Math.PI) / n - 1.57) * 42] as const,
  );
  return [
    area(`M${points.map(([x, y]) => d`${x} ${y}`).join("L")}Z`, gem, { stroke: hsl(metal), "stroke-width": 5 }),
    ...points.map(([x, y], at) =>
      area(d`M0 0L${x} ${y}L${points[(at + 1) % n]![0]} ${points[(at + 1) % n]![1]}z`, at % 2 ? "#fff" : "#000", {
        opacity: 0.07 + 0.05 * (at % 3),
      }),
    ),
  ];
};

const horn: Draw = ({ metal, gem }, chance) => [
  area(d`M-50 ${chance.between(-26, -12)}Q-10 ${chance.between(24, 40)} 46-36l12 14Q6 60-54-4z`, "#e9dcc0"),
  line("M-38 6l8-14M-14 20l6-16M14 12l-8-14", hsl([42, 60, 46]), 4),
  area("M42-40l18 22 6-8-16-20z", hsl(metal)),
  line(d`M-34 10Q0 ${chance.between(50, 66)} 30 6`, gem, 2.4),
];

const harp: Draw = ({ hide, metal }, chance) => [
  line(d`M-32 50C-40 0-36-40-20-52 4-30 30-44 ${chance.between(36, 44)}-34L-20 54z`, hsl([40, 56, 42]), 7, {
    "stroke-linejoin": "round",
  }),
  ...Array.from({ length: 7 }, (_, at) => line(d`M${-22 + at * 8} ${-38 + at * 1.5}V${50 - at * 12}`, hsl(metal), 1.3)),
  disc(-20, 54, 5, hsl(hide)),
];

const phial: Draw = ({ gem, metal }, chance) => [
  area("M-8-46h16v20c24 10 30 26 26 46-4 22-18 32-34 32s-30-10-34-32c-4-20 2-36 26-46z", "#ffffff", { opacity: 0.5 }),
  area(d`M-33 ${chance.between(-2, 16)}q32 ${chance.between(-10, 10)} 66 0c2 36-14 52-33 52s-36-16-33-52z`, gem, {
    opacity: 0.9,
  }),
  area("M-12-56h24v12h-24z", hsl(lighter(metal, -20))),
  line("M-20 4q-6 16 2 28", "#fff", 3, { opacity: 0.8 }),
];

const loaf: Draw = ({ hide }, chance) => [
  area("M-54 20C-54-20 54-20 54 20 54 44-54 44-54 20z", hsl([36, 56, chance.between(52, 68)])),
  ...[-30, -8, 14, 34].map((x) => line(d`M${x} ${chance.between(-6, 0)}l-8 22`, hsl([30, 52, 40]), 3.4)),
  area("M-62 34Q0 62 62 34l-8 20H-54z", hsl(lighter([110, 30, 30], chance.between(-6, 10)))),
  line("M-54 44Q0 62 54 44", hsl(hide), 1.6),
];

const chain: Draw = ({ gem, metal }, chance) => [
  ...Array.from({ length: 15 }, (_, at) => {
    const turn = Math.PI * (0.06 + (0.88 * at) / 14);
    return disc(Math.cos(turn) * 48, -34 + Math.sin(turn) * 66, at % 2 ? 5 : 6.4, at % 2 ? hsl(metal) : gem, {
      stroke: hsl(lighter(metal, -30)),
      "stroke-width": 1,
    });
  }),
  area(d`M0 30l${chance.between(10, 16)} 14-14 18-14-18z`, gem, { stroke: hsl(metal), "stroke-width": 3 }),
];

const leaf: Draw = (_make, chance) => {
  const green = hsl([chance.between(80, 150), 44, chance.between(30, 44)]);
  return [
    line(d`M0 62Q${chance.between(-8, 8)} 10 0-40`, hsl([30, 40, 28]), 4),
    ...Array.from({ length: 6 }, (_, at) =>
      area(
        d`M0 ${44 - at * 15}q${at % 2 ? -34 : 34}-${chance.between(6, 14)} ${at % 2 ? -42 : 42}-30-${at % 2 ? -26 : 26} 0-${at % 2 ? -42 : 42} 30z`,
        green,
      ),
    ),
    disc(0, -46, 6, "#fdf6d8"),
  ];
};

const arrow: Draw = ({ metal, hide, gem }, chance) =>
  [0, 1, 2].slice(0, chance.whole(1, 3)).flatMap((at) => {
    const x = at * 18 - 12;
    return [
      line(d`M${x} 60V-44`, hsl(hide), 3.4),
      area(d`M${x}-62l9 20-9-5-9 5z`, hsl(metal)),
      area(d`M${x} 40l-9 10v18l9-10 9 10V50z`, gem),
    ];
  });

const crown: Draw = ({ metal, gem }, chance) => [
  area(
    d`M-48 36l-8-${chance.between(50, 66)} 26 34 ${chance.between(8, 14)}-50L0-44l20 30 10 34 26-34-8 50z`,
    hsl(metal),
    { stroke: hsl(lighter(metal, -28)), "stroke-width": 2 },
  ),
  ...[-28, 0, 28].map((x) => disc(x, 22, 6, gem)),
];

/** The cards of the CCG have their English names for ids, and some names say what a thing is. */
const NAMED: [RegExp, Draw][] = [
  [/sword|dagger|blade|glamdring|orcrist|narsil|sting|ringil|scabbard/, sword],
  [/axe|wormsbane/, axe],
  [/aiglos|spear/, spear],
  [/arrow/, arrow],
  [/bow-/, bow],
  [/ring\b|rings\b/, ring],
  [/palantir|stone|light/, orb],
  [/book|scroll|map|tome/, book],
  [/horn-of/, horn],
  [/harp/, harp],
  [/phial|glass|potion|draught|miruvor|lantern/, phial],
  [/bread|cakes|cram/, loaf],
  [/necklace|belt|torque/, chain],
  [/athelas|herbs|sapling|earth/, leaf],
  [/crown/, crown],
  [/staff/, staff],
  [/coat|mail|habergeon|belegennon/, mail],
];

const DRAWN: Record<string, Draw> = {
  "ranged weapon": bow, shield, armor: mail, bracers: mail, gauntlets: mail, helm, helmet: helm, mount, ring, "gold-ring": ring, staff,
  cloak, palantir: orb, pipe, brooch: jewel,
}; // prettier-ignore

function drawOf(card: Printed, chance: Chance): Draw | undefined {
  const named = NAMED.find(([words]) => words.test(card.id));
  if (named) return named[1];
  const kind = [first(card, "class"), first(card, "slot"), first(card, "item"), card.type].find((one) => one in DRAWN);
  if (kind) return DRAWN[kind];
  if (first(card, "class") === "hand weapon" || first(card, "slot") === "weapon") {
    if (has(card, "culture", "dwarven")) return axe;
    if (has(card, "culture", "rohan")) return chance.of([sword, spear, spear]);
    return chance.of([sword, sword, sword, spear, axe]);
  }
  return card.type === "item" ? jewel : undefined;
}

export function thing(card: Printed, mood: Mood, chance: Chance): Shape[] {
  const make: Make = {
    metal: [chance.of([210, 45, 200, 30]), chance.of([10, 46, 16]), chance.between(60, 78)],
    hide: [chance.between(16, 34), 42, chance.between(24, 34)],
    gem: hsl([chance.whole(0, 359), 68, chance.between(44, 60)]),
    dark: isDark(card),
  };
  const draw = drawOf(card, chance);
  const cx = WIDE / 2 + chance.between(-26, 26);
  const glow = [54, 38].map((r, at) => disc(cx, HIGH / 2, r, hsl(mood.light), { opacity: 0.2 + at * 0.12 }));
  const turn = chance.between(-28, 28);
  if (draw)
    return [...glow, group(`translate(${cx.toFixed(1)} 64) rotate(${turn.toFixed(0)}) scale(.96)`, draw(make, chance))];
  const charge = emblemOf(first(card, "class"), first(card, "item"), card.type);
  return [
    ...glow,
    group(`translate(${(cx - 40).toFixed(1)} 24) scale(3.35)`, [
      area(charge, hsl(make.metal), {
        stroke: hsl(lighter(make.metal, -40)),
        "stroke-width": 1.2,
        "stroke-linejoin": "round",
      }),
    ]),
  ];
}
