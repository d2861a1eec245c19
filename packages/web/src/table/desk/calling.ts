/**
 * Notices when it becomes the viewer's turn while they look at the past. A turn that had already begun does not count.
 */
import { effect } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { TableDesk } from "./desk.ts";

/** Keeps `isCalled` up to date. Returns how to stop. */
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
