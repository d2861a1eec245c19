/** What On the Underground sounds like. */
import type { Event } from "@interchange/underground";
import type { Sound } from "../../../table/sound/notes.ts";

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case "built":
      return "tile";
    case "travelled":
      return "passenger";
    case "scored":
      // What the passenger pays is heard with the passenger.
      return event.award.source === "passenger" ? undefined : "closed";
    case "over":
      return "end";
    default:
      return undefined;
  }
}
