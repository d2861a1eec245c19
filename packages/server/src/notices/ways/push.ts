/**
 * Web push: messages encrypted for one browser (RFC 8291, in the coding of RFC 8188), and a token that tells the push
 * service who sends them (VAPID, RFC 8292).
 */
import { randomBytes, webcrypto } from "node:crypto";
import type { Storage } from "../../storage/storage.ts";
import { post } from "./outbound.ts";
import type { Outbound, Outcome } from "./outbound.ts";

const { subtle } = webcrypto;
type CryptoKey = webcrypto.CryptoKey;
type Bytes = Uint8Array<ArrayBuffer>;

export interface Subscription {
  readonly endpoint: string;
  /** The browser's public key, and the secret that it shares with us. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The server's keys: browsers subscribe to its public one. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: CryptoKey;
}

/** The push services of browsers. Every other address could be anybody's. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/;

const P256 = { name: "ECDH", namedCurve: "P-256" } as const;
const SIGNING = { name: "ECDSA", namedCurve: "P-256" } as const;
/** The size of the only record: a notice is far shorter than the 4,096 bytes that every service takes. */
const RECORD = 4096;
/** The longest that a token may be valid is a day. */
const VALID = 12 * 3_600;
/** How long a service keeps a message for a device that is off. */
const KEPT = 24 * 3_600;

/** Whether an endpoint belongs to a browser's push service, or to one that the host of the server allows. */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  return others.includes(origin) || (protocol === "https:" && port === "" && SERVICES.test(hostname));
}

export async function sendPush(
  { endpoint, keys }: Subscription,
  /** At most 32 letters; a later message with the same topic takes the place of one that waits. */
  { payload, topic, isUrgent }: { readonly payload: string; readonly topic: string; readonly isUrgent: boolean },
  { vapid, contact, now }: { readonly vapid: VapidKeys; readonly contact: string; readonly now: number },
  outbound: Outbound,
): Promise<Outcome> {
  const headers = {
    authorization: await vapidHeader(vapid, endpoint, contact, Math.floor(now / 1_000) + VALID),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(KEPT),
    topic,
    urgency: isUrgent ? "high" : "normal",
  };
  return post(endpoint, { headers, body: await encrypt(new TextEncoder().encode(payload), keys) }, outbound);
}

/** RFC 8291. `salt` and `own` are random, except in tests. */
export async function encrypt(
  message: Bytes,
  { p256dh, auth }: Subscription["keys"],
  salt: Bytes = new Uint8Array(randomBytes(16)),
  own?: { readonly publicKey: CryptoKey; readonly privateKey: CryptoKey },
): Promise<Bytes> {
  const theirs = bytesOf(p256dh);
  const { publicKey, privateKey } = own ?? (await subtle.generateKey(P256, true, ["deriveBits"]));
  const ours = new Uint8Array(await subtle.exportKey("raw", publicKey));
  const theirKey = await subtle.importKey("raw", theirs, P256, false, []);
  const shared = new Uint8Array(await subtle.deriveBits({ name: "ECDH", public: theirKey }, privateKey, 256));
  const { key, nonce } = await contentKey({ shared, auth: bytesOf(auth), theirs, ours, salt });
  // The last record ends with 2.
  const padded = joined(message, Uint8Array.of(2));
  const sealed = new Uint8Array(await subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, padded));
  return joined(salt, sizeOf(RECORD), Uint8Array.of(ours.length), ours, sealed);
}

/** The key and nonce of a message: RFC 8291, section 3.4. */
export async function contentKey(given: {
  readonly shared: Bytes;
  readonly auth: Bytes;
  readonly theirs: Bytes;
  readonly ours: Bytes;
  readonly salt: Bytes;
}): Promise<{ readonly key: CryptoKey; readonly nonce: Bytes }> {
  const { shared, auth, theirs, ours, salt } = given;
  const combined = await derived(shared, auth, joined(text("WebPush: info\0"), theirs, ours), 32);
  const raw = await derived(combined, salt, text("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await derived(combined, salt, text("Content-Encoding: nonce\0"), 12);
  return { key: await subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]), nonce };
}

async function derived(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8));
}

/** RFC 8292, section 3. `expires` is in seconds. */
export async function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  endpoint: string,
  contact: string,
  expires: number,
): Promise<string> {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: contact };
  const unsigned = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signed = await subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, text(unsigned));
  return `vapid t=${unsigned}.${Buffer.from(signed).toString("base64url")}, k=${publicKey}`;
}

/** The server's keys. They are made once, since every subscription is bound to them. */
export async function vapidKeys(storage: Storage): Promise<VapidKeys> {
  const { db } = storage;
  const known = async (): Promise<string | undefined> =>
    (await db.selectFrom("server_keys").select("body").where("name", "=", "vapid").executeTakeFirst())?.body;
  let body = await known();
  if (body === undefined) {
    const pair = await subtle.generateKey(SIGNING, true, ["sign", "verify"]);
    const made = JSON.stringify(await subtle.exportKey("jwk", pair.privateKey));
    const insert = db.insertInto("server_keys").values({ name: "vapid", body: made });
    // Of two processes that start at the same moment, one is first.
    await storage.write({ query: insert.onConflict((on) => on.doNothing()).compile() });
    body = (await known()) ?? made;
  }
  const jwk = JSON.parse(body) as webcrypto.JsonWebKey;
  const point = joined(Uint8Array.of(4), bytesOf(jwk.x ?? ""), bytesOf(jwk.y ?? ""));
  return {
    publicKey: Buffer.from(point).toString("base64url"),
    privateKey: await subtle.importKey("jwk", jwk, SIGNING, false, ["sign"]),
  };
}

function bytesOf(base64url: string): Bytes {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}

function text(content: string): Bytes {
  return new TextEncoder().encode(content);
}

function sizeOf(size: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, size);
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}
