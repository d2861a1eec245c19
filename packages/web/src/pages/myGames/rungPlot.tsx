/** Plots the bot level that fits you over time, as a line with a stop per game; filled if you won. */
import { LADDER } from "@interchange/games";
import type { RungStep } from "./statistics.ts";

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 18;
const [TOP, BOTTOM] = [12, 12];

export function RungPlot({ steps }: { readonly steps: readonly RungStep[] }) {
  const step = (WIDTH - LEFT - 16) / Math.max(1, steps.length - 1);
  const x = (index: number): number => (steps.length > 1 ? LEFT + 8 + index * step : (WIDTH + LEFT) / 2);
  const y = (rung: number): number => HEIGHT - BOTTOM - ((rung - 1) / (LADDER.length - 1)) * (HEIGHT - TOP - BOTTOM);
  const line = steps.map(({ fits }, index) => (index ? `H${x(index)}V${y(fits)}` : `M${x(index)} ${y(fits)}`)).join("");
  // Stops shrink when there are many games.
  const radius = Math.min(6, Math.max(2.5, step / 2.5));
  return (
    <svg class="plot-rungs" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {LADDER.map((bot, index) => (
        <g key={bot}>
          <line class="plot-rule" x1={LEFT} x2={WIDTH} y1={y(index + 1)} y2={y(index + 1)} />
          <text class="plot-tick" x={LEFT - 8} y={y(index + 1)}>
            {index + 1}
          </text>
        </g>
      ))}
      <path class="plot-line" d={line} />
      {steps.map(({ game, against }, index) => (
        <circle
          key={game.played.key}
          class={game.facts.result === "won" ? "plot-stop is-won" : "plot-stop"}
          cx={x(index)}
          cy={y(against)}
          r={radius}
        />
      ))}
    </svg>
  );
}
