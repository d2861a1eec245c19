/** The outline of a table while it loads. It shows only when loading takes long enough to be noticed. */
import { text } from "../words/text.ts";

export function Skeleton() {
  return (
    <div class="skeleton" role="status" aria-label={text.table.skeleton}>
      <div class="skeleton-board" />
      <p class="quiet">{text.table.skeleton}</p>
    </div>
  );
}
