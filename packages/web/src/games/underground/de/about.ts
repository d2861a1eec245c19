/** What the page says of On the Underground before anything of it is fetched. */
import type { about as source } from "../en/about.ts";

export const about: typeof source = {
  name: "On the Underground",
  shortName: "Underground",
  about: "Baue Linien durch London und lass den Fahrgast damit fahren. Für 2 bis 5.",
  tagline: "Baue Linien durch London, auf einer Karte, die immer weiß, wohin der Fahrgast führe.",
  progress: (placed) => `${placed} von 55 Zielen`,
};
