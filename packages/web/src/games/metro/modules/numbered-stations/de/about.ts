import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Nummerierte Bahnhöfe",
  short: "geheime Nummern",
  pieces: ["32 Nummern"],
  about: "Du hast geheime Nummern von Bahnhöfen. Am Ende bringt jede Linie, die an einem davon endet, auch dir Punkte.",
  options: {
    "numbers-each": {
      label: "Nummern für jeden",
      values: {
        "1": { label: "Eine von jeder Seite" },
        "2": { label: "Zwei von jeder Seite", about: "Für bis zu vier." },
        "3": { label: "Drei von jeder Seite", about: "Zu zweit." },
        "4": { label: "Vier von jeder Seite", about: "Zu zweit." },
      },
    },
    "numbers-ownerless": {
      label: "Herrenlose Linien",
      values: {
        no: { label: "Bringen Nummern nichts" },
        yes: { label: "Bringen Nummern auch etwas" },
        "centre-too": {
          label: "Auch aus dem Zentrum",
          about: "Gleise, die aus dem Zentrum führen, bringen ihre doppelte Länge, obwohl sie niemandem gehören.",
        },
      },
    },
    "numbers-open": {
      label: "Nummern",
      values: {
        no: { label: "Geheim" },
        yes: { label: "Offen", about: "Alle sehen die Nummern aller." },
      },
    },
  },
  unprinted: {
    groups: "Wie die Nummern in Gruppen geteilt sind",
  },
};
