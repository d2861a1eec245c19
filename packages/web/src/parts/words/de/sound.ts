import type { sound as source } from "../en/sound.ts";

/** What the settings say about sounds. */
export const sound: typeof source = {
  title: "Töne",
  volumes: { off: "Aus", quiet: "Leise", normal: "Normal", loud: "Laut" },
  about: "Ein gelegtes Plättchen, eine fertige Linie, die Mitte, dein Zug, der Fahrgast, das Ende der Partie.",
};
