/** A table in this browser: finds out which game is played and loads that game's table. */
import { gamePageOf } from "../../games/gamePages.ts";
import { useGameAt } from "../../storage/gameAt.ts";
import { Fetched, Skeleton } from "../../kit/ui/lazy.tsx";
import { NoTable } from "../../table/frame/noTable.tsx";

export function TablePage({ id }: { readonly id: string }) {
  const found = useGameAt(id);
  if (!found) return <Skeleton />;
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const gamePage = gamePageOf(found.game);
  return (
    gamePage && (
      <Fetched key={id} load={() => gamePage.table(found.modules)} Waiting={Skeleton}>
        {(Table) => <Table id={id} />}
      </Fetched>
    )
  );
}
