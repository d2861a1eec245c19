/** What stands on the presets. */
import { Drawing, Run } from "./pieces.tsx";

/** One tile, to be placed. */
export function FirstGame() {
  return (
    <Drawing>
      <rect class="drawn-ground" x="16" y="6" width="52" height="52" rx="3" />
      <Run d="M16 22h12q6 0 6-6V6" colour="yellow" />
      <path class="drawn-soft" d="M50 58V42" stroke-width="5" />
      <Run d="M34 6v14q0 14 14 14h20" colour="blue" />
      <Run d="M50 58V40" colour="yellow" />
      <path class="drawn-line" d="M78 32h24m-8-8 8 8-8 8" stroke-width="3" />
    </Drawing>
  );
}

/** Dice that have fallen. */
export function Dice() {
  return (
    <Drawing>
      <g transform="translate(42 36) rotate(-8)">
        <rect class="drawn-card" x="-19" y="-19" width="38" height="38" rx="7" stroke-width="2.5" />
        <path class="drawn-pips" d="M-9-9v.1M0 0v.1M9 9v.1" />
      </g>
      <g transform="translate(82 28) rotate(12)">
        <rect class="drawn-card" x="-17" y="-17" width="34" height="34" rx="6" stroke-width="2.5" />
        <path class="drawn-pips" d="M-8-8v.1M8-8v.1M-8 8v.1M8 8v.1" />
      </g>
    </Drawing>
  );
}
