/** A table's record, as far as the person may have it; after the game, with the proof of its shuffle. */
import type { GameRecord, Seat } from "@interchange/tabletop";
import { bytesOf, sealTags } from "@interchange/tabletop/seal";
import type { AnyHost } from "../liveTables/anyHost.ts";
import type { LiveTable } from "../liveTables/liveTable.ts";

const SITE = { Site: "Interchange" };

export function recordFor(live: LiveTable, seats: readonly Seat[]): GameRecord {
  const viewer = seats[0] ?? "spectator";
  return live.host.status.isOver ? wholeRecord(live.host) : live.sourceOf(viewer).record(viewer, SITE);
}

/** Everything, even of a running game: for the owner of the database. */
export function wholeRecord(host: AnyHost): GameRecord {
  const { luck } = host.founding;
  const isProof = host.status.isOver && luck.kind === "sealed";
  const proof = isProof ? sealTags(bytesOf(luck.secret) ?? new Uint8Array(), host.id, luck.nonces) : {};
  return host.record(undefined, { ...SITE, ...proof });
}
