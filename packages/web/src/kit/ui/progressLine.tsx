/** Progress as a line with stations: past ones are filled, the current one is a ring, the rest are hollow. */
import "./pictures.css";

interface ProgressLineProps {
  /** The current station, from 0; the number of stations when all are done. */
  readonly at: number;
  readonly all: number;
  /** The same for screen readers. */
  readonly label: string;
}

const GAP = 36;

export function ProgressLine({ at, all, label }: ProgressLineProps) {
  const x = (place: number): number => 12 + place * GAP;
  const end = x(all - 1);
  return (
    <svg
      class="progress-line"
      // A few stations stand as close together as many.
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
