/** A test client in a room: a socket, with what it was told. */
import { PROTOCOL } from "@interchange/protocol";
import type { MyRoom, Outgoing, RoomChat, RoomInfo, RoomSaid, StartGames } from "@interchange/protocol";
import type { InferOutput } from "valibot";
import { WebSocket } from "ws";
import { newNonce } from "./client.ts";
import type { Person } from "./client.ts";

const PERSON = { kind: "person" } as const;

/** A game that needs no more than moves. */
export function gameFor(seats: number, more: object = {}): object {
  return {
    game: "metro",
    setup: { seats },
    seats: Array.from({ length: seats }, () => PERSON),
    control: { kind: "none" },
    assist: "ledger",
    ...more,
  };
}

export const createRoom = (person: Person): Promise<MyRoom> => person.must("POST", "/api/rooms", {});
export const joinRoom = (person: Person, room: string): Promise<MyRoom> =>
  person.must("POST", `/api/rooms/${room}/join`);
export const sayIn = (person: Person, room: string): Promise<MyRoom> =>
  person.must("PUT", `/api/rooms/${room}/next/in`, { nonce: newNonce() });
export const startNext = (person: Person, room: string, wish: InferOutput<typeof StartGames> = {}): Promise<MyRoom> =>
  person.must("POST", `/api/rooms/${room}/next/start`, wish);

export class InRoom {
  readonly person: Person;
  readonly heard: string[] = [];
  you: number | undefined;
  room: RoomInfo | undefined;
  goodbye: string | undefined;
  readonly said: Record<RoomChat, readonly RoomSaid[]> = { members: [], spectators: [] };
  private socket: WebSocket | undefined;
  private messages = 0;
  private readonly answers = new Map<string, (answer: object) => void>();
  private readonly waiting = new Set<() => void>();

  constructor(person: Person) {
    this.person = person;
  }

  /** Opens a socket for a member or a spectator. */
  static async open(person: Person, first: { readonly room: string } | { readonly watch: string }): Promise<InRoom> {
    const inRoom = new InRoom(person);
    const socket = new WebSocket(`${person.address.replace(/^http/, "ws")}/api/socket`, {
      headers: { cookie: person.cookie },
    });
    inRoom.socket = socket;
    socket.on("message", (data) => {
      inRoom.hear((data as Buffer).toString());
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", () => {
        resolve();
      });
      socket.once("error", reject);
    });
    inRoom.send({ kind: "room" in first ? "enter" : "watch", protocol: PROTOCOL, ...first });
    await inRoom.until(() => inRoom.heard.length > 0);
    return inRoom;
  }

  send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as Outgoing;
    if (message.kind === "room") [this.you, this.room] = [message.you, message.room];
    if (message.kind === "spoken") this.said[message.chat] = [...this.said[message.chat], ...message.said];
    if (message.kind === "goodbye") this.goodbye = message.reason;
    if (message.kind === "answered") this.answers.get(message.id)?.(message.answer);
    for (const look of this.waiting) look();
  }

  /** Waits until a condition holds. */
  async until(isSo: () => boolean, patience = 60_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited in vain; last heard: ${this.heard.at(-1)?.slice(0, 600)}`));
      }, patience);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  speak(text: string, chat: RoomChat = "members", id = `s${++this.messages}`): Promise<object> {
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send({ kind: "speak", id, chat, text });
    });
  }

  presenceOf(name: string): string | undefined {
    return this.room?.members.find((member) => member.name === name)?.presence;
  }

  cut(): void {
    this.socket?.terminate();
  }
}
