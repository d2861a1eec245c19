/** The points line by line. A line is followed on the board from here. */
import { isCentreStation } from "@interchange/metro";
import type { Seat } from "@interchange/tabletop";
import { helps } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import { Badge } from "../ui/badge.tsx";
import type { Desk } from "./desk.ts";
import { linesOf } from "./lines.ts";
import type { LineRow } from "./lines.ts";
import { sayName } from "../table/names.ts";
import { sayNumber, useDesk } from "./useDesk.ts";

const words = text.table.scores;

export function Scores() {
  const desk = useDesk();
  return (
    <div class="scores">
      {desk.client.sitters.map((_, seat) => (
        <SeatScores key={seat} desk={desk} seat={seat} />
      ))}
    </div>
  );
}

function SeatScores({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const view = desk.shown.value;
  const rows = linesOf(desk.still.value, view, seat);
  const name = sayName(desk, seat);
  return (
    <table>
      <caption>
        <Badge colours={desk.still.value.colours} seat={seat} />
        <b>{name}</b>
        <span>{words.closed(rows.filter(({ points }) => points !== undefined).length)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.tiles}</th>
          <th scope="col">{words.end}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
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
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td>{view.points[seat]}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function TraceButton({ desk, row }: { readonly desk: Desk; readonly row: LineRow }) {
  if (!helps(desk.client.assist, "trace")) return <>{row.number}</>;
  return (
    <button
      type="button"
      class="link"
      aria-label={words.trace(row.number)}
      onClick={() => {
        desk.trace(row.from);
        desk.sheet.value = undefined;
      }}
    >
      {row.number}
    </button>
  );
}

function endWords(desk: Desk, { to, length }: LineRow): string {
  if (to === undefined) return length ? words.open : words.notLeft;
  return isCentreStation(to) ? words.centre : words.station(sayNumber(desk, to));
}
