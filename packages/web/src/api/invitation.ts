/** The address that an invitation says: one that other devices can open, never this machine's name for itself. */
import type { Doors } from "@interchange/protocol";

export interface Invitation {
  /** The link; undefined where no other device could open any. */
  readonly link: string | undefined;
  /** The server's addresses in its network, where it is not clear which of them others reach. */
  readonly choices: readonly string[];
}

export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** To a path of this page, such as that of a table; `chosen` is one of the choices. */
export function invitationTo(
  path: string,
  doors: Doors,
  here: Pick<URL, "origin" | "hostname">,
  chosen?: string,
): Invitation {
  const at = (door: string | undefined): string | undefined => door && `${door}${path}`;
  if (doors.public !== undefined) return { link: at(doors.public), choices: [] };
  // It was reached there, so others will.
  if (!isThisMachine(here.hostname)) return { link: at(here.origin), choices: [] };
  const { network } = doors;
  const door = network.find((each) => each === chosen) ?? network[0];
  return { link: at(door), choices: network.length > 1 ? network : [] };
}
