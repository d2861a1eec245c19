import type { rules as source } from "../en/rules.ts";
import { count } from "./plural.ts";

/** Was rund um die Regeln gesagt wird. */
export const rules: typeof source = {
  rule: (number) => `Regel ${number}`,
  marks: { ruling: "Unsere Auslegung", unprinted: "Nicht gedruckt" },
  signs: {
    title: "Was die Zeichen bedeuten",
    none: "Ohne Zeichen: eine Regel aus der Anleitung, in unseren Worten.",
    ruling: "Die Anleitungen schweigen hier oder lassen sich auf zwei Arten lesen; so haben wir entschieden.",
    unprinted: "Nirgends gedruckt, soweit wir wissen: erschlossen oder von uns entworfen.",
  },
  search: {
    label: "In den Regeln suchen",
    of: (game) => `Alle Regeln von ${game} samt Modulen`,
    found: (n) => count(n, "Regel gefunden", "Regeln gefunden"),
    more: (n) => `${count(n, "weitere", "weitere")}: ein Wort mehr grenzt es ein.`,
    none: (sought) =>
      `Nichts hier spricht von „${sought}“. Versuche weniger oder andere Wörter oder die Nummer einer Regel.`,
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
