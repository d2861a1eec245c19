/** What the page says of Metro before anything of it is fetched. */
export const about = {
  name: "Metro",
  shortName: "Metro",
  about: "Lay tiles so that your lines run long. 1 to 6 players.",
  tagline: "A railway tile game on a board that follows every line and counts it for you.",
  progress: (placed: number) => `${placed} of 60 tiles`,
};
