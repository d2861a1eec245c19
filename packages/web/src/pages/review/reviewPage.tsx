/** A game looked at again: finds out what was played, and fetches that game's review. */
import { faceOf } from "../../games/faces.ts";
import { useGameAt } from "../../keep/useGameAt.ts";
import { Fetched, Loading } from "../../parts/ui/lazy.tsx";
import { NoTable } from "../../table/noTable.tsx";

export function ReviewPage({ id }: { readonly id: string }) {
  const found = useGameAt(id);
  if (!found) return <Loading />;
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const review = faceOf(found.game)?.review;
  return (
    review && (
      <Fetched key={id} load={() => review(found.modules)}>
        {(Review) => <Review id={id} />}
      </Fetched>
    )
  );
}
