/** The server's API for rooms. */
import type { GameWish, MyRoom, NewTable, RoomEntry, RoomInvitation } from "@interchange/protocol";
import { ask, newNonce } from "./api.ts";
import type { Answer } from "./api.ts";
import { noteNext } from "./sealNotes.ts";

export const rooms = {
  mine: () => ask<{ readonly rooms: readonly RoomEntry[] }>("GET", "rooms"),
  create: () => ask<MyRoom>("POST", "rooms", {}),
  /** By the code for typing. */
  find: (code: string) => ask<RoomInvitation>("POST", "rooms/find", { code }),
  invitation: (id: string) => ask<RoomInvitation>("GET", at(id)),
  join: (id: string) => ask<MyRoom>("POST", `${at(id)}/join`),
  /** Without a name, removes it. */
  rename: (id: string, name: string) => ask<MyRoom>("PUT", at(id), name ? { name } : {}),
  close: (id: string) => ask<object>("DELETE", at(id)),
  recolour: (id: string, colour: number) => ask<MyRoom>("PUT", `${at(id)}/me`, { colour }),
  leave: (id: string) => ask<object>("DELETE", `${at(id)}/me`),
  remove: (id: string, member: number) => ask<MyRoom>("DELETE", `${at(id)}/members/${member}`),
  handOver: (id: string, member: number) => ask<MyRoom>("PUT", `${at(id)}/host`, { member }),
  takeOver: (id: string) => ask<MyRoom>("POST", `${at(id)}/take-over`),
  /** Proposes the next game. Whoever proposes it is in, unless they only show it. */
  propose: async (id: string, wish: GameWish, isIn: boolean) => {
    const nonce = isIn ? newNonce() : undefined;
    return noted(id, await ask("PUT", `${at(id)}/next`, { ...wish, ...(nonce && { nonce }) }), nonce);
  },
  withdraw: (id: string) => ask<MyRoom>("DELETE", `${at(id)}/next`),
  sayIn: async (id: string) => {
    const nonce = newNonce();
    return noted(id, await ask("PUT", `${at(id)}/next/in`, { nonce }), nonce);
  },
  sayOut: (id: string) => ask<MyRoom>("DELETE", `${at(id)}/next/in`),
  /** Without tables, seats are drawn. */
  start: (id: string, tables?: readonly (readonly number[])[]) =>
    ask<MyRoom>("POST", `${at(id)}/next/start`, tables ? { tables } : {}),
};

/** A table as a proposal for a room. */
export function wishOf({ game, setup, seats, control, assist, drawsColours, delay }: NewTable): GameWish {
  return { game, setup, seats, control, assist, ...(drawsColours && { drawsColours }), ...(delay && { delay }) };
}

/** Remembers the nonce with which you are in. */
function noted(id: string, answer: Answer<MyRoom>, nonce: string | undefined): Answer<MyRoom> {
  if (answer.ok && nonce !== undefined) noteNext(id, answer.value.room, nonce);
  return answer;
}

function at(id: string): string {
  return `rooms/${encodeURIComponent(id)}`;
}
