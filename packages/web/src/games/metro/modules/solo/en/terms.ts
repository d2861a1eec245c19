/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "solo-scoring":
    "Only the company that has least counts. The challenge also asks you to keep all of them close together.",
  "solo-negative":
    "In the challenge more may be taken off than the last company has earned. This says what you score then.",
  "solo-reject-last":
    "The tile that ends every line where it began may be rejected until the cards have run out once. This says when that is.",
};
