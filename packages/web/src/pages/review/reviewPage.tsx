/** A game looked at again: finds out what was played, and fetches that game's review. */
import { useGameAt } from "../../keep/useGameAt.ts";
import { Fetched, Loading } from "../../parts/ui/lazy.tsx";
import { NoTable } from "../../table/unopened.ts";
import { reviewOf } from "./reviews.ts";

export function ReviewPage({ id }: { readonly id: string }) {
  const found = useGameAt(id);
  if (!found) return <Loading />;
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  return (
    <Fetched key={id} load={() => reviewOf(found.game, found.modules)}>
      {(Review) => <Review id={id} />}
    </Fetched>
  );
}
