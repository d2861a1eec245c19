/** An authenticator for tests: makes passkeys and signs with them, as WebAuthn says. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { KeyObject } from "node:crypto";

/** User present, user verified; with a new key also attested data. */
const PRESENT = 0x05;
const ATTESTED = 0x40;

interface Options {
  readonly challenge: string;
}

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([value.length < 256 ? Buffer.from([0x58, value.length]) : lengthOf(value), value]);
const lengthOf = (value: Buffer): Buffer => Buffer.from([0x59, value.length >> 8, value.length & 255]);

export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly origin: string;
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor(origin: string) {
    this.origin = origin;
    this.keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  private clientData(type: string, { challenge }: Options, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private named(response: object) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  /** A new passkey. */
  make(options: Options, origin?: string) {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    // The map {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, "base64url")),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = Buffer.concat([this.data(PRESENT | ATTESTED), attested]);
    const parts = [text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), bytes(data)];
    return this.named({
      clientDataJSON: this.clientData("webauthn.create", options, origin).toString("base64url"),
      attestationObject: Buffer.concat([Buffer.from([0xa3]), ...parts]).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs a challenge. */
  sign(options: Options, origin?: string) {
    this.counter++;
    const data = this.data(PRESENT);
    const client = this.clientData("webauthn.get", options, origin);
    const signature = createSign("sha256")
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.named({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }
}
