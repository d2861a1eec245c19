/** What the page says of On the Underground before anything of it is fetched. */
export const about = {
  name: "On the Underground",
  shortName: "Underground",
  about: "Build lines through London and have the passenger ride them. 2 to 5 players.",
  tagline: "Build lines through London, on a map that always knows where the passenger would go.",
  progress: (placed: number) => `${placed} of 55 destinations`,
};
