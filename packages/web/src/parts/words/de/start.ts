/** What every page may have to say. */
import type { start as source } from "../en/start.ts";
import { list } from "./plural.ts";

export const start: typeof source = {
  name: "Interchange",
  title: (page) => `${page} · Interchange`,
  nav: {
    label: "Seiten",
    rules: "Regeln",
    settings: "Einstellungen",
    back: "Zurück",
  },
  close: "Schließen",
  loading: "Lädt…",
  layingOut: "Der Plan wird ausgelegt…",
  loadFailed: "Dieser Teil der Seite konnte nicht geladen werden.",
  tryAgain: "Noch einmal versuchen",
  broken: {
    title: "Etwas ist schiefgegangen",
    body: "In der Seite selbst ist ein Fehler. Deine Tische sind so aufgehoben, wie sie nach dem letzten Zug waren.",
    reload: "Seite neu laden",
  },
  names: list,
  beside: (facts) => facts.join(" · "),
  inTurn: (facts) => facts.join(", "),
};
