import type * as en from "../en/learn.ts";
import { count, list, signed } from "./grammar.ts";

export const learn: typeof en.learn = {
  title: "Lernen",
  about: "Kurze Lektionen auf einem echten Spielplan: kurz lesen, dann ausprobieren.",
  /** A name with two parts, an option and its value, goes after the verb. */
  learning: (name) => (name.includes(" · ") ? `Lernen: ${name}` : `${name} lernen`),
  step: (at, all) => `Schritt ${at} von ${all}`,
  minutes: (minutes) => `etwa ${count(minutes, "Minute", "Minuten")}`,
  tutorial: (steps) => `${count(steps, "Zug", "Züge")} auf einem echten Spielplan`,
  parts: { basics: "Genug zum Spielen", more: "Der Rest" },
  later: (moves) => `${count(moves, "Zug", "Züge")} später`,
  begin: "Starten",
  goOnAt: (step) => `Zu Schritt ${step}`,
  again: "Neu starten",
  isDone: "fertig",
  skipAll: "Kenne ich schon",
  introductions: "Kurze Einführungen",
  skip: "Schritt überspringen",
  skipShort: "Auslassen",
  gotIt: "Verstanden",
  leave: "Verlassen",
  here: "hier",
  showMe: "Zeigen",
  goOn: "Weiter",
  finish: "Fertig",
  known: "Das weißt du schon",
  keeps: "Du kannst jederzeit aufhören und später weitermachen, auch offline.",
  notThere: (place) => `Nicht ${place}.`,
  notThat: "Das ist es nicht.",
  rule: (rule) => `Regel ${rule}`,
  otherSide: "Gegner",
  comments: {
    title: "Kommentare",
    off: "Ausschalten",
    noMore: "Kommentare ausschalten",
  },
  over: {
    title: "Jetzt kannst du spielen.",
    body: "Spiel eine leichte erste Partie. Kurze Kommentare erklären, was geschieht und warum es wichtig ist.",
    first: "Erste Partie spielen",
    rest: "Der Rest hat Zeit bis nach deiner ersten Partie.",
    more: "Den Rest lernen",
    everything: "Das war alles.",
    game: "Partie spielen",
    after: "Bereit für mehr?",
    introduced: "Jetzt weißt du, wie es geht.",
    play: "Tisch anlegen",
    rules: "Regeln lesen",
    all: "Alle Lektionen",
  },
  none: "Diese Lektion gibt es nicht. Wähle eine andere.",
};

// Made on demand: the home page has these texts too and should not wait for it.
const tenths = (n: number): string => new Intl.NumberFormat("de", { maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${n === 1 ? "Punkt" : "Punkte"}`;

/** Puzzles of any game. */
export const puzzles: typeof en.puzzles = {
  title: "Rätsel",
  game: "Spiel",
  daily: "Tagesrätsel",
  today: "Heute",
  about: "Stellungen aus echten Partien. Ein Zug ist der beste: Finde ihn.",
  puzzle: (number) => `Rätsel ${number}`,
  kinds: { certain: "Sichere Antwort", expected: "Nach Erwartung" },
  aboutKinds: {
    certain: "Wir haben jeden Zug ausprobiert: Nur einer erreicht das Ziel sicher.",
    expected: "Eine lange Suche erwartet, dass ein Zug bis zum Ende am meisten bringt. Sie kann etwas danebenliegen.",
  },
  goals: {
    score: (n) => `Hole in diesem Zug ${points(n)}.`,
    ride: (n) => `Bring den Fahrgast dazu, in diesem Zug ${n}-mal deine Linien zu benutzen.`,
  },
  levels: { 1: "Leicht", 2: "Mittel", 3: "Schwer" },
  results: { solved: "gelöst", missed: "nicht gelöst" },
  open: "noch nicht versucht",
  solve: "Lösen",
  again: "Noch einmal ansehen",
  all: "Alle Rätsel",
  next: "Nächstes Rätsel",
  streak: (days) => `${count(days, "Tag", "Tage")} in Folge`,
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  answer: "Antwort abgeben",
  right: "Richtig!",
  wrong: "Nicht der beste Zug.",
  loss: (move, loss, isAtLeast) => `${move} ist ${isAtLeast ? "mindestens " : ""}${points(loss)} weniger wert.`,
  lead: (move, lead, error) =>
    `${move} ist ${points(lead)} mehr wert als jeder andere Zug (±${tenths(Math.max(0.1, error))}).`,
  find: "Ein Zug ist besser als alle anderen.",
  backTomorrow: "Gelöst. Morgen gibt es das nächste.",
  only: (move, best, next) => `${move} bringt sicher ${points(best)}, der nächstbeste Zug ${next}.`,
  scores: signed,
  leads: (lead) => `Finde den Zug, der bis zum Ende voraussichtlich ${points(lead)} mehr bringt als jeder andere.`,
  alone: (best, last, games) => `Solo: Rekord ${best}, zuletzt ${last}, ${count(games, "Partie", "Partien")}.`,
  andThen: (moves) => `Danach ${list(moves)}.`,
  tryOut: "Du kannst in dieser Stellung weiter Züge ausprobieren.",
  other: "Bo",
  none: "Dieses Rätsel gibt es nicht. Wähle ein anderes.",
};

/** The pages around the rules. */
export const rules: typeof en.rules = {
  rule: (rule) => `Regel ${rule}`,
  marks: { ruling: "Unsere Auslegung", unprinted: "Nirgends gedruckt" },
  signs: {
    title: "Was die Hinweise bedeuten",
    none: "Ohne Hinweis: eine Regel aus einer Anleitung, in unseren Worten.",
    ruling: "Die Anleitungen behandeln das nicht oder lassen sich auf zwei Arten lesen. So haben wir entschieden.",
    unprinted: "Gedruckt haben wir das nirgends gesehen. Wir haben es erschlossen oder selbst entworfen.",
  },
  contents: "Inhalt",
  search: {
    label: "Regeln durchsuchen",
    of: (game) => `Alle Regeln von ${game} und seinen Modulen`,
    found: (n) => `${count(n, "Regel", "Regeln")} gefunden`,
    more: (n) => `${count(n, "weitere Regel", "weitere Regeln")}. Ein Wort mehr grenzt die Suche ein.`,
    none: (sought) =>
      `Keine Regel passt zu »${sought}«. Versuch es mit weniger oder anderen Wörtern oder mit der Nummer einer Regel.`,
    loading: "Die Regeln werden geladen…",
    failed: "Die Regeln konnten nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.",
  },
  example: {
    label: (title) => `Beispiel: ${title}`,
    back: "Zurück",
    next: "Weiter",
    again: "Neu starten",
    step: (n, all) => `Schritt ${n} von ${all}`,
    failed: "Das Beispiel konnte nicht gezeigt werden. Lade die Seite neu.",
  },
};
