/** The sounds of On the Underground. */
import type { Event } from "@interchange/underground";
import { NOTES } from "../../../table/sound/notes.ts";
import type { Note } from "../../../table/sound/notes.ts";

export function soundOf(event: Event): readonly Note[] | undefined {
  switch (event.type) {
    case "built":
      return NOTES.tile;
    case "travelled":
      return NOTES.passenger;
    case "scored":
      // The passenger's points have no sound of their own; his trip has one.
      return event.award.source === "passenger" ? undefined : NOTES.closed;
    case "over":
      return NOTES.end;
    default:
      return undefined;
  }
}
