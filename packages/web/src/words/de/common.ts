import type * as en from "../en/common.ts";
import { list } from "./grammar.ts";

export const common: typeof en.common = {
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

/** Texts of pages and panels that load later; fetched with the first of them. */

export const rulesPage: typeof en.rulesPage = {
  title: "Regeln",
  games: "Regeln von",
  modules: (game) => `Module von ${game}`,
  foreign: "Diese Regeln sind noch nicht übersetzt: Das ist der englische Text.",
};

/** For an unknown address. */
export const notFound: typeof en.notFound = {
  title: "Hier ist nichts",
  body: "Unter dieser Adresse gibt es keine Seite.",
  home: "Zur Startseite",
};
