/** What may be missing of a hundred because what hardly ever happens is left out. */
const LEFT_OUT = 0.5;

/** Chances as whole numbers of a hundred that add up to a hundred, where the chances add up to one. */
export function hundredths(chances: number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const sum = exact.reduce((all, one) => all + one, 0);
  if (Math.abs(sum - 100) > LEFT_OUT) return exact.map(Math.round);
  const byRest = exact.map((one, at) => ({ at, rest: one - Math.floor(one) })).sort((a, b) => b.rest - a.rest);
  const missing = 100 - whole.reduce((all, one) => all + one, 0);
  for (const { at } of byRest.slice(0, missing)) whole[at]! += 1;
  return whole;
}

/** A chance as it is read, with its whole number of a hundred: only what is certain has nothing or all of them. */
export function said(chance: number, whole: number): string {
  if (whole === 0 && chance > 0) return "< 1 %";
  if (whole === 100 && chance < CERTAIN) return "> 99 %";
  return `${whole} %`;
}

/** What sums of chances come to that are one. */
const CERTAIN = 1 - 1e-9;
