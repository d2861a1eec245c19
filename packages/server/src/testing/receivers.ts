/** Receivers of notices on this machine: of webhooks, a push service whose browser decrypts, and an SMTP server. */
import { createECDH, randomBytes, webcrypto } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { createServer as createTcpServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import type { PushSubscription } from "@interchange/protocol";
import { contentKey } from "../notices/ways/push.ts";

const { subtle } = webcrypto;

/** What has arrived, and who waits for more. */
class Inbox<Item> {
  readonly all: Item[] = [];
  private readonly waiting = new Set<() => void>();

  put(item: Item): void {
    this.all.push(item);
    for (const look of this.waiting) look();
  }

  /** Waits until so many have arrived. The test's own time limit ends a wait in vain. */
  async until(count: number): Promise<readonly Item[]> {
    if (this.all.length < count)
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (this.all.length < count) return;
          this.waiting.delete(look);
          resolve();
        };
        this.waiting.add(look);
      });
    return this.all;
  }
}

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Takes POST requests, and answers with `status`. */
export class Receiver {
  readonly inbox = new Inbox<Posted>();
  status = 200;
  private readonly server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      answer.writeHead(this.status).end();
      this.inbox.put({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    });
  });

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    await listening(receiver.server);
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The bodies as JSON. */
  async json<Body>(count: number): Promise<readonly Body[]> {
    return (await this.inbox.until(count)).map(({ body }) => JSON.parse(body.toString()) as Body);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** A browser that subscribes at a push service, and reads what comes. */
export class Browser {
  private readonly keys = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly publicKey = this.keys.generateKeys();
  readonly subscription: PushSubscription;

  constructor(service: Receiver, device = "Test browser") {
    this.subscription = {
      endpoint: `${service.origin}/push/${randomBytes(8).toString("hex")}`,
      keys: { p256dh: this.publicKey.toString("base64url"), auth: this.auth.toString("base64url") },
      device,
    };
  }

  get path(): string {
    return new URL(this.subscription.endpoint).pathname;
  }

  /** Decrypts a message: RFC 8188 and RFC 8291. */
  async read({ body }: Posted): Promise<unknown> {
    const keyLength = body[20] ?? 0;
    const bytes = (part: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(part);
    const ours = bytes(body.subarray(21, 21 + keyLength));
    const { key, nonce } = await contentKey({
      shared: bytes(this.keys.computeSecret(ours)),
      auth: bytes(this.auth),
      theirs: bytes(this.publicKey),
      ours,
      salt: bytes(body.subarray(0, 16)),
    });
    const sealed = bytes(body.subarray(21 + keyLength));
    const padded = Buffer.from(await subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, sealed));
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

export interface Mailed {
  readonly from: string;
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** An SMTP server that takes everything (RFC 5321, without TLS). */
export class MailServer {
  readonly inbox = new Inbox<Mailed>();
  private readonly sockets = new Set<Socket>();
  private readonly server = createTcpServer((socket) => {
    this.sockets.add(socket);
    socket.on("error", () => undefined);
    this.talk(socket);
  });

  static async open(): Promise<MailServer> {
    const server = new MailServer();
    await listening(server.server);
    return server;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}?tls=off`;
  }

  private talk(socket: Socket): void {
    let [text, isData, from, to] = ["", false, "", ""];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say("220 test");
    socket.on("data", (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = isData ? text.indexOf("\r\n.\r\n") : text.indexOf("\r\n");
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          this.inbox.put({ from, to, ...read(part) });
          say("250 kept");
          continue;
        }
        const [, address = ""] = /<(.*?)>/.exec(part) ?? [];
        switch (part.slice(0, 4).toUpperCase()) {
          case "EHLO":
            say("250-test\r\n250 8BITMIME");
            break;
          case "MAIL":
            from = address;
            say("250 ok");
            break;
          case "RCPT":
            to = address;
            say("250 ok");
            break;
          case "DATA":
            isData = true;
            say("354 go on");
            break;
          case "QUIT":
            say("221 bye");
            socket.end();
            break;
          default:
            say("250 ok");
        }
      }
    });
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

function read(message: string): Pick<Mailed, "headers" | "text"> {
  const gap = message.indexOf("\r\n\r\n");
  const head = message.slice(0, gap).replace(/\r\n[ \t]+/g, " ");
  const headers = Object.fromEntries(
    head
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const body = message.slice(gap + 4).replace(/^\.\./gm, ".");
  const coding = headers["content-transfer-encoding"];
  const text =
    coding === "base64"
      ? Buffer.from(body, "base64").toString()
      : coding === "quoted-printable"
        ? Buffer.from(
            body
              .replace(/=\r\n/g, "")
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            "latin1",
          ).toString()
        : body;
  return { headers, text: text.replaceAll("\r\n", "\n") };
}

function listening(server: Server | ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
}
