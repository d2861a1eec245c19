/** The picture on the setup page. */
import { seatStyle } from "@interchange/boards/palette";
import type { Colour } from "@interchange/boards/palette";
import { Drawing } from "../../setup/pieces.tsx";

export function Picture() {
  return (
    <Drawing>
      <rect class="drawn-soft" x="16" y="14" width="88" height="36" rx="18" stroke-width="6" />
      {[
        [34, 14, "blue"],
        [60, 14, "red"],
        [86, 14, "green"],
        [16, 32, "orange"],
        [104, 32, "yellow"],
        [86, 50, "purple"],
      ].map(([x, y, colour]) => (
        <g key={`${x} ${y}`} style={seatStyle(colour as Colour)}>
          <circle class="drawn-sign" cx={x} cy={y} r="6" />
        </g>
      ))}
      <path class="drawn-full" d="M38 46v-6q0-2 2-2h3l4-7q1-1.5 3-1.5h11q2 0 3 1.5l3 6.5 5 1.5q3 1 3 4v3z" />
      <circle class="drawn-wheel" cx="47" cy="47" r="4" />
      <circle class="drawn-wheel" cx="66" cy="47" r="4" />
    </Drawing>
  );
}
