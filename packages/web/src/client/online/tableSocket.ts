/**
 * The connection to one table of a server: says hello, comes back whenever it breaks, and notices when the other side has
 * fallen silent. What the messages mean is for others; see docs/protocol.md.
 */
import type { Goodbye, Incoming, Outgoing } from "@interchange/protocol";

/** What the connection needs of the browser. */
export interface Wires {
  open(): WebSocket;
  readonly isVisible: () => boolean;
  /** Calls when the network is back, when it is gone, and when the page is looked at again or left. */
  onSigns(listener: (sign: "online" | "offline" | "looked") => void): () => void;
}

export interface SocketNeeds {
  readonly table: string;
  /** The last sequence number that was heard. */
  readonly seen: () => number;
  readonly hear: (message: Outgoing) => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly wires: Wires;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 10_000;
/** Whoever has not answered a ping by then is not there. */
const PATIENCE = 6_000;
/** A hello takes longer to answer than a ping: a table that nobody looked at for a while is read first. */
const WELCOME_PATIENCE = 20_000;

export class TableSocket {
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

  /** Asks for what was not heard, or for everything. */
  hello(): void {
    if (!this.send({ kind: "hello", table: this.needs.table, seen: this.needs.seen() })) return;
    // Whoever answers pings alone is as good as silent.
    clearTimeout(this.unwelcome);
    this.unwelcome = setTimeout(() => {
      this.lose();
    }, WELCOME_PATIENCE);
  }

  /** Gives this connection up, since nothing comes of it, and comes again after a while. */
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
    // A connection that never comes about is given up like one that broke.
    this.waitFor(PATIENCE);
  }

  private hear(message: Outgoing): void {
    this.isOwedPong = false;
    if (message.kind === "welcome") {
      clearTimeout(this.unwelcome);
      this.pause = FIRST_PAUSE;
      this.needs.onOpen(true);
      this.ping();
    }
    if (message.kind === "goodbye") this.leave(message.reason);
    this.needs.hear(message);
  }

  private leave(reason: Goodbye): void {
    if (reason === "unknown-table") this.close();
    else if (reason === "moved") this.rest();
    // Whoever was let go for what they sent does not come again at once.
    else if (reason !== "stopping") this.pause = LONGEST_PAUSE;
  }

  /** Whoever plays on another device now says themselves whether to watch from here: it comes back only when opened. */
  rest(): void {
    this.isAsleep = true;
    this.drop();
    this.needs.onOpen(false);
  }

  /** Says that somebody is there, and whether the page is before their eyes. */
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
    clearTimeout(this.unwelcome);
    this.isOwedPong = false;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }
}

/** The wires of a page: over TLS where the page came that way. */
export function pageWires(): Wires {
  const address = new URL("/api/socket", location.href);
  address.protocol = address.protocol.replace("http", "ws");
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
