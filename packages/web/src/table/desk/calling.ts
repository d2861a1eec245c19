/** Whether it became the viewer's turn while the past is looked at; one's own from before calls nobody. */
import { effect } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { TableDesk } from "./desk.ts";

/** Keeps `isCalled` true to that from now on; answers how to stop. */
export function callsInto(
  isCalled: Signal<boolean>,
  {
    client,
    history,
  }: { readonly client: Pick<TableDesk["client"], "waiting">; readonly history: Pick<TableDesk["history"], "at"> },
): () => void {
  let wasOthers = false;
  return effect(() => {
    const isViewers = client.waiting.value.kind === "viewer";
    wasOthers = history.at.value !== undefined && (wasOthers || !isViewers);
    isCalled.value = wasOthers && isViewers;
  });
}
