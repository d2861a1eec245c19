import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "New York",
  short: "Treffen am Rand",
  pieces: ["8 Tafeln", "32 Touristen"],
  about:
    "An jedem Bahnhof am Rand wartet ein Tourist. Wessen Linie dort endet, nimmt ihn mit, und deine Tafel sagt, was dir jede Farbe am Ende wert ist.",
  unprinted: {
    values: "Die Punkte auf den Tafeln",
    tourists: "Vier Touristen jeder Farbe",
  },
};
