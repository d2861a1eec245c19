import type { Reason, TripReason } from "../../en/underground/advice.ts";
import type * as en from "../../en/underground/advice.ts";
import { capital, count, list, points, tokens } from "../grammar.ts";

const tenths = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });

/** What a piece does, after its block. */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `spart für Abzweige, dann mit ${tokens(told.have + 1)}` : "spart für einen Abzweig";
    case "loop":
      return `schließt einen Ring von ${told.line} für ${points(told.points)}`;
    case "pays":
      return `bringt ${told.line} nach ${told.station} für ${points(told.points)}`;
    case "carries":
      return `lässt den Fahrgast ${told.line} fahren, ${told.more === 1 ? "ein Punkt" : points(told.more)} mehr in diesem Zug`;
    case "diverts":
      return `nimmt den anderen ${points(told.less)} des Fahrgasts`;
    case "towards":
      return told.pieces === 1
        ? `bringt ${told.line} bis auf ein Gleis an ${told.station}`
        : `bringt ${told.line} auf ${told.station} zu, noch ${told.pieces} Gleise`;
    case "grows":
      return `lässt ${told.line} weiterwachsen`;
  }
}

/** What a trip of the passenger does, after its destination. */
function tripReason(told: TripReason): string {
  switch (told.kind) {
    case "rides":
      return `nutzt ${told.lines.length === 1 ? "deine Linie" : "deine Linien"} ${list(told.lines)} für ${points(told.points)}`;
    case "onward":
      return `führt danach über deine Linien, für ${points(told.points)}`;
    case "spares":
      return `zahlt den anderen ${points(told.points)} weniger als ein anderer Weg`;
    case "feeds":
      return `zahlt den anderen ${points(told.points)} mehr als ein anderer Weg`;
    case "misses":
      return `bringt dir ${points(told.points)} weniger als ein anderer Weg`;
    case "ends":
      return `endet an deiner Linie ${told.line}`;
    case "keeps":
      return `lässt ${told.station} offen, das an deiner Linie ${told.line} liegt`;
    case "away":
      return `endet ${count(told.blocks, "Strecke", "Strecken")} von deinen Linien entfernt`;
    case "leaves":
      return `lässt ${told.station} für später offen`;
    case "offers":
      return `lässt ${told.station} den anderen`;
    case "same":
      return "macht kaum einen Unterschied";
  }
}

/** Advice at a table of On the Underground. */
export const advice: typeof en.advice = {
  headline: (block, told) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  piece: (line, block) => `${block} (${line})`,
  token: "Marke",
  trip: (station, lines) => (lines.length ? `nach ${station} mit ${list(lines)}` : `zu Fuß nach ${station}`),
  tripReason: (told) => capital(tripReason(told)),
  tripHeadline: (station, told) => `Die Fahrt nach ${station} ${tripReason(told)}`,
  pieceWorth: (worth, isBest) => (isBest ? `${worth} wert, das beste` : `${worth} wert`),
  plan: {
    title: "Ein Plan für diesen Zug",
    thinking: "Der Rest des Zuges wird geplant…",
    build: (line, block) => `${line}: ${block}`,
    token: "Eine Abzweigmarke nehmen",
  },
  puzzle: {
    title: "Du bist am Zug",
    task: (lead) => `Dein nächstes Gleis. Eines ist ${tenths.format(lead)} Punkte mehr wert als jedes andere.`,
    choose: "Wähle eine Linie und eine Strecke auf der Karte oder nimm eine Marke.",
    command: { names: ["antwort", "answer"], usage: "antwort", about: "gibt das Gleis deines Zugs als Antwort" },
  },
  reading: {
    pieces:
      "Jede Strecke zeigt, was das Gleis für deinen erwarteten Vorsprung am Ende bedeutet, verglichen mit dem Durchschnitt der zehn besten. Marken und wohin der Fahrgast später gehen kann, sind darin.",
    trips:
      "Jede Fahrt zeigt, was sie für deinen erwarteten Vorsprung am Ende bedeutet, verglichen mit dem Durchschnitt von diesen.",
  },
};
