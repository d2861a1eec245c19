/**
 * Requests to addresses that people gave us. Such an address must not reach the network of the server: it is resolved
 * here, every address that it stands for is checked, and the connection is made to the checked address, so a name that
 * means something else a moment later gains nothing. Redirects are not followed, and nothing that comes back is shown
 * but the status.
 */
import { lookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** What an attempt came to. Texts are for the owner of the address, and say nothing about the network of the server. */
export type Outcome =
  | { readonly kind: "sent"; readonly answer: string }
  /** The receiver no longer exists. */
  | { readonly kind: "gone"; readonly answer: string }
  | { readonly kind: "failed"; readonly answer: string };

export interface Outbound {
  /** Addresses and ranges that the host of the server allows besides public ones, such as `192.168.0.0/16`. */
  readonly allowed: BlockList;
  /** For tests. */
  readonly resolve?: typeof resolveAll;
  readonly patience?: number;
}

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Why an address is not accepted. */
export type Unfit = "https" | "address" | "private" | "unknown";

/** How long all of a request may take, from the first question for a name to the status. */
const PATIENCE = 5_000;
/** A public address behind which a cloud tells its machines their secrets. */
const METADATA = "168.63.129.16";

export function allowing(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether everybody may reach an address: not a private one, nor any with a meaning of its own. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || address === METADATA) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  // Beyond 2000::/3 nothing is in use, and old ways to write IPv4 addresses are there.
  return parsed.kind() === "ipv4" || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
}

function mayReach(address: string, { allowed }: Outbound): boolean {
  return isPublic(address) || isAllowed(address, allowed);
}

function isAllowed(address: string, allowed: BlockList): boolean {
  return allowed.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Checks an address as somebody gave it. Resolves its name. */
export async function whyUnfit(text: string, outbound: Outbound): Promise<Unfit | undefined> {
  const url = read(text);
  if (!url) return "address";
  const addresses = await addressesOf(url, outbound).catch(() => []);
  if (!addresses.length) return "unknown";
  if (!addresses.every(({ address }) => mayReach(address, outbound))) return "private";
  // Without TLS only where the host allows it: in a network of one's own nobody has certificates.
  const isOwn = addresses.every(({ address }) => isAllowed(address, outbound.allowed));
  return url.protocol === "https:" || isOwn ? undefined : "https";
}

/** A web address without a user. It writes numbers for IPv4 addresses in the one usual way. */
function read(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" ? url : undefined;
}

async function addressesOf({ hostname }: URL, { resolve = resolveAll }: Outbound): Promise<readonly LookupAddress[]> {
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(literal);
  return family ? [{ address: literal, family }] : resolve(hostname);
}

export function resolveAll(hostname: string): Promise<readonly LookupAddress[]> {
  return new Promise((settle, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => {
      if (error) reject(error);
      else settle(addresses);
    });
  });
}

/** Sends a POST request to a checked address. */
export async function post(text: string, { headers, body }: Message, outbound: Outbound): Promise<Outcome> {
  const url = read(text);
  if (!url) return { kind: "failed", answer: "not allowed" };
  const signal = AbortSignal.timeout(outbound.patience ?? PATIENCE);
  try {
    const addresses = await Promise.race([addressesOf(url, outbound), aborted(signal)]);
    const [first] = addresses;
    const isFit = addresses.every(({ address }) => mayReach(address, outbound));
    const isOwn = addresses.every(({ address }) => isAllowed(address, outbound.allowed));
    if (!first || !isFit || (url.protocol === "http:" && !isOwn)) return { kind: "failed", answer: "not allowed" };
    return outcomeOf(await statusOf(url, first, { headers, body }, signal));
  } catch {
    return { kind: "failed", answer: "no answer" };
  }
}

function statusOf(url: URL, to: LookupAddress, { headers, body }: Message, signal: AbortSignal): Promise<number> {
  return new Promise((settle, reject) => {
    const content = Buffer.from(body);
    const asked = (url.protocol === "https:" ? secure : plain)(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": content.length, "user-agent": "Interchange" },
        signal,
        // A connection of its own, to the address that was checked.
        agent: false,
        lookup: (_hostname, { all }, done) => {
          if (all) done(null, [to]);
          else done(null, to.address, to.family);
        },
      },
      (answer) => {
        settle(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asked.on("error", reject);
    asked.end(content);
  });
}

function outcomeOf(status: number): Outcome {
  const answer = String(status);
  if (status >= 200 && status < 300) return { kind: "sent", answer };
  return { kind: status === 404 || status === 410 ? "gone" : "failed", answer };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_settle, reject) => {
    signal.addEventListener("abort", () => {
      reject(new Error("too late"));
    });
  });
}
