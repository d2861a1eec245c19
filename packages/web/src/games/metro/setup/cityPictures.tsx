/** A picture of how each city works, by id. */
import { seatStyle } from "@interchange/boards/palette";
import type { Colour } from "@interchange/boards/palette";
import type { ComponentType } from "preact";
import { Drawing, EIGHT, Tourist } from "./pieces.tsx";

const inTurn = (at: number): Colour => EIGHT[at % EIGHT.length] ?? "gray";

export function NoCity() {
  return (
    <Drawing>
      <rect class="drawn-ground" x="31" y="3" width="58" height="58" rx="4" />
      <path class="drawn-soft" d="M45.5 3v58M60 3v58M74.5 3v58M31 17.5h58M31 32h58M31 46.5h58" stroke-width="1" />
      <rect class="drawn-dark" x="45.5" y="17.5" width="29" height="29" rx="3" />
    </Drawing>
  );
}

function Paris() {
  return (
    <Drawing>
      <path class="drawn-line" d="M17 18v-5h40v5M37 13V8" />
      <rect class="drawn-ground" x="10" y="26" width="54" height="22" rx="4" />
      <rect class="drawn-ground" x="67" y="26" width="43" height="22" rx="4" />
      {[18, 31, 44, 57].map((x, at) => (
        <Tourist key={x} x={x} y={37} colour={inTurn(at)} />
      ))}
      <Tourist x={76} y={37} colour="green" />
      <circle class="drawn-dashed" cx="89" cy="37" r="5" />
      <Tourist x={102} y={37} colour="purple" />
    </Drawing>
  );
}

function Stockholm() {
  return (
    <Drawing>
      <path class="drawn-line" d="M66 12h20m-5-5 5 5-5 5" />
      {[16, 32, 48, 64].map((x, at) => (
        <Tourist key={x} x={x} y={33} colour={inTurn(at * 2)} />
      ))}
      <circle class="drawn-dashed" cx="81" cy="33" r="5.5" />
      <circle class="drawn-dashed" cx="98" cy="33" r="5.5" />
      <path class="drawn-water" d="M8 53q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 8-2" stroke-width="2.5" />
    </Drawing>
  );
}

function London() {
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

function NewYork() {
  const along = [34, 47, 60, 73, 86];
  const down = [19, 32, 45];
  return (
    <Drawing>
      <rect class="drawn-ground" x="32" y="11" width="56" height="42" rx="2" />
      <path class="drawn-line" d="M38 46v-9h7v-8h7v-10h5v-4h4v4h4v12h7v7h8v8" />
      {along.map((x, at) => (
        <Tourist key={x} x={x} y={6} colour={inTurn(at)} />
      ))}
      {along.map((x, at) => (
        <Tourist key={x} x={x} y={58} colour={inTurn(at + 3)} />
      ))}
      {down.map((y, at) => (
        <Tourist key={y} x={25} y={y} colour={inTurn(at + 5)} />
      ))}
      {down.map((y, at) => (
        <Tourist key={y} x={95} y={y} colour={inTurn(at + 1)} />
      ))}
    </Drawing>
  );
}

function StPetersburg() {
  const corners = [
    [39, 14],
    [51, 26],
    [81, 14],
    [69, 26],
    [39, 58],
    [51, 46],
    [81, 58],
    [69, 46],
  ] as const;
  return (
    <Drawing>
      <rect class="drawn-ground" x="29" y="1" width="62" height="62" rx="4" />
      {corners.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          class="drawn-full"
          d={`M${x - 6} ${y}q0-6 6-6t6 6zM${x} ${y - 6}q-3.5-3 0-6 3.5 3 0 6z`}
        />
      ))}
    </Drawing>
  );
}

function Berlin() {
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

export const CITY_PICTURES: Readonly<Record<string, ComponentType>> = {
  paris: Paris,
  stockholm: Stockholm,
  london: London,
  "new-york": NewYork,
  "st-petersburg": StPetersburg,
  berlin: Berlin,
};
