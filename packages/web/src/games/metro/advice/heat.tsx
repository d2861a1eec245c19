/** Colours squares by their worth, teal for good and plum for bad. The best has a full frame. */
import { cornerOf } from "@interchange/metro/drawing";
import type { Cell } from "@interchange/metro/drawing";
import type { Worth } from "../../../table/advice/worth.ts";
import { strengthOf } from "../../../table/advice/worth.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { t } from "../../../words/index.ts";
import "../../../table/advice/advice.css";
import "./heat.css";

interface HeatProps {
  readonly desk: Pick<MetroDesk, "isDeciding">;
  readonly squares: ReadonlyMap<Cell, Pick<Worth<unknown>, "gain" | "isBest">>;
  readonly say?: (gain: number) => string;
}

export function Heat({ desk, squares, say = t.advice.worth }: HeatProps) {
  if (!desk.isDeciding.value) return undefined;
  return (
    <g class="heat">
      {[...squares].map(([cell, { gain, isBest }]) => {
        const [x, y] = cornerOf(cell);
        return (
          <g
            key={cell}
            class={`heat-square${gain < 0 ? " is-bad" : ""}${isBest ? " is-best" : ""}`}
            transform={`translate(${x} ${y})`}
            style={{ "--heat": `${Math.round(12 + 63 * strengthOf(gain))}%` }}
          >
            <rect x="5" y="5" width="90" height="90" rx="7" />
            <text x="50" y="50">
              {say(gain)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
