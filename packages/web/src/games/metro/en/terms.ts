/** Words that somebody new may not know, in a sentence or two; shown where they are used, with the rule. */
export const terms = {
  rule: (number: string) => `Rule ${number}`,
  open: "An open line has left its station and has not reached another. It pays nothing yet, and every tile it still passes will count.",
  ended:
    "A line that reaches a station is scored at once: a point for each time it passes over a tile. Its owner gets them, whoever placed the tile.",
  doubled: "A line that ends in the centre is worth double.",
  nobody: "Lines from stations that no seat owns, and track that leads out of the centre, pay nobody.",
  short: "The line ends here although it could have gone on: tiles that nobody has seen yet would take it further.",
  unseen: "The tiles that you have not seen: those in the supply, and those in other hands.",
  shares:
    "A share is a part of a company, of 10 to 40 percent. At the end it pays by the company's place; you always hold one of each percentage.",
  profit: "The points of a company's lines. They are nobody's points: they only say which company does well.",
  value: "What a share of 10 percent would pay if the game ended now: 8 for the company with most profit, down to 1.",
  /** What options are about, where a table is set up. */
  options: {
    start:
      "Who has the first turn; the others follow in the order of their seats. By lot, it is drawn when the game begins.",
    orientation:
      "Every tile has an arrow. As printed, it points the same way as the board's; turned freely, a tile fits in up to four ways.",
    "hand-size":
      "How many tiles you hold and choose from. With more of them there is more to plan, and luck counts less.",
    "open-hands": "Whether everybody sees everybody's tiles. Open hands are good for learning together.",
    numbering:
      "Stations are numbered one way round on the board of 2000 and the other way on a later printing. Owners go by the numbers, so they are mirrored.",
    "one-tile-stations":
      "A tile may not lead a train straight back into a station. This says whether stations without an owner are spared.",
    "one-tile-exception":
      "A tile that fits nowhere else may make a line of one tile. This says whether it has to wait while another can be drawn.",
  },
};
