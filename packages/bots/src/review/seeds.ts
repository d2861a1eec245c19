/** What a bot rolls from when it weighs a decision of a review: always the same, so that a review can be repeated. */
export function seedAt(entry: number): string {
  return `review/${entry}`;
}

/** Likewise for an opening. */
export function seedOfOpening(number: number): string {
  return `review/opening ${number}`;
}
