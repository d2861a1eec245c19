import { known } from "@interchange/tabletop";

/** Rounds numbers so that they still add up to the total. */
export function addingUp(terms: readonly number[], total: number): readonly number[] {
  const whole = terms.map((term) => Math.floor(term));
  // The terms with the largest fractions are rounded up first.
  const order = terms
    .map((term, index) => ({ index, lost: term - Math.floor(term) }))
    .toSorted((one, other) => other.lost - one.lost || one.index - other.index);
  const missing = Math.round(total) - whole.reduce((sum, each) => sum + each, 0);
  for (let given = 0; given < Math.min(missing, order.length); given++) {
    const { index } = known(order[given]);
    whole[index] = known(whole[index]) + 1;
  }
  return whole.map((each) => each || 0);
}
