import type { settings as source } from "../en/settings.ts";

export const settings: typeof source = {
  title: "Einstellungen",
  language: "Sprache",
  theme: "Farben",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  motion: "Bewegung",
  motions: { off: "Aus", fast: "Schnell", normal: "Normal", slow: "Langsam" },
  motionAbout: "Bittet dein System um weniger Bewegung, wandert nichts über den Plan, was immer hier eingestellt ist.",
  botPace: "Bots ziehen",
  botPaces: { off: "Sofort", fast: "Schnell", normal: "Normal", slow: "Langsam" },
  doubleTap: "Gewähltes Feld noch einmal antippen, um zu legen",
  doubleTapAbout: "Sonst legen nur der Knopf und die Eingabetaste.",
  saved: "Einstellungen werden in diesem Browser aufgehoben.",
};
