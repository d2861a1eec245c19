/** Opens a table without missing what another process writes meanwhile. */
import { Host } from "@interchange/host";
import type { HostNeeds, Opened } from "@interchange/host";
import type { AnyRules } from "@interchange/tabletop";
import type { AnyHost } from "./anyHost.ts";

export async function openHost(
  engine: AnyRules,
  id: string,
  needs: HostNeeds<never, never>,
  chargedUntil?: (since: number, now: number) => number,
): Promise<Opened<AnyHost>> {
  // A host starts listening after it has read its rows. A row written in between would go unnoticed until the next one.
  let isMissed = false;
  const stop = needs.store.onElsewhere?.(id, () => {
    isMissed = true;
  });
  try {
    const opened = (await Host.open(engine, id, needs, chargedUntil)) as Opened<AnyHost>;
    if (opened.ok && isMissed) await opened.host.catchUp();
    return opened;
  } finally {
    stop?.();
  }
}
