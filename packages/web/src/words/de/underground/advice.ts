import type { Reason, TripReason } from "../../en/underground/advice.ts";
import type * as en from "../../en/underground/advice.ts";
import { capital, count, list, points, tokens } from "../grammar.ts";

/** What a piece does, after its block. */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `spart für Abzweige: bisher ${tokens(told.have + 1)}` : "spart für einen Abzweig";
    case "loop":
      return `schließt einen Ring von ${told.line}: ${points(told.points)}`;
    case "pays":
      return `bringt ${told.line} nach ${told.station}: ${points(told.points)}`;
    case "carries":
      return `bringt den Fahrgast auf ${told.line}: ${points(told.more)} mehr in diesem Zug`;
    case "diverts":
      return `kostet deine Gegner ${points(told.less)} vom Fahrgast`;
    case "towards":
      return told.pieces === 1
        ? `bringt ${told.line} bis auf ein Gleis an ${told.station} heran`
        : `bringt ${told.line} näher an ${told.station}: noch ${told.pieces} Gleise`;
    case "grows":
      return `verlängert ${told.line}`;
  }
}

/** What a trip of the passenger does, after its destination. */
function tripReason(told: TripReason): string {
  switch (told.kind) {
    case "rides":
      return `benutzt ${told.lines.length === 1 ? "deine Linie" : "deine Linien"} ${list(told.lines)}: ${points(told.points)}`;
    case "onward":
      return `geht auf deinen Linien weiter: ${points(told.points)}`;
    case "spares":
      return `bringt deinen Gegnern ${points(told.points)} weniger als ein anderer Weg`;
    case "feeds":
      return `bringt deinen Gegnern ${points(told.points)} mehr als ein anderer Weg`;
    case "misses":
      return `bringt dir ${points(told.points)} weniger als ein anderer Weg`;
    case "ends":
      return `endet an deiner Linie ${told.line}`;
    case "keeps":
      return `lässt ${told.station} an deiner Linie ${told.line} offen liegen`;
    case "away":
      return `endet ${count(told.blocks, "Strecke", "Strecken")} von deinen Linien entfernt`;
    case "leaves":
      return `lässt ${told.station} für später`;
    case "offers":
      return `überlässt ${told.station} deinen Gegnern`;
    case "same":
      return "macht kaum einen Unterschied";
  }
}

/** Hints at a table of On the Underground. */
export const advice: typeof en.advice = {
  headline: (block, told) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  piece: (line, block) => `${block} (${line})`,
  token: "Marke",
  trip: (station, lines) => (lines.length ? `nach ${station} mit ${list(lines)}` : `zu Fuß nach ${station}`),
  tripReason: (told) => capital(tripReason(told)),
  tripHeadline: (station, told) => `Die Fahrt nach ${station} ${tripReason(told)}`,
  pieceWorth: (worth, isBest) => (isBest ? `${worth} wert, die beste Wahl` : `${worth} wert`),
  plan: {
    title: "Plan für diesen Zug",
    thinking: "Der Rest deines Zuges wird geplant…",
    build: (line, block) => `${line}: ${block}`,
    token: "Eine Abzweigmarke nehmen",
  },
  puzzle: {
    title: "Du bist am Zug",
    role: (lines, actions) =>
      `Deine Linien sind ${list(lines)}. Du hast noch ${count(actions, "Aktion", "Aktionen")}, dann fährt der Fahrgast.${actions > 1 ? " Antworte mit dem Gleis, das du zuerst baust." : ""}`,
    choose: "Wähle eine Linie und eine Strecke auf der Karte oder nimm eine Marke.",
    command: { names: ["antwort", "answer"], usage: "antwort", about: "gibt das geplante Gleis als Antwort ab" },
  },
  reading: {
    pieces:
      "Jede Zahl zeigt, wie viel besser oder schlechter du am Ende stehst als mit dem Durchschnitt der zehn besten Gleise. Marken und spätere Fahrten des Fahrgasts sind eingerechnet.",
    trips:
      "Jede Zahl zeigt, wie viel besser oder schlechter du am Ende stehst als mit dem Durchschnitt dieser Fahrten.",
  },
};
