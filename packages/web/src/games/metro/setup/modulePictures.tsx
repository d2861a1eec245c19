/** A picture of each module's main piece, by id. */
import type { ComponentType } from "preact";
import { Card, Drawing, Run, Sign, Tourist } from "./pieces.tsx";

function NumberedStations() {
  return (
    <Drawing>
      <Run d="M8 48h30" colour="blue" />
      <path class="drawn-line" d="M39 38v20" stroke-width="4" />
      <Card x={62} y={32} turn={-12} />
      <Card x={84} y={32} turn={6}>
        <text class="drawn-words" y="5.5">
          17
        </text>
      </Card>
    </Drawing>
  );
}

function CentralStations() {
  return (
    <Drawing>
      <rect class="drawn-dark" x="26" y="5" width="54" height="54" rx="6" />
      <circle class="drawn-ring" cx="50" cy="32" r="13" />
      <text class="drawn-light" x="50" y="36.5" font-size="13">
        ×2
      </text>
      <Run d="M84 32h28" colour="yellow" />
      <Sign x={80} y={32} colour="yellow" seat={0} />
    </Drawing>
  );
}

function CenterRails() {
  return (
    <Drawing>
      <rect class="drawn-ground" x="34" y="5" width="52" height="54" rx="5" />
      <path class="drawn-soft" d="M60 5v54M34 32h52" stroke-width="1" />
      <path class="drawn-soft" d="M14 18h28q10 0 10 10v31M106 46H78q-10 0-10-10V5" stroke-width="5" />
      <Run d="M14 46h40q16 0 16-16 0-12 12-12h24" colour="blue" />
    </Drawing>
  );
}

function StockCorporations() {
  return (
    <Drawing>
      <rect class="drawn-card" x="24" y="8" width="72" height="48" rx="5" />
      <rect
        class="drawn-soft"
        x="29"
        y="13"
        width="62"
        height="38"
        rx="2"
        stroke-width="1.5"
        stroke-dasharray="3 2.5"
      />
      <text class="drawn-words" x="50" y="31">
        30%
      </text>
      <path class="drawn-soft" d="M38 39h22M38 45h14" />
      <g class="drawn-award">
        <path d="M72 42l-3 14 7-4 7 4-3-14z" />
        <circle cx="76" cy="37" r="8.5" />
        <circle class="drawn-light" cx="76" cy="37" r="3.5" />
      </g>
    </Drawing>
  );
}

function Solo() {
  return (
    <Drawing>
      <Card x={38} y={34} turn={-8} />
      <Card x={48} y={34} turn={4}>
        <Tourist x={0} y={0} colour="green" />
      </Card>
      <circle class="drawn-full" cx="84" cy="20" r="9.5" />
      <path class="drawn-full" d="M66 57q0-24 18-24t18 24z" />
    </Drawing>
  );
}

export const MODULE_PICTURES: Readonly<Record<string, ComponentType>> = {
  "numbered-stations": NumberedStations,
  "central-stations": CentralStations,
  "center-rails": CenterRails,
  "stock-corporations": StockCorporations,
  solo: Solo,
};
