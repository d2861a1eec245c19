/** Reports new events of a table, each once. */
import type { Happened, TableClient } from "../../client/client.ts";

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
