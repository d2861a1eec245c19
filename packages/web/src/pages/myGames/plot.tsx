/** A plot with a title, and the same data as a table for people who prefer to read it and for screen readers. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../words/index.ts";
import { HeadRow } from "../../kit/ui/headRow.tsx";
import "./plot.css";

interface PlotProps {
  readonly title: string;
  readonly about?: string;
  readonly heads: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** The plot itself, hidden from screen readers. */
  readonly children: ComponentChildren;
}

export function Plot({ title, about, heads, rows, children }: PlotProps) {
  const id = useId();
  return (
    <section class="panel plot" aria-labelledby={id}>
      <h3 id={id} class="panel-title">
        {title}
      </h3>
      {about !== undefined && <p class="plot-about">{about}</p>}
      <div aria-hidden="true">{children}</div>
      <details>
        <summary>{t.myGames.statistics.asTable}</summary>
        <div class="plot-scroll">
          <table class="plot-table">
            <HeadRow columns={heads} />
            <tbody>
              {rows.map(([first, ...more], index) => (
                <tr key={index}>
                  <th scope="row">{first}</th>
                  {more.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** How much of the bar is filled; the rest is pale. */
  readonly part?: number;
  readonly text: string;
}

const ROW = 30;
const WIDTH = 320;
const LABEL = 118;
const TEXT = 62;

/** Horizontal bars on one scale from zero. Negative ones are hatched. */
export function Bars({
  bars,
  most = Math.max(1, ...bars.map(({ value }) => Math.abs(value))),
}: {
  readonly bars: readonly Bar[];
  readonly most?: number;
}) {
  const scale = (value: number): number => (Math.abs(value) / most) * (WIDTH - LABEL - TEXT);
  return (
    <svg class="plot-bars" viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}>
      {bars.map(({ label, value, part = value, text }, index) => (
        <g key={label} transform={`translate(0 ${index * ROW})`}>
          <text x={LABEL - 8} y={ROW / 2} class="plot-label">
            {label}
          </text>
          <rect class="plot-track" x={LABEL} y={7} width={WIDTH - LABEL - TEXT} height={ROW - 14} rx="3" />
          <rect class="plot-pale" x={LABEL} y={7} width={scale(value)} height={ROW - 14} rx="3" />
          <rect
            class={part < 0 ? "plot-full is-below" : "plot-full"}
            x={LABEL}
            y={7}
            width={scale(part)}
            height={ROW - 14}
            rx="3"
          />
          <text x={WIDTH - TEXT + 8} y={ROW / 2} class="plot-value">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
