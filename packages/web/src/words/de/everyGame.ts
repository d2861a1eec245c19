import type * as en from "../en/everyGame.ts";
import { does, together, withPoints } from "./grammar.ts";

export const refusals: typeof en.refusals = {
  unknown: "Die Regeln erlauben das nicht.",
  notYourTurn: "Du bist nicht am Zug.",
  over: "Die Partie ist zu Ende.",
  paused: "Die Partie ruht. Nehmt sie zuerst wieder auf.",
  unreadable: "Das ist kein Zug in diesem Spiel.",
  nothingToTakeBack: "Du hast nichts, was du zurücknehmen könntest.",
  notPaused: "Die Partie ruht nicht.",
  resignTwo: "Aufgeben kann man nur zu zweit.",
};

export const startOption: typeof en.startOption = (seats) => ({
  label: "Wer beginnt",
  values: {
    ...Object.fromEntries(Array.from({ length: seats }, (_, at) => [at + 1, { label: `Platz ${at + 1}` }])),
    lot: { label: "Das Los", about: "Gezogen, wenn die Partie beginnt." },
  },
});

export const ends: typeof en.ends = {
  lot: (who) => `${does(who, "beginnst", "beginnt")} durch Los`,
  over: (best, most) =>
    `die Partie ist zu Ende: ${together(best, ["gewinnt", "gewinnst", "teilen sich den ersten Platz", "teilt euch den ersten Platz"])} mit ${withPoints(most)}`,
};
