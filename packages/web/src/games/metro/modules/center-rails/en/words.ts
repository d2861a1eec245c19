/** What center rails say. */
export const words = {
  tile: (square: string, code: string) => `${square}: ${code}`,
  plan: "The tiles of the centre",
  count: "Lines run through the centre. Its tiles count like any other, and nothing is doubled.",
  countNot: "Lines run through the centre. Its tiles do not count, and nothing is doubled.",
  award: "center rails",
  refusals: { notNow: "The tiles of the centre are laid before the game, by chance." },
};
