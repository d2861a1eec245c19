/** The sounds of Metro. */
import { isCentreStation } from "@interchange/metro/core";
import type { Event } from "@interchange/metro/core";
import type { Sound } from "../../../table/sound/notes.ts";

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case "placed":
      return "tile";
    case "scored":
      return isCentreStation(event.line.to) ? "centre" : "closed";
    case "over":
      return "end";
    default:
      return undefined;
  }
}
