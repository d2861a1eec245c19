/** Remembers the seal of a table as this browser first saw it, and the nonces it sent. Both must be in the record. */
import type { TableInfo } from "@interchange/protocol";
import type { GameRecord, Seat } from "@interchange/tabletop";
import { recall, remember } from "../kit/localStorage.ts";

const sealAt = (id: string): string => `seal/${id}`;
const noncesAt = (id: string): string => `nonces/${id}`;

export function noteSeal({ id, seal }: TableInfo): void {
  if (recall(sealAt(id)) === undefined) remember(sealAt(id), seal);
}

export function notedSeal(id: string): string | undefined {
  const noted = recall(sealAt(id));
  return typeof noted === "string" ? noted : undefined;
}

/** Once the game has begun, a nonce changes nothing. */
export function noteNonce({ id, state }: TableInfo, seat: Seat, nonce: string): void {
  if (state === "open") remember(noncesAt(id), { ...notedNonces(id), [seat]: nonce });
}

/** Whether the draws were made without a nonce that this browser sent for one of your seats. */
export function isNonceMissing({ id, yours }: Pick<TableInfo, "id" | "yours">, { tags }: GameRecord): boolean {
  const sent = notedNonces(id);
  const used = tags["Nonces"]?.split(/ +/) ?? [];
  return yours.some((seat) => sent[seat] !== undefined && sent[seat] !== used[seat]);
}

function notedNonces(id: string): Readonly<Record<Seat, string>> {
  return (recall(noncesAt(id)) ?? {}) as Readonly<Record<Seat, string>>;
}
