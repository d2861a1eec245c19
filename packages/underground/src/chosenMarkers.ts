/** Markers that seats choose before the game (rule 1.3). */
import type { Objection, Setup } from "@interchange/tabletop";
import { markersWith } from "./components.ts";

/** A marker as records write it: `red+white`. */
export function markerWord(lines: readonly string[]): string {
  return lines.join("+");
}

/** The markers that seats choose from; none if chance deals them. */
export function markersToChoose(setup: Pick<Setup, "seats" | "components">): readonly string[] {
  const markers = markersWith(setup);
  return markers.length === setup.seats ? markers.map(markerWord) : [];
}

/** The objection to these markers, one per seat. */
export function againstMarkers(
  words: readonly string[],
  setup: Pick<Setup, "seats" | "components">,
): Objection | undefined {
  const offered = markersToChoose(setup);
  if (!offered.length) return { rule: "1.3", reason: `with ${setup.seats} players the markers are dealt at random` };
  if (offered.every((word) => words.includes(word))) return undefined;
  return { rule: "1.3", reason: `colours must be each of ${offered.join(", ")} once, not ${words.join(" ")}` };
}
