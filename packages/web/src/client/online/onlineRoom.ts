/** A room on a server as the page knows it: its state and its chats, for members and for spectators. */
import type { Answer, LinkState } from "@interchange/host";
import type { Goodbye, Outgoing, RoomChat, RoomInfo, RoomSaid } from "@interchange/protocol";
import { batch, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { calledHere, formerHere } from "../../kit/sitters.ts";
import { pageWires, ServerSocket } from "./serverSocket.ts";
import type { Wires } from "./serverSocket.ts";

/** As a member by the id of the room, or as a spectator by the id of its watch link. */
export type RoomDoor =
  | { readonly kind: "enter"; readonly room: string }
  | { readonly kind: "watch"; readonly watch: string };

/** After these, the connection stays closed. */
const FINAL: readonly Goodbye[] = ["unknown-room", "not-member", "removed", "signed-out", "banned"];
const UNSENT: Answer = { kind: "unsent", reason: "no connection" };

export class OnlineRoom {
  /** Undefined until the server has answered. */
  readonly info = signal<RoomInfo | undefined>(undefined);
  /** Your number; undefined for spectators. */
  readonly you = signal<number | undefined>(undefined);
  readonly said = signal<Readonly<Record<RoomChat, readonly RoomSaid[]>>>({ members: [], spectators: [] });
  readonly state = signal<LinkState>("connecting");
  /** Why the server closed the connection for good. */
  readonly goodbye = signal<Goodbye | undefined>(undefined);
  /** The connection broke, or never was. We keep trying. */
  readonly isLost = signal(false);
  readonly isRestarting = signal(false);
  /** The server's time when we came. What was said before is not news. */
  since = Infinity;
  /** The room in requests about those who speak there. */
  readonly ref: { readonly room: string } | { readonly watch: string };
  private build: string | undefined;
  private sent = 0;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "";
  private readonly socket: ServerSocket;
  private readonly answers = new Map<string, (answer: Answer) => void>();

  constructor(door: RoomDoor, wires: Wires = pageWires(door.kind === "enter" ? door.room : door.watch)) {
    this.ref = door.kind === "enter" ? { room: door.room } : { watch: door.watch };
    this.socket = new ServerSocket({
      greeting: () => ({ ...door, protocol: 2 }),
      hear: (message) => batch(() => this.hear(message)),
      onOpen: (isOpen) => {
        if (!isOpen) this.lose();
      },
      wires,
    });
  }

  speak(chat: RoomChat, text: string): Promise<Answer> {
    const id = `${this.prefix}-${++this.sent}`;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      const isSent = this.state.peek() === "open" && this.socket.send({ kind: "speak", id, chat, text });
      if (!isSent) this.settle(id, UNSENT);
    });
  }

  /** Forgets the chats and connects again: you hear others now. */
  listenAgain(): void {
    this.said.value = { members: [], spectators: [] };
    this.reconnect();
  }

  /** Connects again: you have joined, or have another name. */
  reconnect(): void {
    this.goodbye.value = undefined;
    this.state.value = "connecting";
    this.socket.open();
  }

  close(): void {
    this.socket.close();
    this.lose();
  }

  private settle(id: string, answer: Answer): void {
    const settle = this.answers.get(id);
    this.answers.delete(id);
    settle?.(answer);
  }

  private lose(): void {
    this.state.value = "connecting";
    this.isLost.value = true;
    for (const id of this.answers.keys()) this.settle(id, UNSENT);
  }

  private hear(message: Outgoing): void {
    switch (message.kind) {
      case "room":
        // A newer page has nothing to wait for here, unlike at a table.
        if (this.build !== undefined && this.build !== message.build) location.reload();
        this.build = message.build;
        this.since = Math.min(this.since, message.now);
        this.info.value = toldHere(message.room, message.now);
        this.you.value = message.you;
        this.state.value = "open";
        this.isLost.value = false;
        this.isRestarting.value = false;
        break;
      case "spoken": {
        const before = this.said.peek();
        const last = before[message.chat].at(-1)?.n ?? 0;
        const more = message.said.filter(({ n }) => n > last);
        this.said.value = { ...before, [message.chat]: [...before[message.chat], ...more] };
        break;
      }
      case "answered":
        this.settle(message.id, message.answer);
        break;
      case "goodbye":
        this.isRestarting.value = message.reason === "stopping";
        if (FINAL.includes(message.reason)) this.goodbye.value = message.reason;
        // The server does not even read an id that no room can have.
        if (message.reason === "unreadable" && !this.info.peek()) {
          this.goodbye.value = "unknown-room";
          this.socket.close();
        }
        break;
      default:
    }
  }
}

/**
 * Bots, and people who have deleted their data, have names in the page's language, and deadlines are by this device's
 * clock.
 */
function toldHere(room: RoomInfo, serverNow: number): RoomInfo {
  const members = room.members.map((member) => ({ ...member, name: formerHere(member.name) }));
  const ahead = serverNow - Date.now();
  const tables = room.tables.map((table) => ({
    ...table,
    seats: calledHere(table.seats),
    ...(table.deadline !== undefined && { deadline: table.deadline - ahead }),
  }));
  return { ...room, members, tables };
}

/** The connection to a room while a component is shown. */
export function useRoom(kind: RoomDoor["kind"], id: string): OnlineRoom {
  const room = useMemo(() => new OnlineRoom(kind === "enter" ? { kind, room: id } : { kind, watch: id }), [kind, id]);
  useEffect(() => () => room.close(), [room]);
  return room;
}
