/** Points by source. */
import { SOURCES } from "@interchange/underground";
import type { View } from "@interchange/underground";
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { UndergroundTerm } from "./terms.tsx";
import { undergroundWords } from "../words.ts";
import { HeadRow } from "../../../kit/ui/headRow.tsx";
import "../table/sheets.css";

export interface SourcesProps {
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly name: (seat: Seat) => string;
  readonly badge: (seat: Seat) => ComponentChildren;
}

export function Sources({ view, seats, name, badge }: SourcesProps) {
  const words = undergroundWords().table;
  return (
    <table class="source-table">
      <HeadRow
        columns={[
          words.scores.source,
          ...seats.map((seat) => (
            <>
              {badge(seat)} <span class="source-name">{name(seat)}</span>
            </>
          )),
        ]}
      />
      <tbody>
        {SOURCES.map((source) => (
          <tr key={source}>
            <th scope="row">
              <UndergroundTerm id={source}>{words.sources[source]}</UndergroundTerm>
            </th>
            {seats.map((seat) => (
              <td key={seat}>{view.earned[source][seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.scores.total}</th>
          {seats.map((seat) => (
            <td key={seat} class="source-total">
              {view.points[seat]}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <UndergroundTerm id="token">{words.scores.tokens}</UndergroundTerm>
          </th>
          {seats.map((seat) => (
            <td key={seat}>{view.tokens[seat]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
