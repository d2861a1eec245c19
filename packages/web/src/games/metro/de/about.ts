/** What the page says of Metro before anything of it is fetched. */
import type { about as source } from "../en/about.ts";

export const about: typeof source = {
  name: "Metro",
  shortName: "Metro",
  about: "Lege Plättchen, damit deine Linien lang werden. Für 1 bis 6.",
  tagline: "Ein Legespiel um U-Bahn-Linien, auf einem Plan, der jede Linie verfolgt und für dich zählt.",
  progress: (placed) => `${placed} von 60 Plättchen`,
};
