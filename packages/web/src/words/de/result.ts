import type * as en from "../en/result.ts";
import { does, genitive, list, number, points, together, withPoints } from "./grammar.ts";

export const result: typeof en.result = {
  title: "Ergebnis",
  wins: (who) => does(who, "gewinnst", "gewinnt"),
  share: (best) => together(best, ["gewinnt", "gewinnst", "teilen sich den Sieg", "teilt euch den Sieg"]),
  by: (margin) => (margin === 1 ? "mit einem einzigen Punkt Vorsprung." : `mit ${withPoints(margin)} Vorsprung`),
  close: "Das war knapp.",
  shared: (n) => `mit je ${points(n)}`,
  nobody: "Niemand gewinnt",
  resigned: (who) => `${does(who, "hast", "hat")} aufgegeben.`,
  time: ({ name, isYou }) => `${isYou ? "Deine" : genitive(name)} Zeit ist abgelaufen.`,
  agreed: "Alle haben zugestimmt, die Partie hier zu beenden.",
  abandoned: "Die Partie wurde abgebrochen.",
  points: "Punkte",
  again: "Revanche",
  easier: "Leichter versuchen",
  review: "Analyse",
  poster: "Poster",
  exported: "Teilen",
  scored: (who, n) => `${does(who, "hast", "hat")} ${points(n)}`,
  running: "Diese Partie ist noch nicht zu Ende.",
  goOn: "Weiterspielen",
  firstWin: (bot) => `Dein erster Sieg gegen ${bot}.`,
  bestYet: "Dein bisher bestes Ergebnis.",
  more: "Punkte im Einzelnen",
  story: {
    label: "Die Geschichte der Partie",
    best: ({ name, isYou }) => (isYou ? "Deine beste Linie" : `${genitive(name)} beste Linie`),
    bestSource: ({ name, isYou }) => (isYou ? "Was dir am meisten brachte" : `Was ${name} am meisten brachte`),
    gotAway: "Die verpasste Chance",
    played: (move) => `Gespielt: ${move}.`,
    move: (move, n) => `${move} bei Zug ${number(n)}`,
    play: "Von hier spielen",
    nothing: "Nichts verpasst.",
    small: ({ isYou, name }, n) => `Kein Zug hat ${isYou ? "dich" : name} mehr als ${points(n)} gekostet.`,
    unclear: "Kein Zug war klar ein Fehler.",
    causes: "Glück und Können",
    luck: "Glück",
    skill: "Können",
    tooClose: "Zu knapp für ein Urteil",
    tooCloseAbout: "Glück und Können lassen sich in dieser Partie nicht trennen.",
    sum: ({ name, isYou }, luck, skill, margin) =>
      `Punkte gegen ${isYou ? "dich" : name}: ${number(luck)} ${skill < 0 ? "−" : "+"} ${number(Math.abs(skill))} = ${margin === 0 ? "0" : `${number(Math.abs(margin))} ${margin < 0 ? "zu wenig" : "mehr"}`}.`,
    sure: "Wie sicher ist das?",
    looking: "Die Züge werden angesehen…",
    closer: "Mehr in der Analyse",
  },
};

export const causes: typeof en.causes = (drawn, luck, skill, own, other) => {
  const better = other ? does(other, "hast", "hat") : "Die anderen haben";
  const whom = own.isYou ? "dich" : own.name;
  const drew = `${does(own, "hast", "hat")} die besseren ${drawn} bekommen.`;
  if (luck > 0 && skill > 0) return `Gute ${drawn}, gut gespielt.`;
  if (luck > 0 && skill < 0) return `${drew} ${better} aus schlechteren mehr gemacht.`;
  const first = luck > 0 ? drew : luck < 0 ? `Die ${drawn} waren gegen ${whom}.` : `Gleich gute ${drawn}.`;
  const second =
    skill > 0
      ? `${does(own, "hast", "hat")} mehr daraus gemacht.`
      : skill < 0
        ? luck < 0
          ? `${better} besser gespielt.`
          : `${better} mehr daraus gemacht.`
        : "";
  return second ? `${first} ${second}` : first;
};

export const share: typeof en.share = {
  move: "Gezeigter Zug",
  at: (move, of) => (move === of ? "Endstellung" : `Zug ${number(move)} von ${number(of)}`),
  preview: (names) => `Spielplan: ${list(names)}`,
  poster: {
    title: "Poster",
    preview: "Das fertige Netz als Poster",
    names: "Namen",
    light: "Hell",
    dark: "Dunkel",
    theme: "Farben",
    save: "Bild speichern",
    svg: "SVG speichern",
    send: "Teilen",
    print: "Drucken",
    failed: "Dein Browser konnte das Bild nicht erstellen. Speichere stattdessen das SVG.",
    winner: "gewinnt",
    behind: (n) => `${points(n)} zurück`,
  },
  link: {
    title: "Link",
    about: "Öffnet die Partie bei diesem Zug.",
    copy: "Link kopieren",
    copied: "Kopiert.",
    notCopied: "Dein Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.",
    send: "Senden…",
    address: "Linkadresse",
    inside: (letters) => `Die ganze Partie steht im Link (${number(letters)} Zeichen); nichts wird hochgeladen.`,
    tooLong:
      "Diese Partie ist zu lang für einen Link. Lade sie auf den Server hoch, um einen kurzen Link zu bekommen, oder verschicke die Aufzeichnung als Datei.",
    upload: "Hochladen und Link erstellen",
    uploading: "Wird hochgeladen …",
    uploaded: "Die Partie liegt auf dem Server. Alle, die den Link haben, können sie öffnen.",
    record: "Aufzeichnung speichern",
    noServer:
      "Unter dieser Adresse gibt es keinen Server, auf den die Partie hochgeladen werden kann. Speichere die Aufzeichnung und verschicke die Datei.",
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
    moves: "Züge und Ziehungen",
    proof: "Mischen",
    none: "In dieser Partie hat ein Browser gezogen; ein versiegeltes Mischen, das sich prüfen ließe, gibt es also nicht.",
    holds:
      "Alle Ziehungen folgen aus dem Geheimnis unten. Sein SHA-256-Hash wurde veröffentlicht, bevor sich jemand gesetzt hat.",
    broken: (reason) => `Die Ziehungen folgen nicht aus dem Geheimnis: ${reason}.`,
    seal: "Siegel",
    running: "Diese Partie ist noch nicht zu Ende. Danach kannst du sie drucken.",
    back: "Zurück",
  },
  shared: {
    title: "Geteilte Partie",
    reading: "Die Partie wird aus dem Link geladen…",
    cut: "Ein Teil dieses Links fehlt. Lass dir den ganzen Link noch einmal schicken.",
    damaged: "Dieser Link enthält keine Partie, oder ein Teil fehlt. Lass ihn dir noch einmal schicken.",
    home: "Startseite",
    about: (names) => `Mit dir geteilt: ${list(names)}`,
    keep: "Speichern",
    saved: "Unter deinen Partien gespeichert.",
    open: "Öffnen",
    player: (seat) => `Spieler ${seat}`,
  },
};
