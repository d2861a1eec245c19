/** Works out what a table is waiting for, as seen from one screen. */
import { isPerson } from "@interchange/host";
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
    if (asked.request.kind === "resume") continue;
    const here = asked.waits.find((each) => seatsHere.includes(each) && !seatsHere.includes(asked.by));
    if (here !== undefined) return { kind: "asked", asked, seat: here };
  }
  if (status.pausedBy !== undefined) {
    const isShared = status.sitters.some((sitter, each) => isPerson(sitter) && !seatsHere.includes(each));
    return { kind: "paused", by: status.pausedBy, isShared };
  }
  if (status.sitters[seat]?.mind.kind === "nobody") return { kind: "left", seat };
  if (status.sitters[seat]?.mind.kind === "bot") {
    const { trouble } = status;
    return trouble ? { kind: "botFailed", ...trouble } : { kind: "bot", seat };
  }
  // Only another player's decision counts now.
  if (status.votes?.some((vote) => vote.seat === seat && vote.ending.kind === "time")) return { kind: "timeUp", seat };
  if (seatsHere.includes(seat)) return { kind: viewer === seat ? "viewer" : "person", seat };
  const presence = status.presence[seat] ?? "here";
  // If turns take days, nobody has to be there.
  return presence === "here" || status.clock?.control.kind === "days"
    ? { kind: "remote", seat }
    : { kind: "absent", seat, presence };
}
