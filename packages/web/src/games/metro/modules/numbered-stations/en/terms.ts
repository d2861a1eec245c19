/** What the options of this module are about, in a sentence or two. */
export const terms = {
  "numbers-each":
    "The stations of each side of the board are dealt by themselves. With more numbers more lines pay you, and there is more to plan.",
  "numbers-ownerless":
    "A number pays you what the line was worth that ended there. This says whether that line has to be somebody's.",
  "numbers-open":
    "Whether everybody sees everybody's numbers during the game. In secret you can help a line that seems to be no affair of yours.",
};
