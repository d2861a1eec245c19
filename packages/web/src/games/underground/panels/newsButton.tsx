/** Opens the news from the map if there is no room for it beside the map. */
import type { UndergroundDesk } from "../desk/desk.ts";
import { t } from "../../../words/index.ts";
import "./oracle.css";

export function NewsButton({ desk }: { readonly desk: UndergroundDesk }) {
  if (desk.history.at.value !== undefined || !desk.latest.value.length) return undefined;
  const { since: title } = t.news;
  return (
    <button
      type="button"
      class="news-button"
      aria-label={title}
      title={title}
      onClick={() => {
        desk.sheet.value = "news";
      }}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 7.5V12l3 2" />
      </svg>
    </button>
  );
}
