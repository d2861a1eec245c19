/** Finds what someone at this screen can take back, going by what they were told. */
import { isPerson } from "@interchange/host";
import type { Status, Told } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";
import type { TakeBackOffer } from "./client.ts";

export function takeBackOffer<Event>(
  status: Status,
  entries: readonly Told<Event>[],
  seat: Seat | undefined,
): TakeBackOffer | undefined {
  if (seat === undefined || status.pausedBy !== undefined || status.termination) return undefined;
  const last = entries.findLastIndex((entry) => entry.seat === seat && !entry.goesOn);
  // What a bot decided for someone is not theirs to take back.
  if (last < 0 || entries[last]?.bot !== undefined) return undefined;
  const undone = entries.slice(last);
  const isFree = undone.every((entry) => entry.seat === seat);
  const others = status.sitters.flatMap((sitter, each) => (each !== seat && isPerson(sitter) ? [each] : []));
  const decisions = undone.filter((entry) => entry.seat !== undefined && !entry.goesOn).length;
  const moves = undone.flatMap((entry) => (entry.seat === seat ? [entry.text] : []));
  return { seat, decisions, consent: isFree ? [] : others, isFree, at: last, moves };
}
