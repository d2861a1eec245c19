/** The picture on the setup page. */
import { Drawing } from "../../setup/pieces.tsx";

export function Picture() {
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
