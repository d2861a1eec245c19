/** The pictures of the presets. */
import type { ComponentChildren } from "preact";
import "./pictures.css";

function Drawing({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="sketch" viewBox="0 0 120 64" aria-hidden="true">
      {children}
    </svg>
  );
}

const FIGURE =
  "M0-30a6.5 6.5 0 1 1-.01 13a6.5 6.5 0 1 1 .01-13zM-9.5-2.5c0-8.5 3.5-13 9.5-13s9.5 4.5 9.5 13q0 2.5-2.5 2.5h-14q-2.5 0-2.5-2.5z";

export function TwoCards() {
  return (
    <Drawing>
      <rect class="sketch-card" x="18" y="12" width="34" height="42" rx="4" />
      <rect class="sketch-card" x="68" y="12" width="34" height="42" rx="4" />
      <circle class="sketch-stop" cx="35" cy="33" r="8" />
      <path class="sketch-express" d="M76 33h18M85 24v18" />
    </Drawing>
  );
}

export function FourCards() {
  return (
    <Drawing>
      {[8, 34, 74, 100].map((x) => (
        <rect key={x} class="sketch-card" x={x - 4} y="20" width="20" height="28" rx="3" />
      ))}
      <path class="sketch-full" d={FIGURE} transform="translate(62 48)" />
    </Drawing>
  );
}

export function EndOfTheLine() {
  return (
    <Drawing>
      <path class="sketch-line" d="M6 40h76" />
      <circle class="sketch-stop" cx="28" cy="40" r="6" />
      <path class="sketch-end" d="M84 26v28" />
      <path class="sketch-full" d={FIGURE} transform="translate(60 34) scale(.9)" />
      <path class="sketch-arc" d="M96 18a16 16 0 1 0 0 28 12 14 0 0 1 0-28z" />
    </Drawing>
  );
}

export function Dice() {
  return (
    <Drawing>
      <g transform="translate(42 36) rotate(-8)">
        <rect class="sketch-card" x="-19" y="-19" width="38" height="38" rx="7" />
        <path class="sketch-pips" d="M-9-9v.1M0 0v.1M9 9v.1" />
      </g>
      <g transform="translate(82 28) rotate(12)">
        <rect class="sketch-card" x="-17" y="-17" width="34" height="34" rx="6" />
        <path class="sketch-pips" d="M-8-8v.1M8-8v.1M-8 8v.1M8 8v.1" />
      </g>
    </Drawing>
  );
}
