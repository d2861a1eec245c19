/** A table of this browser: finds out what is played there, and fetches that game's table. */
import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { GameId } from "../games/game.ts";
import { gameAt } from "../keep/gameAt.ts";
import { lazy } from "../ui/lazy.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoTable } from "./noTable.tsx";

const TABLES: Readonly<Record<GameId, ComponentType<{ readonly id: string }>>> = {
  metro: lazy(() => import("../metro/metroTable.tsx").then(({ MetroTable }) => MetroTable), Skeleton),
  underground: lazy(
    () => import("../underground/undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable),
    Skeleton,
  ),
};

export function TablePage({ id }: { readonly id: string }) {
  const found = useMemo(() => gameAt(id), [id]);
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const Table = TABLES[found.game];
  return <Table key={id} id={id} />;
}
