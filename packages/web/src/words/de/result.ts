import type * as en from "../en/result.ts";
import { does, genitive, list, number, points, signed, together } from "./grammar.ts";

export const result: typeof en.result = {
  title: "Ergebnis",
  wins: (who) => does(who, "gewinnst", "gewinnt"),
  share: (best) =>
    together(best, ["gewinnt", "gewinnst", "teilen sich den ersten Platz", "teilt euch den ersten Platz"]),
  score: (others, margin) =>
    `zu ${list(others.map((each) => number(each)))}, ${margin === 1 ? "ein einziger Punkt" : points(margin)} Vorsprung`,
  shared: (n) => `mit je ${points(n)}`,
  nobody: "Niemand gewinnt",
  resigned: (who) => `${does(who, "hast", "hat")} aufgegeben.`,
  time: ({ name, isYou }) => `${isYou ? "Deine" : genitive(name)} Zeit ist abgelaufen.`,
  agreed: "Alle haben zugestimmt, die Partie hier zu beenden.",
  abandoned: "Die Partie wurde abgebrochen.",
  place: "Rang",
  player: "Spieler",
  points: "Punkte",
  again: "Revanche",
  review: "Analyse",
  exported: "Teilen",
  scored: (who, n) => `${does(who, "hast", "hat")} ${points(n)}`,
  running: "Diese Partie ist noch nicht zu Ende.",
  goOn: "Weiterspielen",
  turned: (before, after) =>
    `Erwarteter Vorsprung am Ende: vorher ${signed(Math.round(before) || 0)}, nachher ${signed(Math.round(after) || 0)}.`,
  see: "Ansehen",
};

export const share: typeof en.share = {
  move: "Gezeigter Zug",
  at: (move, of) => (move === of ? "Endstellung" : `Zug ${number(move)} von ${number(of)}`),
  preview: (names) => `Spielplan: ${list(names)}`,
  link: {
    title: "Link",
    about: "Öffnet die Partie bei diesem Zug.",
    copy: "Link kopieren",
    copied: "Kopiert.",
    notCopied: "Dein Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.",
    send: "Senden…",
    address: "Linkadresse",
    inside: (letters) => `Die ganze Partie steht im Link (${number(letters)} Zeichen); nichts wird hochgeladen.`,
    tooLong: "Diese Partie ist zu lang für einen Link. Speichere ihre Aufzeichnung und schick die Datei.",
    thisMachine:
      "Dieser Link funktioniert nur auf diesem Gerät. Öffne die Seite unter einer Adresse, die andere erreichen, und kopiere den Link dort.",
  },
  embed: {
    title: "Einbetten",
    about: "Füge diesen Code in deine eigene Seite ein, um dort den Spielplan zu zeigen.",
    code: "Code zum Einbetten",
  },
  picture: {
    title: "Bild",
    svg: "SVG speichern",
    png: "PNG speichern",
  },
  replay: {
    title: "Animation",
    about: "Die Partie Zug für Zug; hervorgehoben ist, was zuletzt gebaut und gewertet wurde.",
    svg: "Animiertes SVG speichern",
    gif: "GIF speichern",
    making: (frame, of) => `GIF wird erstellt: Bild ${number(frame)} von ${number(of)}.`,
    cancel: "Abbrechen",
    saved: (size) => `Gespeichert, ${number(Math.ceil(size / 1000))} kB.`,
    stopped: "Abgebrochen.",
    failed: "Dein Browser konnte das GIF nicht erstellen. Versuch es mit dem animierten SVG.",
    turn: (turn, of) => `Zug ${number(turn)} von ${number(of)}`,
  },
  print: {
    open: "Druckansicht",
    title: "Aufzeichnung",
    go: "Drucken",
    board: "Spielplan am Ende",
    scores: "Punkte",
    moves: "Züge und Zufall",
    proof: "Mischen",
    none: "In dieser Partie hat ein Browser gezogen; es gibt also kein versiegeltes Mischen zu prüfen.",
    holds:
      "Alles Gezogene folgt aus dem Geheimnis unten. Sein SHA-256-Hash wurde veröffentlicht, bevor sich jemand gesetzt hat.",
    broken: (reason) => `Das Gezogene folgt nicht aus dem Geheimnis: ${reason}.`,
    seal: "Siegel",
    running: "Diese Partie ist noch nicht zu Ende. Danach kannst du sie drucken.",
    back: "Zurück",
  },
  shared: {
    title: "Geteilte Partie",
    reading: "Die Partie wird aus dem Link geladen…",
    damaged: "Dieser Link enthält keine Partie, oder ein Teil fehlt. Lass ihn dir noch einmal schicken.",
    home: "Startseite",
    about: (names) => `Mit dir geteilt: ${list(names)}`,
    keep: "Speichern",
    kept: "Unter deinen Partien gespeichert.",
    open: "Öffnen",
    player: (seat) => `Spieler ${seat}`,
  },
};
