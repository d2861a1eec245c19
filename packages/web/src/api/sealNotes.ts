/** Remembers the seal of a table as this browser first saw it, and the nonces it sent. Both must be in the record. */
import type { NextGame, RoomInfo, TableInfo } from "@interchange/protocol";
import type { GameRecord, Seat } from "@interchange/tabletop";
import { recall, remember } from "../kit/localStorage.ts";

const sealAt = (id: string): string => `seal/${id}`;
const noncesAt = (id: string): string => `nonces/${id}`;
const nextAt = (room: string): string => `next/${room}`;

/** What a room's next game promised when this browser said that you are in. Which table is yours is drawn later. */
interface Promised {
  readonly nonce: string;
  readonly seals: NonNullable<NextGame["seals"]>;
}

/** For a table of a room, the seal is the one that its proposal showed. */
export function noteSeal({ id, seal, room, yours }: TableInfo): void {
  if (recall(sealAt(id)) !== undefined) return;
  const next = room === undefined ? undefined : (recall(nextAt(room)) as Promised | undefined);
  const promised = next?.seals.find(({ table }) => table === id);
  remember(sealAt(id), promised?.seal ?? seal);
  const [seat] = yours;
  if (next && promised && seat !== undefined) remember(noncesAt(id), { [seat]: next.nonce });
}

/** A nonce was sent for a room's next game. */
export function noteNext(room: string, { next }: Pick<RoomInfo, "next">, nonce: string): void {
  if (next) remember(nextAt(room), { nonce, seals: next.seals ?? [] } satisfies Promised);
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
