import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gamePageOf } from "../../../games/gamePages.ts";
import type { Glance } from "../../../table/glance/glance.ts";
import { whenIdle } from "../show.tsx";
import type { Row } from "./tableOrder.ts";

/** Looks at the table once the page is idle; undefined until then, or if it cannot be opened. */
export function useGlance(
  { kind, table }: Row,
  { game, modules }: { readonly game: string; readonly modules: readonly string[] },
  isWished = true,
): Glance | undefined {
  const seen = useSignal<Glance | undefined>(undefined);
  const named = modules.join();
  useEffect(() => {
    if (!isWished) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const [glanceAt, { lookAt }] = await Promise.all([
        gamePageOf(game)?.glance?.(),
        import("../../../table/glance/glance.ts"),
      ]);
      if (!glanceAt) return;
      const where = { id: table.id, game, modules: named ? named.split(",") : [], isOnline: kind === "online" };
      const glance = await lookAt(where, glanceAt);
      if (isWanted) seen.value = glance;
    };
    const stop = whenIdle(() => void look().catch(() => undefined));
    return () => {
      isWanted = false;
      stop();
    };
  }, [kind, table.id, table.at, game, named, seen, isWished]);
  return seen.value;
}
