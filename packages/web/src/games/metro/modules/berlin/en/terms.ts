/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "berlin-sides":
    "Each landmark has two prizes, for most and for second most tickets of its colour. How much they are differs between its sides.",
  "berlin-virtual":
    "Circles of track and lines that nobody owns pass tourists too. This says whether tickets that were lost that way still compete with yours.",
  "berlin-ties":
    "Two who are tied for most tickets share both prizes. This says what goes for more than two, and for ties for second most.",
};
