/** Computes chances of coming first and ranges of final margins, if points are normally distributed. */

/** The number of standard deviations that holds eight of ten cases. */
const EIGHT_OF_TEN = 1.2816;
/** Where the normal curve is sampled, in standard deviations. */
const STEPS = Array.from({ length: 25 }, (_, step) => (step - 12) / 3);

export function rangeAround(margin: number, deviation: number): readonly [low: number, high: number] {
  return [margin - EIGHT_OF_TEN * deviation, margin + EIGHT_OF_TEN * deviation];
}

/** The chance that a seat comes first; every seat's points have the same deviation. */
export function chanceToWin(points: ArrayLike<number>, seat: number, deviation: number): number {
  const own = points[seat] ?? 0;
  const others = Array.from(points).filter((_, each) => each !== seat);
  if (deviation <= 0) {
    const most = Math.max(...others);
    const shared = others.filter((each) => each === own).length;
    return own < most ? 0 : 1 / (1 + shared);
  }
  let chance = 0;
  let weight = 0;
  for (const step of STEPS) {
    const likely = Math.exp((-step * step) / 2);
    let first = likely;
    for (const other of others) first *= below(step + (own - other) / deviation);
    chance += first;
    weight += likely;
  }
  return chance / weight;
}

/** The share of a normal curve below this many standard deviations; off by less than a thousandth. */
function below(deviations: number): number {
  return 1 / (1 + Math.exp(-deviations * (1.5976 + 0.070566 * deviations * deviations)));
}
