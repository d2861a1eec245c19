import type * as en from "../en/everyGame.ts";
import { does, together, withPoints } from "./grammar.ts";

export const refusals: typeof en.refusals = {
  unknown: "Die Regeln erlauben das nicht. Versuch etwas anderes.",
  notYourTurn: "Du bist nicht am Zug. Warte auf die anderen Spieler.",
  over: "Die Partie ist zu Ende.",
  paused: "Die Partie ist pausiert. Setzt sie zuerst fort.",
  unreadable: "Das ist kein gültiger Zug. Wähle einen anderen.",
  nothingToTakeBack: "Es gibt nichts zurückzunehmen.",
  notPaused: "Die Partie ist nicht pausiert. Spiel einfach weiter.",
  resignTwo: "Aufgeben kannst du nur in Partien zu zweit. Bitte stattdessen alle, die Partie zu beenden.",
  timeUp: "Deine Zeit ist um. Ein anderer Spieler entscheidet, wie es weitergeht.",
  botPlays: "Ein Bot spielt für dich. Übernimm zuerst wieder selbst.",
  notYourSeat: "Du spielst hier nicht mit.",
  askedAlready: "Du kannst einmal pro Zug fragen. Frag nach dem nächsten Zug noch einmal.",
  tooMuch: "Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.",
};

export const startOption: typeof en.startOption = (seats) => ({
  label: "Startspieler",
  values: {
    ...Object.fromEntries(Array.from({ length: seats }, (_, at) => [at + 1, { label: `Spieler ${at + 1}` }])),
    lot: { label: "Zufällig", about: "Wird beim Start der Partie ausgelost." },
  },
});

export const ends: typeof en.ends = {
  chips: { lot: "Startspieler", over: "Gewinner" },
  lot: (who) => `${does(who, "beginnst", "beginnt")}, zufällig ausgewählt`,
  over: (best, most) =>
    `die Partie ist zu Ende: ${together(best, ["gewinnt", "gewinnst", "teilen sich den Sieg", "teilt euch den Sieg"])} mit ${withPoints(most)}`,
};
