/** Announces what happens at the table to screen readers, in the log's words, briefly or in full. */
import type { Happened, TableClient } from "../../client/client.ts";
import { settings } from "../../kit/settings.ts";
import { announce } from "../../kit/ui/live.tsx";
import { onFresh } from "./fresh.ts";
import type { Speaker } from "./names.ts";
import type { Sentence } from "./story.ts";
import type { Telling } from "../text/gameText.ts";
import { t } from "../../words/index.ts";

interface Announced<Event> {
  readonly client: Pick<TableClient<never, Event, unknown>, "happened" | "waiting">;
  readonly speaker: () => Speaker;
}

/** Runs until stopped. Everything since entry `from` is announced at once. */
export function announceEvents<Event, Told extends Sentence>(
  { client, speaker }: Announced<Event>,
  sentencesOf: (speaker: Speaker, happened: readonly Happened<Event>[]) => readonly Told[],
  telling: Telling<Told>,
  from?: number,
): () => void {
  return onFresh(
    client,
    (fresh) => {
      const words = t.table.log;
      if (fresh === "tookBack") {
        announce(words.tookBack);
        return;
      }
      const { detail } = settings.peek();
      const sentences = sentencesOf(speaker(), fresh).map((each) =>
        detail === "brief" ? telling.brief(each) : each.text,
      );
      if (client.waiting.peek().kind === "viewer") sentences.push(words.yourTurnNow);
      if (detail === "full") sentences.push(...telling.full());
      if (sentences.length) announce(words.told(sentences));
    },
    from,
  );
}
