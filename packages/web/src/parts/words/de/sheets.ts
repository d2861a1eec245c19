import type { sheets as source } from "../en/sheets.ts";
import { count, list, number } from "./plural.ts";

/** Words of the panels that open over any table. */
export const sheets: typeof source = {
  history: {
    title: "Rückschau",
    first: "Erste Stellung",
    last: "Letzte Stellung",
    slider: "Stelle in der Partie",
    play: "Abspielen",
    stop: "Anhalten",
    speed: "Tempo",
    times: (speed) => `${number(speed)}×`,
  },
  menu: ["Diese Partie", "Hilfe und Einstellungen", "Dieser Tisch"],
  beside: "Neben dem Plan",
  terms: {
    title: "Dieser Tisch",
    edition: "Ausgabe",
    help: "Hilfe",
    modules: "Module",
    rules: "Regeln",
  },
  about: (title, help, differences) => [title, `Hilfe: ${help}`, ...differences].join(" · "),
  takeBack: {
    title: "Zurücknehmen?",
    body: (decisions, comesAgain) =>
      decisions > 1
        ? `Das nimmt ${count(decisions, "Entscheidung", "Entscheidungen")} zurück, bis vor deine letzte. ${comesAgain}`
        : `Das nimmt deine letzte Entscheidung zurück. ${comesAgain}`,
    consent: (names) =>
      `${list(names)} ${names.length > 1 ? "müssen" : "muss"} einverstanden sein, denn seitdem ist etwas geschehen.`,
    again: "Wiederholen",
    yes: "Zurücknehmen",
    yesAll: "Alle sind einverstanden",
    no: "So lassen",
  },
  tapAgain: {
    title: "Mit einem zweiten Tipp legen?",
    about: "Ein Tipp zeigt, was das Plättchen bewirkt; ein zweiter auf dasselbe Feld würde es legen.",
    yes: "Ja, dann legen",
    no: "Nein, nur mit dem Knopf",
  },
  flat: "Tischmodus",
  shortcuts: "Tastatur",
  export: {
    title: "Exportieren",
    about: "Die Aufzeichnung dieser Partie: alles, um sie noch einmal ablaufen zu lassen.",
    text: "Als Text",
    json: "Als JSON",
    whole: "Der ganze Tisch",
    copy: "Text kopieren",
    copied: "Kopiert.",
    notCopied: "Der Browser erlaubt das Kopieren nicht. Speichere stattdessen die Datei.",
  },
};
