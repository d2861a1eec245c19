/**
 * Which pages may talk to this server: those that came from it. A page from elsewhere would come with the cookie of
 * whoever opened it, so a browser's word for where it came from is checked at every door that changes something.
 */
import { hostname, networkInterfaces } from "node:os";

/** The addresses of this machine in its network, those of version 4 first. */
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

/** `host` is what the client called this server. Programs that are no browsers name no origin, and have no cookie by accident. */
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
  // A name that somebody else made point here would agree with itself, so it has to be one of ours.
  return from.host === host && allowedHosts(publicAddress).has(from.hostname);
}
