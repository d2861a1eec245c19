/** Says what happens at the table, in the words of the log. */
import type { Happened, TableClient } from "../client/client.ts";
import { announce } from "../parts/ui/live.tsx";
import { tableWords } from "../parts/words/words.ts";
import { onFresh } from "./fresh.ts";
import type { Speaker } from "./names.ts";
import type { Sentence } from "./story.ts";

interface Announced<Event> {
  readonly client: Pick<TableClient<never, Event, unknown>, "happened" | "waiting">;
  readonly speaker: () => Speaker;
}

/** Until told to stop. */
export function announceEvents<Event>(
  { client, speaker }: Announced<Event>,
  sentencesOf: (speaker: Speaker, happened: readonly Happened<Event>[]) => readonly Sentence[],
): () => void {
  return onFresh(client, (fresh) => {
    const words = tableWords().log;
    if (fresh === "tookBack") {
      announce(words.tookBack);
      return;
    }
    const said = sentencesOf(speaker(), fresh).map((each) => each.text);
    if (client.waiting.peek().kind === "viewer") said.push(words.yourTurnNow);
    if (said.length) announce(words.told(said));
  });
}
