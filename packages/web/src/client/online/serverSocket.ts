/**
 * The WebSocket to one table or room: says hello, reconnects whenever it breaks, and notices when the server has gone
 * silent. It does not interpret messages; see docs/protocol.md.
 */
import type { Goodbye, Incoming, Outgoing } from "@interchange/protocol";

/** What the connection needs from the browser. */
export interface Wires {
  open(): WebSocket;
  readonly isVisible: () => boolean;
  /** Calls when the network comes or goes, and when the page is shown or hidden. */
  onSigns(listener: (sign: "online" | "offline" | "looked") => void): () => void;
}

export interface SocketNeeds {
  /** The first message of a connection. */
  readonly greeting: () => Incoming;
  readonly hear: (message: Outgoing) => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly wires: Wires;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 10_000;
/** Without an answer to a ping by then, the server is gone. */
const PATIENCE = 6_000;
/** Answering a hello takes longer than a ping: the server may have to read the table first. */
const WELCOME_PATIENCE = 20_000;

/** After these, someone has to do something first. */
const RESTING: readonly Goodbye[] = ["signed-out", "banned", "not-member", "removed"];

export class ServerSocket {
  private readonly needs: SocketNeeds;
  private socket: WebSocket | undefined;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setTimeout> | undefined;
  private unwelcome: ReturnType<typeof setTimeout> | undefined;
  private isOwedPong = false;
  private isOver = false;
  private isAsleep = false;
  private readonly stopSigns: () => void;

  constructor(needs: SocketNeeds) {
    this.needs = needs;
    this.stopSigns = needs.wires.onSigns((sign) => {
      if (this.isAsleep) return;
      if (sign === "offline") this.lose();
      else if (!this.socket) this.comeBack(0);
      else this.ping();
    });
    this.open();
  }

  send(message: Incoming): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Asks for what we missed, or for everything. */
  hello(): void {
    if (!this.send(this.needs.greeting())) return;
    // A server that only answers pings is as good as silent.
    this.welcomed();
    this.unwelcome = setTimeout(() => {
      this.lose();
    }, WELCOME_PATIENCE);
  }

  /** Gives up this connection and tries again after a while. */
  giveUp(): void {
    this.pause = LONGEST_PAUSE;
    this.lose();
  }

  close(): void {
    this.isOver = true;
    this.stopSigns();
    this.drop();
  }

  open(): void {
    if (this.isOver) return;
    this.isAsleep = false;
    this.drop();
    const socket = this.needs.wires.open();
    this.socket = socket;
    socket.addEventListener("open", () => {
      if (this.socket === socket) this.hello();
    });
    socket.addEventListener("message", ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as Outgoing);
    });
    socket.addEventListener("close", () => {
      if (this.socket === socket) this.lose();
    });
    // A connection that never opens counts as broken.
    this.waitFor(PATIENCE);
  }

  private hear(message: Outgoing): void {
    this.isOwedPong = false;
    // The state of a room comes again and again. Only the first one is the answer.
    if (message.kind === "welcome" || (message.kind === "room" && this.unwelcome !== undefined)) {
      this.welcomed();
      this.pause = FIRST_PAUSE;
      this.needs.onOpen(true);
      this.ping();
    }
    if (message.kind === "goodbye") this.leave(message.reason);
    this.needs.hear(message);
  }

  private welcomed(): void {
    clearTimeout(this.unwelcome);
    this.unwelcome = undefined;
  }

  private leave(reason: Goodbye): void {
    if (reason === "unknown-table" || reason === "unknown-room") this.close();
    else if (RESTING.includes(reason)) this.rest();
    // If the server closed it because of what we sent, we don't come back at once.
    else if (reason !== "stopping") this.pause = LONGEST_PAUSE;
  }

  /** This device was signed out, or you are not in the room. We reconnect only when you ask for it. */
  rest(): void {
    this.isAsleep = true;
    this.drop();
    this.needs.onOpen(false);
  }

  /** Says that someone is here, and whether the page is visible. */
  private ping(): void {
    if (!this.send({ kind: "ping", visible: this.needs.wires.isVisible() })) return;
    this.isOwedPong = true;
    this.waitFor(PATIENCE);
  }

  private waitFor(time: number): void {
    clearTimeout(this.pings);
    this.pings = setTimeout(() => {
      if (this.isOwedPong || this.socket?.readyState !== 1) this.lose();
      else if (time === PATIENCE) this.waitFor(PING_EVERY - PATIENCE);
      else this.ping();
    }, time);
  }

  private lose(): void {
    if (this.isOver) return;
    this.drop();
    this.needs.onOpen(false);
    this.comeBack(this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private comeBack(pause: number): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.open();
    }, pause);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pings);
    this.welcomed();
    this.isOwedPong = false;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }
}

/**
 * Where the socket of a table or a room connects to, over TLS if the page was loaded over it. Any server serves any of
 * them; the name lets a proxy send everyone at a table to one server, which then plays each move only once.
 */
export function socketAddress(of: string, page: string): URL {
  const address = new URL("/api/socket", page);
  address.protocol = address.protocol.replace("http", "ws");
  address.searchParams.set("at", of);
  return address;
}

/** The browser's side. */
export function pageWires(of: string): Wires {
  const address = socketAddress(of, location.href);
  return {
    open: () => new WebSocket(address),
    isVisible: () => document.visibilityState === "visible",
    onSigns(listener) {
      const online = (): void => listener("online");
      const offline = (): void => listener("offline");
      const looked = (): void => listener("looked");
      addEventListener("online", online);
      addEventListener("offline", offline);
      document.addEventListener("visibilitychange", looked);
      return () => {
        removeEventListener("online", online);
        removeEventListener("offline", offline);
        document.removeEventListener("visibilitychange", looked);
      };
    },
  };
}
