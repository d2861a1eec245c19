import type { access as source } from "../en/access.ts";
import { colours } from "./colours.ts";

export const access: typeof source = {
  contrast: "Kontrast",
  contrasts: { system: "Wie das System", more: "Hoch" },
  palette: "Farben der Plätze und Linien",
  palettes: { standard: "Standard", redGreen: "Bei Rot-Grün-Schwäche", blueYellow: "Bei Blau-Gelb-Schwäche" },
  paletteAbout:
    "Die anderen liegen weiter auseinander, wenn man Rot und Grün oder Blau und Gelb kaum unterscheidet. Form, Muster und Name bleiben; nur du siehst diese Farben. Welche Farbe ein Platz hat, wird beim Aufbau gewählt.",
  own: {
    title: "Eigene Farben",
    names: colours,
    alike: (pairs) => `Manche können diese nicht unterscheiden: ${pairs.map((pair) => pair.join(" und ")).join("; ")}.`,
    back: "Zurück zur Palette",
    about:
      "Jede ersetzt eine Farbe der Plätze und Gesellschaften von Metro; nur du siehst sie. Ihr Name bleibt, Form und Muster auch.",
  },
  pattern: "Muster auf Linien",
  patterns: { fine: "Fein", bold: "Kräftig" },
  textSize: "Schriftgröße",
  textSizes: { normal: "Normal", large: "Groß", huge: "Sehr groß" },
  boardSize: "Größe des Plans",
  boardSizes: { fit: "Wie das Fenster", large: "Groß", huge: "Sehr groß" },
  boardSizeAbout: "Ein größerer Plan wird an seiner Stelle gescrollt.",
  text: "Textmodus",
  textAbout:
    "Tische in Worten, für Screenreader und für alle, die lieber lesen: der Plan als Tabelle, die Karte als Listen, jede Linie als Satz und eine Befehlszeile. Die Rechte sind dieselben.",
  detail: "Ansagen",
  details: { brief: "Knapp", normal: "Normal", full: "Ausführlich" },
  detailAbout:
    "Wie viel ein Screenreader von dem sagt, was geschieht. Knapp: wer und wo. Ausführlich: auch die Punkte und die Plättchen auf der Hand.",
  keys: "Am Tisch zeigt die Taste ? alle Tasten, und / öffnet die Befehlszeile.",
};
