/** Lists the events since the viewer's last turn. Entries highlight what they are about on the map. */

import { newsOf, RecapPanel } from "../../../table/log/recap.tsx";
import type { UndergroundDesk } from "../desk/desk.ts";
import type { Told } from "../desk/told.ts";
import { t } from "../../../words/index.ts";
import "./oracle.css";

interface SummaryProps {
  readonly desk: UndergroundDesk;
  /** In a sheet that hides the map. Pressing an entry closes it and keeps the highlight. */
  readonly isSheet?: boolean;
}

export function Summary({ desk, isSheet = false }: SummaryProps) {
  const news = newsOf(desk);
  return (
    <RecapPanel desk={desk} news={news} isSheet={isSheet}>
      <ul class="summary">
        {news.map((each) => (
          <li key={each.index}>
            {desk.badge(each.seat, true)}
            <ul>
              {each.told.map((told, at) => (
                <li key={at}>
                  <Entry desk={desk} told={told} isSheet={isSheet} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </RecapPanel>
  );
}

/** Highlights its part of the map while it is pointed at or focused. */
function Entry({ desk, told, isSheet }: Required<SummaryProps> & { readonly told: Told }) {
  if (!told.pieces.length && !told.trip) return <span class="summary-entry">{told.text}</span>;
  const isLit = desk.told.value === told;
  const light = (): void => {
    desk.told.value = told;
  };
  const darken = (): void => {
    if (desk.told.value === told) desk.told.value = undefined;
  };
  const show = (): void => {
    light();
    desk.sheet.value = undefined;
    if (isSheet) desk.map.current?.fit();
  };
  return (
    <button
      type="button"
      class={isLit ? "summary-entry lit" : "summary-entry"}
      {...(!isSheet && { onPointerEnter: light, onPointerLeave: darken, onFocus: light, onBlur: darken })}
      onClick={show}
    >
      {told.text}
    </button>
  );
}

/** Opens the summary from the map if there is no room for it beside the map. */
export function SummaryButton({ desk }: Pick<SummaryProps, "desk">) {
  if (desk.history.at.value !== undefined || !newsOf(desk).length) return undefined;
  const { since: title } = t.news;
  return (
    <button
      type="button"
      class="summary-button"
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
