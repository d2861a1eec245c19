/** The picture on the setup page. */
import { seatStyle } from "@interchange/boards/palette";
import { Drawing, inTurn } from "../../setup/pieces.tsx";

export function Picture() {
  const groups = [
    [14, 10],
    [44, 10],
    [14, 40],
    [44, 40],
  ] as const;
  return (
    <Drawing>
      <rect class="drawn-ground" x="5" y="2" width="60" height="60" rx="4" />
      {groups.flatMap(([x, y], group) =>
        [0, 1, 2, 3].map((at) => (
          <g key={`${group} ${at}`} style={seatStyle(inTurn(group * 2 + (at >> 1)))}>
            <circle class="drawn-sign" cx={x + (at % 2) * 12} cy={y + (at >> 1) * 13} r="4.5" />
          </g>
        )),
      )}
      <g transform="translate(93 32) rotate(-12)">
        <path class="drawn-card" d="M-21-13h42v8q-4 1-4 5t4 5v8h-42v-8q4-1 4-5t-4-5z" />
        <path class="drawn-dashed" d="M-9-12v24" />
        <text class="drawn-words" x="5" y="5">
          5
        </text>
      </g>
    </Drawing>
  );
}
