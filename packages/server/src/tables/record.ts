/** The record of a table, as whoever asks may have it; once the game is over, with all that proves its shuffle. */
import type { GameRecord, Seat } from "@interchange/tabletop";
import { bytesOf, sealTags } from "@interchange/tabletop/seal";
import type { AnyHost } from "../rooms/room.ts";

const SITE = { Site: "Interchange" };

export function recordFor(host: AnyHost, seats: readonly Seat[]): GameRecord {
  return host.status.isOver ? wholeRecord(host) : host.record(seats[0] ?? "spectator", SITE);
}

/** Everything, also of a game that goes on: for whoever owns the database. */
export function wholeRecord(host: AnyHost): GameRecord {
  const { luck } = host.founding;
  const isProof = host.status.isOver && luck.kind === "sealed";
  const proof = isProof ? sealTags(bytesOf(luck.secret) ?? new Uint8Array(), host.id, luck.nonces) : {};
  return host.record(undefined, { ...SITE, ...proof });
}
