/**
 * Checks the origin of requests: only this server's own pages may talk to it. A page from elsewhere would be sent with
 * the visitor's cookie, so everything that changes something checks the browser's Origin header.
 */
import { hostname, networkInterfaces } from "node:os";

/** This machine's addresses on its network, IPv4 first. */
export function networkAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .toSorted((one, other) => one.family.localeCompare(other.family))
    .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));
}

export function allowedHosts(publicAddress: string | undefined): ReadonlySet<string> {
  const own = hostname().toLowerCase();
  return new Set([
    "localhost",
    "127.0.0.1",
    "[::1]",
    own,
    `${own}.local`,
    ...networkAddresses(),
    ...(publicAddress === undefined ? [] : [new URL(publicAddress).hostname]),
  ]);
}

/** `host` is the Host header. Programs other than browsers send no origin, and don't send a cookie by accident. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicAddress: string | undefined,
): boolean {
  if (origin === undefined) return true;
  let from: URL;
  try {
    from = new URL(origin);
  } catch {
    return false;
  }
  if (publicAddress !== undefined && from.origin === new URL(publicAddress).origin) return true;
  // A foreign name pointing here would match itself, so it must also be one of ours.
  return from.host === host && allowedHosts(publicAddress).has(from.hostname);
}
