import { effect } from "@preact/signals";
import { h, render } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "@interchange/tabletop";
import type { TableDesk } from "../desk/desk.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { laidFlat } from "../desk/laidFlat.ts";
import type { FlatParts } from "../flat/flatTable.tsx";

/** Shows panels around the board in flat mode, in place of the usual frame. */
export function useFlat(desk: TableDesk, parts: FlatParts): void {
  const online = useOnlineView();
  useEffect(() => {
    let root: HTMLElement | undefined;
    let isGone = false;
    const clear = (): void => {
      if (root) render(undefined, root);
      root?.remove();
      root = undefined;
    };
    const stop = effect(() => {
      if (laidFlat.value !== desk.client.id) {
        clear();
        return;
      }
      void import("../flat/flatTable.tsx").then(({ FlatTable }) => {
        if (isGone || laidFlat.peek() !== desk.client.id || root) return;
        root = document.createElement("div");
        document.body.append(root);
        render(h(FlatTable, { desk, ...parts, beside: online && ((seat: Seat) => online("seat", seat)) }), root);
      });
    });
    return () => {
      isGone = true;
      stop();
      clear();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a table's parts do not change
  }, [desk]);
}
