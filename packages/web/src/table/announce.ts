/** Says what happens at the table, in the words of the log. */
import { effect } from "@preact/signals";
import type { Happened, TableClient } from "../client/client.ts";
import { text } from "../parts/words/text.ts";
import { announce } from "../parts/ui/live.tsx";
import type { Sentence } from "./story.ts";

export function announceEvents<Move, Event, View>(
  client: TableClient<Move, Event, View>,
  sentencesOf: (happened: readonly Happened<Event>[]) => readonly Sentence[],
): () => void {
  let told = client.happened.peek().length;
  return effect(() => {
    const happened = client.happened.value;
    const from = told;
    told = happened.length;
    const words = text.table.log;
    if (happened.length < from) {
      announce(words.tookBack);
      return;
    }
    if (happened.length === from) return;
    const said = sentencesOf(happened.slice(from)).map((each) => each.text);
    if (client.waiting.value.kind === "viewer") said.push(words.yourTurnNow);
    if (said.length) announce(said.join(" "));
  });
}
