/** A finished game of Metro in words and numbers. */
import type { Colour } from "@interchange/metro";
import type { Seat } from "@interchange/tabletop";
import { seatStyle } from "../board/palette.ts";
import type { SeatStyle } from "../board/palette.ts";
import { sceneOf } from "../board/scene.ts";
import { text } from "../i18n/text.ts";
import { placesOf } from "../result/places.ts";
import type { Places } from "../result/places.ts";
import type { MetroClient } from "./desk.ts";
import { linesOf } from "./lines.ts";
import type { LineRow } from "./lines.ts";

export interface Final extends Places {
  /** By seat, best first. */
  readonly lines: readonly (readonly LineRow[])[];
  readonly notes: readonly string[];
  readonly colours: readonly Colour[];
  readonly styles: readonly SeatStyle[];
}

/** Undefined while the game is not over. */
export function finalOf(client: MetroClient): Final | undefined {
  const view = client.view.peek();
  if (view.stage !== "over") return undefined;
  const words = text.result;
  const scene = sceneOf(view);
  const places = placesOf(client, view.points);
  const name = (seat: Seat | undefined): string =>
    places.places.find((each) => each.seat === seat)?.name ?? words.nobody;
  const lines = client.sitters.map((_, seat) =>
    linesOf(scene, view, seat).toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0)),
  );
  const all = places.places.flatMap(({ seat }) => lines[seat] ?? []);
  const longest = all.toSorted((one, other) => other.length - one.length)[0];
  const best = all.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))[0];
  return {
    ...places,
    lines,
    notes: [
      ...(longest ? [words.longestLine(longest.number, name(longest.owner), longest.length)] : []),
      ...(best ? [words.best(best.number, name(best.owner), best.points ?? 0)] : []),
    ],
    colours: scene.colours,
    styles: client.sitters.map((_, seat) => seatStyle(scene.colours[seat])),
  };
}
