/** The table to go on with, as a large card: the board as it stands, what has happened since, and the points. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gamePageOf } from "../../games/gamePages.ts";
import { dataAddress, themeNow } from "../../table/share/raster.ts";
import type { Glance } from "../../table/glance/glance.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import type { TableShownProps } from "./tableList.tsx";
import { TableSeats } from "./tableRows.tsx";
import type { AboutTable } from "./tableRows.tsx";
import type { Row } from "./tableOrder.ts";
import { whenIdle } from "./show.tsx";
import { t } from "../../words/index.ts";
import "./turnCard.css";

/** As many as fit in two lines. */
const GAINS = 4;

export function TurnCard({ row, about, children }: TableShownProps) {
  const glance = useGlance(row, about);
  const { href, seats, colours, facts, how, when, isUrgent, action } = about;
  const isTurn = row.standing === "turn";
  // Without a picture, the card still says whose table it is.
  const headline = glance?.headline || (isTurn ? t.home.table.yourTurn : how);
  const gains = glance?.gains ?? [];
  return (
    <article class={isTurn ? "turn-card is-turn" : "turn-card"}>
      <a class="turn-picture" href={href} tabIndex={-1} aria-hidden="true">
        {glance && <img src={dataAddress(glance.picture(themeNow()))} alt={t.home.glance.board} />}
      </a>
      <div class="turn-words">
        <p class="quiet">{t.common.beside(facts)}</p>
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
          <a class="button primary large" href={href}>
            {action}
          </a>
          <span class={isUrgent ? "is-urgent" : "quiet"}>{when}</span>
        </p>
        <div class="table-more">{children}</div>
      </div>
    </article>
  );
}

/** Looks at the table once the page is idle; undefined until then, or if it cannot be opened. */
function useGlance({ kind, table }: Row, { game, modules }: AboutTable): Glance | undefined {
  const seen = useSignal<Glance | undefined>(undefined);
  const named = modules.join();
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const [glanceAt, { lookAt }] = await Promise.all([
        gamePageOf(game)?.glance?.(),
        import("../../table/glance/glance.ts"),
      ]);
      if (!glanceAt) return;
      const where = { id: table.id, game, modules: named ? named.split(",") : [], isOnline: kind === "online" };
      const glance = await lookAt(where, glanceAt);
      if (isWanted) seen.value = glance;
    };
    const stop = whenIdle(() => void look().catch(() => undefined));
    return () => {
      isWanted = false;
      stop();
    };
  }, [kind, table.id, table.at, game, named, seen]);
  return seen.value;
}
