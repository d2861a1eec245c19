/** The colour of a seat: one of those that the table has, or a lot for all of them. */

import type { SeatProps } from "./seatProps.ts";
import { colourTaken, coloursNow, coloursToChoose } from "./seatColours.ts";
import { t } from "../../../words/index.ts";

export function SeatColour({ face, plan, seat, onPlan }: SeatProps) {
  const words = t.setup;
  const offered = coloursToChoose(face, plan);
  if (offered.length < 2) return undefined;
  const now = coloursNow(face, plan)[seat];
  const choices = [...offered, undefined];
  return (
    <div class="seat-colours" role="radiogroup" aria-label={words.colourOf(seat + 1)}>
      {choices.map((colour) => (
        <label key={colour ?? ""} class={colour === now ? "mind is-chosen" : "mind"}>
          <input
            class="covering"
            type="radio"
            name={`colour-${seat}`}
            checked={colour === now}
            aria-label={colour === undefined ? words.lot : face.colourName(colour)}
            onChange={() =>
              onPlan(colour === undefined ? { ...plan, drawsColours: true } : colourTaken(face, plan, seat, colour))
            }
          />
          {face.badge(colour, seat)}
          <span aria-hidden="true">{colour === undefined ? words.lot : face.colourName(colour)}</span>
        </label>
      ))}
    </div>
  );
}
