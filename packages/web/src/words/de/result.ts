import type * as en from "../en/result.ts";
import { count, does, genitive, list, number, signed, together } from "./grammar.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

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
  agreed: "Alle waren einverstanden, die Partie hier zu beenden.",
  abandoned: "Die Partie wurde liegen gelassen.",
  place: "Platz",
  player: "Spieler",
  points: "Punkte",
  again: "Revanche",
  review: "Rückblick",
  exported: "Teilen",
  scored: (who, n) => `${does(who, "hast", "hat")} ${points(n)}`,
  running: "Diese Partie ist noch nicht zu Ende.",
  goOn: "Weiterspielen",
  turned: (before, after) =>
    `Erwarteter Vorsprung ${signed(Math.round(before) || 0)} davor, ${signed(Math.round(after) || 0)} danach.`,
  see: "Ansehen",
};

export const share: typeof en.share = {
  move: "Gezeigter Zug",
  at: (move, of) => (move === of ? "Wie es ausging" : `Zug ${number(move)} von ${number(of)}`),
  preview: (names) => `Der Spielplan: ${list(names)}`,
  link: {
    title: "Link",
    about: "Öffnet die Partie bei diesem Zug.",
    copy: "Link kopieren",
    copied: "Kopiert.",
    notCopied: "Der Browser hat das Kopieren nicht erlaubt. Markiere den Link von Hand.",
    send: "Senden…",
    address: "Der Link",
    inside: (letters) => `Die ganze Partie steht im Link (${number(letters)} Zeichen); nichts wird hochgeladen.`,
    tooLong: "Diese Partie ist zu lang für einen Link. Sichere ihre Aufzeichnung und schick die Datei.",
    thisMachine:
      "Er nennt den Namen dieses Rechners, den andere nicht öffnen können. Öffne die Seite unter einer Adresse, die sie erreichen.",
  },
  embed: {
    title: "In anderen Seiten",
    about: "Damit zeigst du den Spielplan auf einer eigenen Seite.",
    code: "Der Code zum Einfügen",
  },
  picture: {
    title: "Bild",
    svg: "SVG sichern",
    png: "PNG sichern",
  },
  replay: {
    title: "Ablauf",
    about: "Die Partie Zug für Zug; was gerade gebaut oder gewertet wurde, leuchtet.",
    svg: "Bewegtes SVG sichern",
    gif: "GIF sichern",
    making: (frame, of) => `Das GIF entsteht: Bild ${number(frame)} von ${number(of)}.`,
    cancel: "Anhalten",
    saved: (size) => `Gesichert, ${number(Math.ceil(size / 1000))} kB.`,
    stopped: "Angehalten.",
    failed: "Das hat dieser Browser nicht geschafft. Das bewegte SVG braucht weniger.",
    turn: (turn, of) => `Zug ${number(turn)} von ${number(of)}`,
  },
  print: {
    open: "Seite zum Drucken",
    title: "Aufzeichnung",
    go: "Drucken",
    board: "Der Spielplan am Ende",
    scores: "Punkte",
    moves: "Züge und Gezogenes",
    proof: "Mischen",
    none: "Gezogen wurde in einem Browser; vorher wurde nichts versiegelt.",
    holds: "Alles Gezogene folgt aus dem Geheimnis unten, dessen SHA-256 bekannt war, bevor sich jemand setzte.",
    broken: (reason) => `Das Gezogene folgt nicht aus dem Geheimnis: ${reason}.`,
    seal: "Siegel",
    running: "Diese Partie ist nicht zu Ende; danach gibt es eine Seite zum Drucken.",
    back: "Zurück",
  },
  shared: {
    title: "Eine Partie für dich",
    reading: "Die Partie wird aus dem Link gelesen…",
    damaged: "In diesem Link ist keine Partie, oder er wurde unterwegs gekürzt. Lass ihn dir noch einmal schicken.",
    home: "Zum Anfang",
    about: (names) => `Mit dir geteilt: ${list(names)}`,
    keep: "Behalten",
    kept: "Diese Partie ist unter deinen Partien.",
    open: "Öffnen",
    player: (seat) => `Spieler ${seat}`,
  },
};
