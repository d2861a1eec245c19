import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "London",
  short: "das Taxi fährt",
  pieces: ["8 Straßen", "ein Taxi", "32 Touristen"],
  about:
    "Auf jedem inneren Feld wartet ein Tourist. Baust du darüber, fährt das Taxi zum nächsten Platz seiner Farbe: Die Strecke bringt dir Punkte, höchstens vier.",
  options: {
    "london-start": {
      label: "Wo das Taxi beginnt",
      values: {
        random: { label: "Das Los entscheidet", about: "Auf dem Pfeil am einen oder anderen Ende der Reihe." },
        left: { label: "Links" },
        right: { label: "Rechts" },
      },
    },
    "london-failed-drive": {
      label: "Wenn die Farbe zu weit ist",
      values: {
        "4": { label: "Das Taxi fährt vier", about: "Es fährt vier Plätze, und niemand bekommt etwas." },
        "0": { label: "Das Taxi bleibt", about: "Es bleibt stehen, und niemand bekommt etwas." },
      },
    },
  },
  unprinted: {
    colours: "Die Farben auf den Straßen",
    tourists: "Vier Touristen jeder Farbe",
  },
};
