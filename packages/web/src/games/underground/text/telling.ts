/** Tells events of On the Underground: in brief, and the additions for full detail. */
import { sayWho, whoIs } from "../../../table/desk/names.ts";
import type { Telling } from "../../../table/text/gameText.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { nameOfLine, nameOfStation } from "../desk/stations.ts";
import type { UndergroundSentence } from "../desk/telling/sentences.ts";
import { destinationWords, passengerWords } from "./mapWords.ts";
import { undergroundWords } from "../words.ts";

export function undergroundTelling(desk: UndergroundDesk): Telling<UndergroundSentence> {
  return {
    brief: ({ seat, pieces, told }) => {
      const words = undergroundWords().text;
      const lines = new Set(pieces.map(({ line }) => line));
      return words.brief(
        whoIs(desk.speaker(), seat),
        [...lines].map((line) =>
          words.briefBuilt(nameOfLine(line), pieces.filter((piece) => piece.line === line).length),
        ),
        told.flatMap(({ trip }) => (trip ? [nameOfStation(desk.client.view.value, trip.to)] : [])),
      );
    },
    full: () => {
      const view = desk.client.view.value;
      const words = undergroundWords().text;
      return [
        words.scoresNow(desk.client.sitters.map((_, seat) => [sayWho(desk, seat), view.points[seat] ?? 0])),
        passengerWords(view),
        ...destinationWords(view).map(words.facts),
      ];
    },
  };
}
