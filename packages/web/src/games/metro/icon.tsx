/** The icon of Metro: one of its tiles. */
import { seatStyle } from "@interchange/boards/palette";

export function MetroIcon() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke-width="5">
      <rect
        x="2"
        y="2"
        width="36"
        height="36"
        rx="4"
        fill="light-dark(#fefdf9, #2b313c)"
        stroke="light-dark(#c9c0ab, #4a5363)"
        stroke-width="1.5"
      />
      <path d="M2 14h6q6 0 6-6V2" style={seatStyle("yellow")} stroke="var(--seat)" />
      <path d="M28 38V2" stroke="light-dark(#a9a290, #717b8b)" />
      <path d="M14 2v10q0 14 14 14h10" stroke="light-dark(#fefdf9, #2b313c)" stroke-width="8" />
      <path d="M14 2v10q0 14 14 14h10" style={seatStyle("blue")} stroke="var(--seat)" />
    </svg>
  );
}
