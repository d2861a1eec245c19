import type * as en from "../en/learn.ts";
import { count, number } from "./grammar.ts";

export const learn: typeof en.learn = {
  title: "Lernen",
  about: "Kurze Lektionen auf einem echten Plan: eins zu lesen, eins zu tun.",
  /** A name with two parts, an option and its value, goes after the verb. */
  learning: (name) => (name.includes(" · ") ? `Lernen: ${name}` : `${name} lernen`),
  step: (at, all) => `Schritt ${at} von ${all}`,
  minutes: (minutes) => `etwa ${count(minutes, "Minute", "Minuten")} im Ganzen`,
  tutorial: (steps) => `${count(steps, "kurzer Schritt", "kurze Schritte")} auf einem echten Plan`,
  newTo: (game) => `${game} ist neu für dich?`,
  onBoard: "Zehn kurze Schritte auf einem echten Plan.",
  begin: "Anfangen",
  goOnAt: (step) => `Schritt ${step}`,
  again: "Noch einmal",
  isDone: "fertig",
  skipAll: "Kenne ich schon",
  introductions: "Kurze Einführungen",
  skip: "Schritt überspringen",
  skipShort: "Auslassen",
  leave: "Verlassen",
  here: "hier",
  showMe: "Zeigen",
  goOn: "Weiter",
  finish: "Fertig",
  known: "Das weißt du schon",
  keeps: "Du kannst jederzeit gehen. Die Lektion geht dort weiter, wo du warst, auch ohne Netz.",
  notThere: (place) => `Nicht ${place}.`,
  notThat: "Das nicht.",
  rule: (rule) => `Regel ${rule}`,
  otherSide: "Gegenüber",
  comments: { title: "Kommentar", close: "Verstanden", noMore: "Keine Kommentare mehr" },
  over: {
    title: "Mehr brauchst du nicht.",
    body: "Jetzt eine ruhige erste Partie. Ein paar Worte sagen, was geschieht und warum es zählt.",
    first: "Erste Partie spielen",
    introduced: "Jetzt weißt du, wie es geht.",
    play: "Tisch aufbauen",
    rules: "Regeln lesen",
    all: "Alle Lektionen",
  },
  none: "Diese Lektion gibt es nicht.",
};

// Made on demand: the home page has these texts too and should not wait for it.
const tenths = (n: number): string =>
  new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${n === 1 ? "Punkt" : "Punkte"}`;

/** Puzzles of any game. */
export const puzzles: typeof en.puzzles = {
  title: "Rätsel",
  game: "Welches Spiel",
  daily: "Tagesrätsel",
  today: "Heute",
  weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  about: "Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Finde ihn.",
  puzzle: (number) => `Rätsel ${number}`,
  levels: { 1: "Leicht", 2: "Mittel", 3: "Schwer" },
  results: { solved: "gelöst", missed: "verfehlt" },
  open: "noch nicht versucht",
  solve: "Lösen",
  again: "Noch einmal ansehen",
  all: "Alle Rätsel",
  next: "Nächstes Rätsel",
  streak: (days) => `${count(days, "Tag", "Tage")} in Folge`,
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  answer: "Das ist meine Antwort",
  right: "Richtig.",
  wrong: "Nicht der beste Zug.",
  loss: (move, loss, isAtLeast) => `${move} ist ${isAtLeast ? "mindestens " : ""}${points(loss)} weniger wert.`,
  lead: (move, lead, error) =>
    `${move} ist ${points(lead)} mehr wert als alles andere, auf ${tenths(Math.max(0.1, error))} genau.`,
  leads: (lead) => `Ein Zug ist ${points(lead)} mehr wert als jeder andere.`,
  alone: (best, last, games) => `Allein: bestes ${best}, letztes ${last}, ${count(games, "Partie", "Partien")}.`,
  tryOut: "Du kannst die Stellung weiter ausprobieren.",
  other: "Bo",
  none: "Dieses Rätsel gibt es nicht.",
};

/** The pages around the rules. */
export const rules: typeof en.rules = {
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
