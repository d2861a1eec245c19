/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "stock-city-rewards":
    "In these cities whoever owns a line gets something when it is scored, and here no player owns one. This says who gets it.",
};
