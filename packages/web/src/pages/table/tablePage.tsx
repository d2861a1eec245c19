/** A table of this browser: finds out what is played there, and fetches that game's table. */
import type { ComponentType } from "preact";
import type { GameId } from "../../games/game.ts";
import { useGameAt } from "../../keep/useGameAt.ts";
import { lazy } from "../../parts/ui/lazy.tsx";
import { Skeleton } from "../../parts/ui/skeleton.tsx";
import { NoTable } from "../../table/unopened.ts";
import { WithModules } from "../../table/withModules.tsx";

type Table = ComponentType<{ readonly id: string }>;

const FETCHES: Readonly<Record<GameId, () => Promise<Table>>> = {
  metro: () => import("../../games/metro/metroTable.tsx").then(({ MetroTable }) => MetroTable),
  underground: () =>
    import("../../games/underground/undergroundTable.tsx").then(({ UndergroundTable }) => UndergroundTable),
};
const TABLES: Readonly<Record<GameId, Table>> = {
  metro: lazy(FETCHES.metro, Skeleton),
  underground: lazy(FETCHES.underground, Skeleton),
};

export function TablePage({ id }: { readonly id: string }) {
  const found = useGameAt(id);
  if (!found) return <Skeleton />;
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const Table = TABLES[found.game];
  return (
    <WithModules key={id} modules={found.modules} alongside={FETCHES[found.game]} Waiting={Skeleton}>
      <Table id={id} />
    </WithModules>
  );
}
