import type { rules as source } from "../en/rules.ts";
import { count, number } from "./plural.ts";

/** What is said around the rules in words. */
export const rules: typeof source = {
  rule: (rule) => `Regel ${rule}`,
  marks: { ruling: "Unsere Auslegung", unprinted: "Nicht gedruckt" },
  signs: {
    title: "Was die Zeichen bedeuten",
    none: "Ohne Zeichen: eine Regel der Anleitung, in unseren Worten.",
    ruling: "Hier schweigen die Anleitungen oder lassen sich auf zwei Weisen lesen; so haben wir entschieden.",
    unprinted: "Nirgends gedruckt, wo wir es gesehen hätten: erschlossen oder von uns entworfen.",
  },
  contents: "Inhalt",
  search: {
    label: "Regeln durchsuchen",
    of: (game) => `Alle Regeln von ${game} und seinen Modulen`,
    found: (n) => `${count(n, "Regel", "Regeln")} gefunden`,
    more: (n) => `${number(n)} weitere: Ein Wort mehr grenzt es ein.`,
    none: (sought) =>
      `Von »${sought}« ist hier nirgends die Rede. Versuch weniger oder andere Wörter oder die Nummer einer Regel.`,
    loading: "Die Regeln werden geholt…",
    failed: "Die Regeln konnten nicht geholt werden.",
  },
  example: {
    label: (title) => `Beispiel: ${title}`,
    back: "Zurück",
    next: "Weiter",
    again: "Von vorn",
    step: (n, all) => `Schritt ${n} von ${all}`,
    failed: "Dieses Beispiel konnte nicht gezeigt werden.",
  },
};
