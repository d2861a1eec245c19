/** How Metro tells of what happened in few words, and what it adds for those who want many. */
import { isCentreStation } from "@interchange/metro/core";
import { sayWho, whoIs } from "../../../table/names.ts";
import type { Telling } from "../../../table/text/textFace.ts";
import type { MetroDesk } from "../desk.ts";
import { lineCalled } from "../lines.ts";
import { numberOf } from "../sentences.ts";
import type { MetroSentence } from "../sentences.ts";
import { ownHandWords } from "./tileWords.ts";
import { metroText } from "./words.ts";

export async function metroTelling(desk: MetroDesk): Promise<Telling<MetroSentence>> {
  await metroText.fetch();
  return {
    brief: ({ seat, place, lines }) => {
      const words = metroText();
      const { setup } = desk.client.view.value;
      const closed = lines.map(({ from, points }) =>
        words.briefClosed(lineCalled(from, isCentreStation(from) ? undefined : numberOf(setup, from)), points),
      );
      return words.brief(whoIs(desk.speaker(), seat), place, closed);
    },
    full: () => [
      metroText().scoresNow(
        desk.client.sitters.map((_, seat) => [sayWho(desk, seat), desk.shown.value.points[seat] ?? 0]),
      ),
      ...(desk.isDeciding.value ? ownHandWords(desk) : []),
    ],
  };
}
