/** What somebody at this screen could take back, by what they were told. */
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
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  if (last < 0) return undefined;
  const undone = entries.slice(last).filter((entry) => entry.seat !== undefined);
  const isFree = last === entries.length - 1;
  const others = status.sitters.flatMap((sitter, each) => (each !== seat && isPerson(sitter) ? [each] : []));
  const decision = entries[last]?.text ?? "";
  return { seat, decisions: undone.length, consent: isFree ? [] : others, isFree, at: last, decision };
}
