import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Stock corporations",
  short: "own shares, not lines",
  pieces: ["32 shares"],
  about:
    "Eight companies own the lines, and you hold shares of them. Instead of placing a tile you may exchange a share; at the end shares of the best companies are worth most.",
  options: {
    "stock-city-rewards": {
      label: "Tickets and VP tiles of Berlin and St. Petersburg",
      values: {
        company: { label: "For the company", about: "Whose line passes the tourist." },
        placer: { label: "For the player", about: "Whose tile finishes the line." },
      },
    },
  },
  excludes: {
    "numbered-stations": "the numbers pay seats for lines, and with corporations no seat owns a line",
  },
  unprinted: {
    "company-stations": "Which stations belong to which company",
  },
};
