/** What to do, marked on the board: a ring, a halo, and a flag that says so. */
import { cornerOf } from "@interchange/metro/drawing";
import type { Cell } from "@interchange/metro/drawing";
import { t } from "../../../words/index.ts";
import "./here.css";

export function Here({ cell }: { readonly cell: Cell }) {
  const [x, y] = cornerOf(cell);
  // In the first row there is no room above.
  const isBelow = cell < 8;
  return (
    <g class="lesson-here" transform={`translate(${x} ${y})`}>
      <rect class="lesson-halo" x="-10" y="-10" width="120" height="120" rx="16" />
      <rect class="lesson-ring" x="1" y="1" width="98" height="98" rx="9" />
      <g transform={isBelow ? "translate(50 112)" : "translate(50 -12)"}>
        <path class="lesson-flag" d={isBelow ? "M0 0l-12 14h24z" : "M0 0l-12 -14h24z"} />
        <rect class="lesson-flag" x="-46" y={isBelow ? 13 : -61} width="92" height="48" rx="9" />
        <text x="0" y={isBelow ? 46 : -28} text-anchor="middle">
          {t.learn.here}
        </text>
      </g>
    </g>
  );
}
