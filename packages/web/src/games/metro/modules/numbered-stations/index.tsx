/** The module view of numbered stations: the viewer's secret numbers, on the board and beside it, and their points. */
import { stationOfNumber, stationShape } from "@interchange/metro/core";
import type { Preview } from "@interchange/metro/core";
import type { NumbersSlice } from "@interchange/metro/modules/numbered-stations/module";
import { moduleView } from "../moduleView.ts";
import { ownNumbers, paidTo } from "./numbers.ts";
import type { NumbersSeen } from "./numbers.ts";
import { NumbersPanel } from "./panel.tsx";
import { words } from "./words/index.ts";

/** Rings around the viewer's own numbers. */
function NumberMarks({ seen }: { readonly seen: NumbersSeen }) {
  const { numbering } = seen.scene.layout.terms;
  return (
    <>
      {ownNumbers(seen).map((number) => {
        const [x, y] = stationShape(stationOfNumber(number, numbering)).number;
        return (
          <g key={number} class="own-number" transform={`translate(${x} ${y})`}>
            <ellipse rx="20.5" ry="17" />
            <ellipse rx="20.5" ry="17" />
          </g>
        );
      })}
    </>
  );
}

/** What a tile would add to the viewer's score through their numbers. */
function gainOf(preview: Preview, seen: NumbersSeen): number {
  return paidTo(seen, preview) - paidTo(seen);
}

function NumbersLedger({ seen, preview }: { readonly seen: NumbersSeen; readonly preview: Preview }) {
  const gain = gainOf(preview, seen);
  if (!gain) return undefined;
  return (
    <dl class="swing">
      <div>
        <dt>{words().ledger}</dt>
        <dd>{words().signed(gain)}</dd>
      </div>
    </dl>
  );
}

export const view = moduleView<NumbersSlice, number>({
  lights: ["panel", "stations"],
  Panel: NumbersPanel,
  Marks: NumberMarks,
  Ledger: NumbersLedger,
  say: String,
  tell: () => undefined,
  award: (reason) => words().award(reason.split("-")[1] ?? ""),
  refusals: () => words().refusals,
});
