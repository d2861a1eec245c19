/** Chances to be first, and how far the end may be from what is expected, when points scatter like a bell. */

/** Eight of ten lie so many standard deviations about the mean. */
const EIGHT_OF_TEN = 1.2816;
/** Where a bell is looked at, in standard deviations. */
const STEPS = Array.from({ length: 25 }, (_, step) => (step - 12) / 3);

export function rangeAround(margin: number, deviation: number): readonly [low: number, high: number] {
  return [margin - EIGHT_OF_TEN * deviation, margin + EIGHT_OF_TEN * deviation];
}

/** The chance that a seat comes first; every seat's points scatter by the same deviation. */
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

/** How much of a bell lies below so many standard deviations; off by less than a thousandth. */
function below(deviations: number): number {
  return 1 / (1 + Math.exp(-deviations * (1.5976 + 0.070566 * deviations * deviations)));
}
