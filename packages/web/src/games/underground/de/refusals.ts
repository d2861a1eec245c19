/** Why something may not be done, by refusal code. The numbered rule is shown beside it. */
import type { refusals as source } from "../en/refusals.ts";

export const refusals: typeof source = {
  unknown: "Die Regeln erlauben das nicht.",
  gameOver: "Die Partie ist zu Ende.",
  notYourTurn: "Du bist nicht am Zug.",
  over: "Die Partie ist zu Ende.",
  paused: "Die Partie ruht. Nehmt sie zuerst wieder auf.",
  unreadable: "Das ist kein Zug in diesem Spiel.",
  nothingToTakeBack: "Du hast nichts, was du zurücknehmen könntest.",
  notPaused: "Die Partie ruht nicht.",
  resignTwo: "Aufgeben kann man nur zu zweit.",
  drawOwed: "Zuerst müssen Ziele aufgedeckt werden.",
  buildFirst: "Der Fahrgast fährt, wenn alle Aktionen des Zuges verbraucht sind.",
  notYourLine: "Diese Linie ist nicht deine: Nur ihr Besitzer baut sie.",
  noBlock: "Zwischen diesen Stationen gibt es keine Strecke.",
  noPieces: "Alle Gleise dieser Linie sind gebaut. Sie kann nicht mehr wachsen.",
  lineInBlock: "Diese Linie läuft hier schon, und eine Linie läuft nur einmal durch eine Strecke.",
  blockFull: "Auf dieser Strecke ist kein Gleis mehr frei.",
  apart: "Ein Gleis muss die eigene Linie berühren. Sie ist an keiner dieser Stationen.",
  noTokens: "Hier wäre das Gleis ein Abzweig, nicht am Ende der Linie. Ein Abzweig kostet zwei Marken.",
  tripOwed: "Zuerst muss der Fahrgast fahren.",
  notOpen: "Dieses Ziel liegt nicht offen.",
  notBestDestination:
    "Zu einem anderen Ziel muss er weniger laufen, oder ebenso viel mit weniger Linien. Dorthin geht er.",
  notBestRoute: "Es gibt einen Weg mit weniger Laufen, oder mit ebenso viel und weniger Linien. Den nimmt er.",
  edition: "Diese Ausgabe ist nicht bekannt.",
  seats: "On the Underground ist für zwei bis fünf.",
  module: "Diese Erweiterung ist nicht bekannt.",
  option: "Diese Wahl ist nicht bekannt.",
  rules: "Diese Version kennt diese Regeln nicht.",
  start: "Wer beginnt, muss am Tisch sitzen.",
};
