/** The random seeds for a review's evaluations: always the same, so that a review can be repeated. */
export function seedAt(entry: number): string {
  return `review/${entry}`;
}

/** Likewise for an opening. */
export function seedOfOpening(number: number): string {
  return `review/opening ${number}`;
}
