/** How a game ended: finds out what was played, and fetches that game's result. */
import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { GameId } from "../games/game.ts";
import { gameAt } from "../keep/gameAt.ts";
import { NoTable } from "../table/noTable.tsx";
import { lazy } from "../ui/lazy.tsx";

const RESULTS: Readonly<Record<GameId, ComponentType<{ readonly id: string }>>> = {
  metro: lazy(() => import("../metro/metroResult.tsx").then(({ MetroResult }) => MetroResult)),
  underground: lazy(() =>
    import("../underground/undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult),
  ),
};

export function ResultPage({ id }: { readonly id: string }) {
  const found = useMemo(() => gameAt(id), [id]);
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const Result = RESULTS[found.game];
  return <Result key={id} id={id} />;
}
