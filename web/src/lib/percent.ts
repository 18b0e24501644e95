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
