/** Shows who owns which station with each number of players. */
import { metro } from "@interchange/metro/core";
import type { MetroExample } from "@interchange/metro/examples";
import { useSignal } from "@preact/signals";
import { Played } from "./played.tsx";
import { lessons } from "../../../words/lessons.ts";

const SEATS = [2, 3, 4, 5, 6];

export function OwnedStations() {
  const seats = useSignal(2);
  return (
    <>
      <div class="example-seats" role="group" aria-label={lessons().metro.examples.seats}>
        <span aria-hidden="true">{lessons().metro.examples.seats}</span>
        {SEATS.map((count) => (
          <button
            key={count}
            type="button"
            class={count === seats.value ? "seat-tab chosen" : "seat-tab"}
            aria-pressed={count === seats.value}
            onClick={() => {
              seats.value = count;
            }}
          >
            {count}
          </button>
        ))}
      </div>
      <Played key={seats.value} game={metro} example={EXAMPLE_AT[seats.value] ?? NOBODY} />
    </>
  );
}

const NOBODY: MetroExample = { request: {} };
const EXAMPLE_AT: Readonly<Record<number, MetroExample>> = Object.fromEntries(
  SEATS.map((seats) => [seats, { request: { seats } }]),
);
