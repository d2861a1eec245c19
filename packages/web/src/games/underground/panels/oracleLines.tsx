/** A compact forecast: one line per trip. */

import type { UndergroundDesk } from "../desk/desk.ts";
import type { Leg, LegOption } from "../desk/forecast.ts";
import { LineMark, TripNumber } from "./marks.tsx";
import { Paid } from "./paid.tsx";
import { nameOfLine, nameOfStation } from "../desk/stations.ts";
import { undergroundWords } from "../words.ts";

export function OracleLines({ desk, leg }: { readonly desk: UndergroundDesk; readonly leg: Leg | undefined }) {
  const words = undergroundWords().table.oracle;
  if (!leg)
    return (
      <section class="oracle-lines" aria-label={words.title}>
        <p class="quiet">{desk.shown.value.passenger === "" ? words.gone : words.none}</p>
      </section>
    );
  const [first, other] = leg.options;
  const next = first?.next;
  const [then] = next?.options ?? [];
  // Two lines: the trip and the next one. If there is no next one, an equally good alternative.
  return (
    <section class="oracle-lines" aria-label={words.title}>
      {first && (
        <TripLine
          desk={desk}
          option={first}
          begins={first.trip.lines.length ? words.rides : words.walksOnly}
          more={next ? leg.options.length - 1 : 0}
        />
      )}
      {next && then ? (
        <TripLine desk={desk} option={then} begins={words.after} more={next.options.length - 1} />
      ) : (
        other && <TripLine desk={desk} option={other} begins={words.or} more={leg.options.length - 2} />
      )}
    </section>
  );
}

interface TripLineProps {
  readonly desk: UndergroundDesk;
  readonly option: LegOption;
  readonly begins: string;
  /** How many more options are equally good. */
  readonly more: number;
}

function TripLine({ desk, option: { order, trip, scores }, begins, more }: TripLineProps) {
  const words = undergroundWords().table.oracle;
  return (
    <p class="oracle-line">
      <span class="oracle-way">
        <TripNumber order={order} />
        <span class="unseen">{begins}</span>{" "}
        {trip.lines.map((line) => (
          <LineMark key={line} line={line} />
        ))}
        <span class="unseen">
          {words.by(trip.lines.map(nameOfLine))} {words.to}
        </span>
        <span aria-hidden="true">→</span>
        <b>{nameOfStation(desk.shown.value, trip.to)}</b>
        {more > 0 && <span class="oracle-more"> {words.more(more)}</span>}
      </span>
      <Paid desk={desk} seats={scores} />
    </p>
  );
}
