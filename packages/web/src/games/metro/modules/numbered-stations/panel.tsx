/** Shows the viewer's own numbers with their results, and how many the others hold. */
import { isCentreStation, stationOfNumber, squareName, STOPS } from "@interchange/metro/core";
import type { Line } from "@interchange/metro/core";
import type { NumbersSlice } from "@interchange/metro/modules/numbered-stations/module";
import { UNKNOWN } from "@interchange/metro/modules/numbered-stations/numbers";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { PanelProps } from "../moduleView.ts";
import { numbersOf, ownNumbers, paidBy } from "./numbers.ts";
import type { NumbersSeen } from "./numbers.ts";
import { words } from "./words/index.ts";
import { HeadRow } from "../../../../kit/ui/headRow.tsx";
import "./numbered.css";

type Paid = ReadonlyMap<number, number>;

export function NumbersPanel({ seen }: PanelProps<NumbersSlice, number>) {
  const own = ownNumbers(seen);
  const paid = paidBy(seen);
  return (
    <div class="numbers">
      {own.length > 0 && <Own seen={seen} own={own} paid={paid} />}
      <Others seen={seen} paid={paid} />
    </div>
  );
}

interface OwnProps {
  readonly seen: NumbersSeen;
  readonly own: readonly number[];
  readonly paid: Paid;
}

function Own({ seen, own, paid }: OwnProps) {
  return (
    <>
      <table class="own-numbers">
        <HeadRow columns={[words().number, words().line, words().pays]} />
        <tbody>
          {own.map((number) => {
            const line = lineInto(seen, number);
            return (
              <tr key={number} class={line ? "" : "open"}>
                <th scope="row">
                  <span class="number-card">{number}</span>
                </th>
                <td>{line ? endedWords(seen, line) : words().none}</td>
                <td>{line ? (paid.get(number) ?? 0) : ""}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words().total}
            </th>
            <td>{own.reduce((sum, number) => sum + (paid.get(number) ?? 0), 0)}</td>
          </tr>
        </tfoot>
      </table>
      {seen.view.stage !== "over" && !seen.slice.isOpen && <p class="quiet">{words().secret}</p>}
    </>
  );
}

/** The line that ended at the station with this number. */
function lineInto({ view, scene }: NumbersSeen, number: number): Line | undefined {
  const place = stationOfNumber(number, scene.layout.terms.numbering);
  return view.lines.find(({ to }) => to === place);
}

function endedWords(seen: NumbersSeen, { from, earner }: Line): string {
  const number = isCentreStation(from) ? undefined : seen.station(from);
  return words().ended(number, squareName(known(STOPS[from]).cell), earner && seen.earner(earner));
}

function Others({ seen, paid }: { readonly seen: NumbersSeen; readonly paid: Paid }) {
  const { setup, view } = seen;
  const others = Array.from({ length: setup.seats }, (_, seat): Seat => seat).filter((seat) => seat !== view.viewer);
  return (
    <table class="others">
      <caption>{words().others}</caption>
      <tbody>
        {others.map((seat) => (
          <tr key={seat}>
            <th scope="row">{seen.who(seat).name}</th>
            <td class="number-cards">
              {numbersOf(seen, seat).map((number, index) =>
                number === UNKNOWN ? (
                  <span key={index} class="card-back" role="img" aria-label={words().unknown}>
                    ?
                  </span>
                ) : (
                  <span
                    key={number}
                    class="number-card"
                    role="img"
                    aria-label={words().card(number, paid.get(number) ?? 0)}
                  >
                    {number}
                  </span>
                ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
