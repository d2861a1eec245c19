/** How a game ended: finds out what was played, and fetches that game's result. */
import type { ComponentType } from "preact";
import type { GameId } from "../../games/game.ts";
import { useGameAt } from "../../keep/useGameAt.ts";
import { NoTable } from "../../table/unopened.ts";
import { WithModules } from "../../table/withModules.tsx";
import { lazy, Loading } from "../../parts/ui/lazy.tsx";

type Result = ComponentType<{ readonly id: string }>;

const FETCHES: Readonly<Record<GameId, () => Promise<Result>>> = {
  metro: () => import("../../games/metro/metroResult.tsx").then(({ MetroResult }) => MetroResult),
  underground: () =>
    import("../../games/underground/undergroundResult.tsx").then(({ UndergroundResult }) => UndergroundResult),
};
const RESULTS: Readonly<Record<GameId, Result>> = {
  metro: lazy(FETCHES.metro),
  underground: lazy(FETCHES.underground),
};

export function ResultPage({ id }: { readonly id: string }) {
  const found = useGameAt(id);
  if (!found) return <Loading />;
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const Result = RESULTS[found.game];
  return (
    <WithModules key={id} modules={found.modules} alongside={FETCHES[found.game]}>
      <Result id={id} />
    </WithModules>
  );
}
