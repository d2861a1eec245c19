/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "paris-row":
    "A run of tourists without a gap goes on from one landmark to the next. So it matters which of your landmarks stand side by side.",
  "paris-adjacent":
    "A tourist for whom you have no free space joins others next to the square that you built over. This says what is next to it.",
};
