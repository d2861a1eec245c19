/** Whose opinion a review is: the strongest there is. */
export const REVIEWER = "inspector";
