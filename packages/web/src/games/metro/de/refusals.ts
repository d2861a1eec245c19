/** Why something may not be done, by refusal code. The numbered rule is shown beside it. */
import type { refusals as source } from "../en/refusals.ts";

export const refusals: typeof source = {
  unknown: "Die Regeln erlauben das nicht.",
  gameOver: "Die Partie ist zu Ende: Jedes Feld ist belegt.",
  notYourTurn: "Du bist nicht am Zug.",
  over: "Die Partie ist zu Ende.",
  paused: "Die Partie ruht. Nehmt sie zuerst wieder auf.",
  unreadable: "Das ist kein Zug in diesem Spiel.",
  nothingToTakeBack: "Du hast nichts, was du zurücknehmen könntest.",
  notPaused: "Die Partie ruht nicht.",
  resignTwo: "Aufgeben kann man nur zu zweit.",
  drawOwed: "Zuerst muss ein Plättchen gezogen werden.",
  mustPlaceDrawn:
    "Du hast ein anderes Plättchen gezogen, statt eins von der Hand zu legen. Jetzt muss dieses gelegt werden.",
  supplyEmpty: "Der Vorrat ist leer.",
  notInHand: "Dieses Plättchen hast du nicht auf der Hand.",
  offBoard: "Das liegt außerhalb des Plans.",
  centre: "Diese Felder gehören dem Zentralbahnhof; dort liegt kein Plättchen.",
  occupied: "Hier liegt schon ein Plättchen, und Plättchen bleiben liegen.",
  notAdjacent: "Ein Plättchen muss am Rand liegen oder an ein anderes grenzen. Dieses Feld berührt noch nichts.",
  turned: "Plättchen liegen, wie ihr Pfeil zeigt; an diesem Tisch werden sie nicht gedreht.",
  sameTurn: "So gedreht sieht das Plättchen aus wie zuvor.",
  oneTile:
    "Hier würde das Plättchen allein eine Abfahrt mit einem Bahnhof verbinden: eine Linie aus einem Plättchen. Das geht nur, wenn es nirgends sonst passt.",
};
