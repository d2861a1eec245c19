/** The address for invitations: one that other devices can open, never `localhost`. */
import type { Doors } from "@interchange/protocol";
import type { Answer } from "./api.ts";

export interface Invitation {
  /** The link; undefined if no other device could open one. */
  readonly link: string | undefined;
  /** The server's addresses on its network, if it is unclear which one others can reach. */
  readonly choices: readonly string[];
}

export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Invites to a path of this page, such as a table's. `chosen` is one of the choices. */
export function invitationTo(
  path: string,
  doors: Doors,
  here: Pick<URL, "origin" | "hostname">,
  chosen?: string,
): Invitation {
  const at = (door: string | undefined): string | undefined => door && `${door}${path}`;
  if (doors.public !== undefined) return { link: at(doors.public), choices: [] };
  // We reached the server at this address, so others can too.
  if (!isThisMachine(here.hostname)) return { link: at(here.origin), choices: [] };
  const { network } = doors;
  const door = network.find((each) => each === chosen) ?? network[0];
  return { link: at(door), choices: network.length > 1 ? network : [] };
}

/** The origin for links that are sent to others: on this machine, the one that invitations use. */
export async function shownOrigin(doors: () => Promise<Answer<Doors>>): Promise<string> {
  const here = new URL(location.href);
  if (!isThisMachine(here.hostname)) return here.origin;
  const answer = await doors();
  return (answer.ok && invitationTo("", answer.value, here).link) || here.origin;
}
