/** Lists points by line. Lines can be highlighted on the board from here. */
import { sourcesOf } from "../modules/told.ts";
import { isCentreStation } from "@interchange/metro/core";
import type { Earner } from "@interchange/metro/core";
import type { ComponentChildren } from "preact";
import { helps } from "../../../kit/assist.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { estimatesOf } from "../desk/estimate.ts";
import { Held } from "./held.tsx";
import { linesOf } from "../desk/lines.ts";
import type { LineRow } from "../desk/lines.ts";
import { sayEarner, sayNumber, useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { HeadRow } from "../../../kit/ui/headRow.tsx";
import "./metroTable.css";

export function Scores() {
  const desk = useMetroDesk();
  const { profits } = desk.shown.value;
  return (
    <div class="scores">
      {desk.client.sitters.map((_, seat) => (
        <Account
          key={seat}
          desk={desk}
          earner={{ kind: "seat", seat }}
          badge={desk.badge(seat)}
          owner={profits.length ? undefined : seat}
        />
      ))}
      {profits.map((_, company) => (
        <Account
          key={`company-${company}`}
          desk={desk}
          earner={{ kind: "company", company }}
          badge={<Badge colours={desk.still.value.owners} seat={company} />}
          owner={company}
        />
      ))}
    </div>
  );
}

interface AccountProps {
  readonly desk: MetroDesk;
  readonly earner: Earner;
  readonly badge: ComponentChildren;
  /** The owner of the listed lines, if any. */
  readonly owner: number | undefined;
}

function Account({ desk, earner, badge, owner }: AccountProps) {
  const words = metroWords().sheets.scores;
  const view = desk.shown.value;
  const rows = owner === undefined ? [] : linesOf(desk.still.value, view, owner);
  const sources = sourcesOf(desk.speaker(), view.awards, earner);
  const estimate =
    earner.kind === "seat" && helps(desk.client.assist, "ledger")
      ? estimatesOf(desk.still.value, view)?.[earner.seat]
      : undefined;
  const total = earner.kind === "seat" ? view.points[earner.seat] : view.profits[earner.company];
  return (
    <table>
      <caption>
        <div>
          {badge}
          <b>{t.table.heading(sayEarner(desk, earner).name)}</b>
          {earner.kind === "seat" && <Held seat={earner.seat} />}
          {owner !== undefined && <span>{words.closed(rows.filter(({ points }) => points !== undefined).length)}</span>}
        </div>
      </caption>
      {owner !== undefined && <HeadRow columns={[words.line, words.tiles, words.end, words.points]} />}
      <tbody>
        {rows.map((row) => (
          <tr key={row.from} class={row.points === undefined ? "open" : ""}>
            <th scope="row">
              <TraceButton desk={desk} row={row} />
            </th>
            <td>{row.length}</td>
            <td>{endWords(desk, row)}</td>
            <td>{row.points ?? ""}</td>
          </tr>
        ))}
        {sources.map(({ label, points }) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td>{total}</td>
        </tr>
        {estimate !== undefined && (
          <tr>
            <th scope="row" colSpan={3}>
              {words.estimate}
            </th>
            <td>{estimate}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function TraceButton({ desk, row }: { readonly desk: MetroDesk; readonly row: LineRow }) {
  if (!helps(desk.client.assist, "trace")) return <>{row.label}</>;
  return (
    <button
      type="button"
      class="link"
      aria-label={metroWords().sheets.scores.trace(row.label)}
      onClick={() => {
        desk.trace(row.from);
        desk.sheet.value = undefined;
      }}
    >
      {row.label}
    </button>
  );
}

function endWords(desk: MetroDesk, { to, length, isDoubled }: LineRow): string {
  const words = metroWords().sheets.scores;
  if (to === undefined) return length ? words.open : words.notLeft;
  return isCentreStation(to) ? words[isDoubled ? "centre" : "centreOnce"] : words.station(sayNumber(desk, to));
}
