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
  loading: "Wird geladen…",
  layingOut: "Der Spielplan wird aufgebaut…",
  loadFailed: "Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung.",
  tryAgain: "Noch einmal versuchen",
  technical: "Technische Details",
  broken: {
    title: "Etwas ist schiefgegangen",
    body: "Deine Tische sind so gespeichert, wie sie nach dem letzten Zug waren. Lade die Seite neu, um weiterzuspielen.",
    reload: "Seite neu laden",
  },
  names: list,
  dotted: (facts) => facts.join(" · "),
  inTurn: (facts) => facts.join(", "),
};

/** Texts of pages and panels that load later; fetched with the first of them. */

export const rulesPage: typeof en.rulesPage = {
  title: "Regeln",
  games: "Regeln nach Spiel",
  modules: (game) => `Module von ${game}`,
  foreign: "Diese Regeln sind noch nicht übersetzt. Das ist der englische Text.",
};

/** For an unknown address. */
export const notFound: typeof en.notFound = {
  title: "Seite nicht gefunden",
  body: "Unter dieser Adresse gibt es keine Seite. Prüfe die Adresse oder geh zur Startseite.",
  home: "Zur Startseite",
};
