/** Progress as a line with stations: what is past is full, the present a ring, what comes is hollow. */
import "./pictures.css";

interface ProgressLineProps {
  /** The present one, counted from 0; as many as there are when all are past. */
  readonly at: number;
  readonly all: number;
  /** Says the same to those who listen. */
  readonly label: string;
}

const GAP = 36;

export function ProgressLine({ at, all, label }: ProgressLineProps) {
  const x = (place: number): number => 12 + place * GAP;
  const end = x(all - 1);
  return (
    <svg
      class="progress-line"
      // A few stations stand no further apart than many.
      style={{ maxWidth: `${end + 12}px` }}
      viewBox={`0 0 ${end + 12} 24`}
      role="img"
      aria-label={label}
    >
      <path class="progress-way" d={`M12 12H${end}`} />
      {at > 0 && <path class="progress-past" d={`M12 12H${x(Math.min(at, all - 1))}`} />}
      {Array.from({ length: all }, (_, place) =>
        place === at ? (
          <circle key={place} class="progress-here" cx={x(place)} cy="12" r="8" />
        ) : (
          <circle key={place} class={place < at ? "progress-been" : "progress-next"} cx={x(place)} cy="12" r="5" />
        ),
      )}
    </svg>
  );
}
