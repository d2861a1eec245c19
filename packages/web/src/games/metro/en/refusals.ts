/** Why something may not be done, by refusal code. The numbered rule is shown beside it. */
export const refusals: Readonly<Record<string, string>> & { readonly unknown: string } = {
  unknown: "The rules do not allow this.",
  gameOver: "The game is over: every square is covered.",
  notYourTurn: "It is not your turn.",
  over: "The game is over.",
  paused: "The game rests. Take it up again first.",
  unreadable: "That is no move of this game.",
  nothingToTakeBack: "There is nothing of yours to take back.",
  notPaused: "The game does not rest.",
  resignTwo: "Only a game of two can be given up.",
  drawOwed: "A tile has to be drawn first.",
  mustPlaceDrawn: "You drew another tile instead of placing one from your hand. Now that tile must be placed.",
  supplyEmpty: "There is no tile left to draw.",
  notInHand: "You do not hold this tile.",
  offBoard: "That is off the board.",
  centre: "The central station fills these squares; no tile goes there.",
  occupied: "A tile already lies here, and tiles never move.",
  notAdjacent: "A tile must lie on the edge of the board or next to a tile. Nothing touches this square yet.",
  turned: "Tiles lie the way their arrow points; this table does not let you turn them.",
  sameTurn: "Turned like this, the tile looks as it did before.",
  oneTile:
    "Here the tile would join a departure to a station all by itself: a line of one tile. That is only allowed when this tile fits nowhere else.",
};
