/** The table to go on with, or the last one, as a large card: the board as it stands, what has happened since, and the points. */
import { dataAddress, themeNow } from "../../../table/share/raster.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { TableShownProps } from "./tableList.tsx";
import { TableSeats } from "./tableRows.tsx";
import { useGlance } from "./useGlance.ts";
import { t } from "../../../words/index.ts";
import "./turnCard.css";

/** As many as fit in two lines. */
const GAINS = 4;

export function TurnCard({ row, about, children }: TableShownProps) {
  const glance = useGlance(row, about);
  const { href, seats, colours, facts, hasNews, how, when, isUrgent, action } = about;
  const isTurn = row.standing === "turn";
  const isOver = row.standing === "over";
  // Without a picture, the card still says whose table it is.
  const headline = isOver ? how : glance?.headline || (isTurn ? t.home.table.yourTurn : how);
  const gains = isOver ? [] : (glance?.gains ?? []);
  return (
    <article class={isTurn ? "turn-card is-turn" : "turn-card"}>
      <a class="turn-picture" href={href} tabIndex={-1} aria-hidden="true">
        {glance && <img src={dataAddress(glance.picture(themeNow()))} alt={t.home.glance.board} />}
      </a>
      <div class="turn-words">
        <p class={hasNews ? "has-news" : "quiet"}>{t.common.dotted(facts)}</p>
        <h3>{headline}</h3>
        <p class="turn-gains">
          {gains.slice(0, GAINS).map(({ seat, what, points }, at) => (
            <span key={at} class="table-seat">
              <Badge colours={colours} seat={seat} small />
              {what} <b class="is-gain">+{points}</b>
            </span>
          ))}
        </p>
        <p class="turn-totals">
          <TableSeats seats={seats} colours={colours} />
        </p>
        <p class="turn-go">
          <a class={isOver ? "button large" : "button primary large"} href={href}>
            {action}
          </a>
          <span class={isUrgent ? "is-urgent" : "quiet"}>{when}</span>
        </p>
        <div class="table-more">{children}</div>
      </div>
    </article>
  );
}
