/** The outline of a table while it loads. It shows only when loading takes long enough to be noticed. */
import { t } from "../../words/index.ts";

export function Skeleton() {
  return (
    <div class="skeleton" role="status" aria-label={t.common.layingOut}>
      <div class="skeleton-board" />
      <p class="quiet">{t.common.layingOut}</p>
    </div>
  );
}
