/** The outline of a table while it loads. It shows only when loading takes long enough to be noticed. */
import { startWords } from "../words/words.ts";

export function Skeleton() {
  return (
    <div class="skeleton" role="status" aria-label={startWords().layingOut}>
      <div class="skeleton-board" />
      <p class="quiet">{startWords().layingOut}</p>
    </div>
  );
}
