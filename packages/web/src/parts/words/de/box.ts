/** What the form for the values of a box says. */
import type { box as source } from "../en/box.ts";
import { count } from "./plural.ts";

export const box: typeof source = {
  title: (game) => `Werte deiner Schachtel: ${game}`,
  about:
    "Nicht alles, was auf Plättchen, Rahmen und Tafeln gedruckt ist, war zu sehen, als dies entstand; manche Werte sind deshalb von uns. Trag ein, was deine Schachtel hat: Tische werden dann damit gespielt, und ihre Aufzeichnungen enthalten es.",
  firstName: "meine-schachtel",
  name: "Name dieses Satzes",
  version: "Version",
  nameAbout:
    "Je ein Wort aus Buchstaben, Ziffern, Punkten und Bindestrichen. Ändere die Version, wenn du etwas änderst.",
  badName:
    "Name und Version sind je ein Wort aus Buchstaben, Ziffern, Punkten und Bindestrichen, und nur unser Satz heißt interchange.",
  changed: (values) => (values ? count(values, "eigener Wert", "eigene Werte") : "wie veröffentlicht"),
  wrongHere: "etwas stimmt nicht",
  wrong: (where, detail) => `${where} stimmt noch nicht (${detail}).`,
  notYet: "Einer der Werte stimmt noch nicht. Der Teil, in dem er steht, ist markiert.",
  sum: (values, base) =>
    values ? `${count(values, "Wert weicht", "Werte weichen")} von ${base} ab.` : `Alles wie in ${base}.`,
  more: (what) => `${what}: eins mehr`,
  fewer: (what) => `${what}: eins weniger`,
  keep: "In diesem Browser aufheben",
  kept: (title) => `${title} ist in diesem Browser aufgehoben.`,
  giveOut: "Als Datei speichern",
  takeIn: "Datei einlesen",
  takenIn: (title) => `${title} wurde eingelesen und ist in diesem Browser aufgehoben.`,
  refused: (file, reason) => `${file} wurde nicht eingelesen: ${reason}.`,
  otherGame: "gehört zu einem anderen Spiel",
  tooLarge: "viel zu groß für einen Satz Spielmaterial",
  startOver: "Zurück zu den veröffentlichten Werten",
  startedOver: "Alle Werte sind wieder wie veröffentlicht.",
  play: "Tisch anlegen",
  choose: "Spielmaterial",
  published: "Wie veröffentlicht",
  enter: "Werte deiner Schachtel eintragen",
};
