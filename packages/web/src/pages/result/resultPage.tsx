/** How a game ended: finds out what was played, and fetches that game's result. */
import { useMemo } from "preact/hooks";
import { faceOf } from "../../games/faces.ts";
import { gameAt } from "../../keep/gameAt.ts";
import { Fetched } from "../../parts/ui/lazy.tsx";
import { NoTable } from "../../table/unopened.ts";

export function ResultPage({ id }: { readonly id: string }) {
  const found = useMemo(() => gameAt(id), [id]);
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const face = faceOf(found.game);
  return (
    face && (
      <Fetched key={id} load={() => face.result(found.modules)}>
        {(Result) => <Result id={id} />}
      </Fetched>
    )
  );
}
