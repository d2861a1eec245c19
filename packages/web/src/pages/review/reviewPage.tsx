/** The review page: finds out which game was played and loads that game's review. */
import { gamePageOf } from "../../games/gamePages.ts";
import { useGameAt } from "../../storage/gameAt.ts";
import { Fetched, Loading } from "../../kit/ui/lazy.tsx";
import { NoTable } from "../../table/frame/noTable.tsx";

export function ReviewPage({ id }: { readonly id: string }) {
  const found = useGameAt(id);
  if (!found) return <Loading />;
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const review = gamePageOf(found.game)?.review;
  return (
    review && (
      <Fetched key={id} load={() => review(found.modules)}>
        {(Review) => <Review id={id} />}
      </Fetched>
    )
  );
}
