/** Says what happens at the table, in the words of the log. */
import { effect } from "@preact/signals";
import type { TableClient } from "../client/client.ts";
import { text } from "../i18n/text.ts";
import { announce } from "../ui/live.tsx";
import { sentencesOf } from "./sentences.ts";

export function announceEvents(client: TableClient): () => void {
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
    const speaker = { sitters: client.sitters, setup: client.view.value.setup, viewer: client.viewer.value };
    const said = sentencesOf(speaker, happened)
      .filter(({ index }) => index >= from)
      .map((each) => each.text);
    if (client.waiting.value.kind === "viewer") said.push(words.yourTurnNow);
    if (said.length) announce(said.join(" "));
  });
}
