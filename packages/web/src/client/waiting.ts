/** Works out what a table is waiting for, as seen from one screen. */
import type { LinkState, Status } from "@interchange/host";
import type { Seat, Viewer } from "@interchange/tabletop";
import type { Waiting } from "./client.ts";

export interface Seen {
  readonly status: Status;
  readonly link: LinkState;
  readonly viewer: Viewer;
  readonly seatsHere: readonly Seat[];
  /** Whose decision has not been answered yet. */
  readonly unanswered: Seat | undefined;
}

export function waitingOf({ status, link, viewer, seatsHere, unanswered }: Seen): Waiting {
  if (status.isGone) return { kind: "gone" };
  const seat = status.toAct;
  if (link === "connecting") {
    if (unanswered !== undefined) return { kind: "unsent", seat: unanswered };
    // Whoever is to decide does; it is sent when there is a connection.
    if (seat !== viewer || status.pausedBy !== undefined || status.asked.length) return { kind: "connecting" };
  }
  if (unanswered !== undefined) return { kind: "sending", seat: unanswered };
  if (status.isOver || seat === undefined) return { kind: "over" };
  for (const asked of status.asked) {
    const here = asked.waits.find((each) => seatsHere.includes(each) && !seatsHere.includes(asked.by));
    if (here !== undefined) return { kind: "asked", asked, seat: here };
  }
  if (status.pausedBy !== undefined) return { kind: "paused", by: status.pausedBy };
  if (status.sitters[seat]?.mind.kind === "bot") {
    const { trouble } = status;
    return trouble ? { kind: "botFailed", ...trouble } : { kind: "bot", seat };
  }
  if (seatsHere.includes(seat)) return { kind: viewer === seat ? "viewer" : "person", seat };
  const presence = status.presence[seat] ?? "here";
  return presence === "here" ? { kind: "remote", seat } : { kind: "absent", seat, presence };
}
