/** Reports new events of a table, each once. */
import type { Happened, TableClient } from "../../client/client.ts";
import type { Steps } from "./history.ts";

type Source<Event> = Pick<TableClient<never, Event, unknown>, "happened">;

/** Reports new entries as they come, and take-backs. Returns how to stop. */
export function onFresh<Event>(
  { happened }: Source<Event>,
  tell: (fresh: readonly Happened<Event>[] | "tookBack") => void,
  seen = happened.peek().length,
): () => void {
  return happened.subscribe((all) => {
    const from = seen;
    seen = all.length;
    if (all.length < from) tell("tookBack");
    else if (all.length > from) tell(all.slice(from));
  });
}

interface Watched<Event> {
  readonly client: Source<Event>;
  readonly history: Pick<Steps, "at">;
}

/** Reports single events while the live game is shown, for animations on the board. */
export function onLiveEvent<Event>({ client, history }: Watched<Event>, tell: (event: Event) => void): () => void {
  return onFresh(client, (fresh) => {
    if (fresh === "tookBack" || history.at.peek() !== undefined) return;
    for (const { events } of fresh) for (const event of events) tell(event);
  });
}
