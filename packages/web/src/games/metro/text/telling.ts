/** Tells events of Metro: in brief, and the additions for full detail. */
import { isCentreStation } from "@interchange/metro/core";
import { sayWho, whoIs } from "../../../table/desk/names.ts";
import type { Telling } from "../../../table/text/gameText.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { lineCalled } from "../desk/lines.ts";
import { numberOf } from "../desk/telling/sentences.ts";
import type { MetroSentence } from "../desk/telling/sentences.ts";
import { ownHandWords } from "./tileWords.ts";
import { metroWords } from "../words.ts";

export function metroTelling(desk: MetroDesk): Telling<MetroSentence> {
  return {
    brief: ({ seat, place, lines }) => {
      const words = metroWords().text;
      const { setup } = desk.client.view.value;
      const closed = lines.map(({ from, points }) =>
        words.briefClosed(lineCalled(from, isCentreStation(from) ? undefined : numberOf(setup, from)), points),
      );
      return words.brief(whoIs(desk.speaker(), seat), place, closed);
    },
    full: () => [
      metroWords().text.scoresNow(
        desk.client.sitters.map((_, seat) => [sayWho(desk, seat), desk.shown.value.points[seat] ?? 0]),
      ),
      ...(desk.isDeciding.value ? ownHandWords(desk) : []),
    ],
  };
}
