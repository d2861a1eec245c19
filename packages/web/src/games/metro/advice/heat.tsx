/** What squares are worth, softly: teal and plum by size, the best in a full frame. */
import { cornerOf } from "@interchange/metro/drawing";
import { adviceWords } from "../../../table/advice/words.ts";
import { strengthOf } from "../../../table/advice/worth.ts";
import type { MetroDesk } from "../desk.ts";
import type { MetroAdviceDesk } from "./metroAdvice.ts";
import "./heat.css";

interface HeatProps {
  readonly desk: MetroDesk;
  readonly advice: MetroAdviceDesk;
}

export function Heat({ desk, advice }: HeatProps) {
  if (!desk.isDeciding.value) return undefined;
  const { worth: say } = adviceWords();
  return (
    <g class="heat">
      {[...advice.squares.value].map(([cell, { gain, isBest }]) => {
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
