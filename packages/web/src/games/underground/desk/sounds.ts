/** The sounds of On the Underground. */
import type { Event } from "@interchange/underground";
import type { Sound } from "../../../table/sound/notes.ts";

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case "built":
      return "tile";
    case "travelled":
      return "passenger";
    case "scored":
      // The passenger's points have no sound of their own; his trip has one.
      return event.award.source === "passenger" ? undefined : "closed";
    case "over":
      return "end";
    default:
      return undefined;
  }
}
