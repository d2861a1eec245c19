/** What the page says about each game before it is loaded. */
import type * as en from "../en/games.ts";

export const games: typeof en.games = {
  metro: {
    name: "Metro",
    shortName: "Metro",
    about: "Plättchen legen, Linien verlängern",
    promise: "Halte deine Linien am Laufen.",
    pitch: "Lege jeden Zug ein Plättchen. Je länger deine Linie ist, wenn sie endet, desto mehr Punkte bringt sie.",
    inShort: [
      "Am Rand des Spielplans liegen die Bahnhöfe aller Spieler. An jedem beginnt eine Linie.",
      "Wenn du am Zug bist, legst du ein Plättchen. Es verlängert Linien: deine und auch die der anderen.",
      "Eine Linie endet, wenn sie einen Bahnhof erreicht. Sie bringt 1 Punkt für jedes Plättchen, über das sie läuft, im Zentrum das Doppelte.",
      "Wenn alle Plättchen liegen, gewinnt, wer die meisten Punkte hat.",
    ],
    shown: (line, isCentre) => (isCentre ? `Linie ${line} auf dem Weg ins Zentrum` : `Linie ${line}`),
    progress: (placed) => `${placed} von 60 Plättchen`,
  },
  underground: {
    name: "On the Underground",
    shortName: "Underground",
    about: "Londons Linien bauen",
    promise: "Bring ihn, wohin du willst.",
    pitch: "Baue Linien durch London. Du bekommst Punkte, wenn der Fahrgast mit ihnen fährt.",
    inShort: [
      "Jedem Spieler gehören einige Linien. In deinem Zug baust du bis zu vier Gleise daran.",
      "Dann fährt der Fahrgast. Er geht so wenig wie möglich zu Fuß und benutzt so wenige Linien wie möglich.",
      "Jede Linie, mit der er fährt, bringt ihrem Besitzer 1 Punkt. Deine Linien bringen auch Punkte an Endstationen, Fernbahnhöfen und gleichen Symbolen.",
      "Wenn er alle Ziele besucht hat, gewinnt, wer die meisten Punkte hat.",
    ],
    shown: (station) => `unterwegs nach ${station}`,
    progress: (placed) => (placed === 1 ? "1 Ziel besucht" : `${placed} Ziele besucht`),
  },
  maps: { "kestrel-bay": "Kestrel Bay" },
};
