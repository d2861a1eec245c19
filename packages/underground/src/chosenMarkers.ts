/** Markers that seats choose before the game (rule 1.3). */
import type { Objection, Setup } from "@interchange/tabletop";
import { markersWith } from "./components.ts";

/** A marker as records write it: `red+white`. */
export function markerWord(lines: readonly string[]): string {
  return lines.join("+");
}

type Choosing = Pick<Setup, "seats" | "components" | "options">;

/** Whether chance deals the markers: there are more than seats, and the table does not choose them (rule 6.6). */
export function areMarkersDealt(setup: Choosing): boolean {
  return markersWith(setup).length !== setup.seats && setup.options["markers"] !== "chosen";
}

/** The markers that seats choose from; none if chance deals them. */
export function markersToChoose(setup: Choosing): readonly string[] {
  return areMarkersDealt(setup) ? [] : markersWith(setup).map(markerWord);
}

/** The objection to these markers, one per seat. */
export function againstMarkers(words: readonly string[], setup: Choosing): Objection | undefined {
  const offered = markersToChoose(setup);
  if (!offered.length) return { rule: "1.3", reason: `with ${setup.seats} players the markers are dealt at random` };
  if (new Set(words).size === setup.seats && words.every((word) => offered.includes(word))) return undefined;
  return {
    rule: "1.3",
    reason: `colours must be ${setup.seats} different ones of ${offered.join(", ")}, not ${words.join(" ")}`,
  };
}
