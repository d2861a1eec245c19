/** The legend of the map. */
import type { Category } from "@interchange/underground";
import { lineStyle } from "@interchange/boards/map";
import { nameOfLine } from "../desk/stations.ts";
import { Sign } from "./signs.tsx";
import { useUndergroundDesk } from "../desk/desk.ts";
import { undergroundWords } from "../words.ts";
import "./panels.css";

const KINDS = ["express", "normal", "nationalRail", "terminus", "connection"] as const satisfies readonly Category[];

export function Legend() {
  const { legend: words } = undergroundWords().table;
  const { line, lines, shown } = useUndergroundDesk();
  // Nothing can be built while someone else plays or a trip is chosen.
  const [first] = lines.value;
  const built = first && (line.value ?? first);
  const isBegun = shown.value.pieces.some((piece) => piece.line === built);
  return (
    <ul class="legend" aria-label={words.title}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <Sign category={kind} turn={kind === "terminus" ? 90 : 0} />
          {words[kind]}
        </li>
      ))}
      <li>
        <Sign category="express" isOpen />
        {words.open}
      </li>
      <li>
        <svg class="legend-track" viewBox="0 0 40 20" aria-hidden="true">
          <path d="M1.5 3.5h37v5.5h-37zM1.5 11h37v5.5h-37z" />
        </svg>
        {words.free}
      </li>
      {built !== undefined && (
        <li>
          <svg class="legend-where" viewBox="0 0 40 20" style={lineStyle(built)} aria-hidden="true">
            {isBegun ? <path d="M1 6h6v8h-6zM33 6h6v8h-6z" /> : <circle class="legend-dot" cx="4" cy="10" r="4" />}
            <circle cx="20" cy="10" r="8" />
            <path class="legend-plus" d="M16 10h8M20 6v8" />
          </svg>
          {isBegun ? words.where(nameOfLine(built)) : words.start(nameOfLine(built))}
        </li>
      )}
    </ul>
  );
}
