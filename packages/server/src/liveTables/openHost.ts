/** Opens a table so that nothing is missed that another process writes meanwhile. */
import { Host } from "@interchange/host";
import type { HostNeeds, Opened } from "@interchange/host";
import type { AnyRules } from "@interchange/tabletop";
import type { AnyHost } from "./anyHost.ts";

export async function openHost(
  engine: AnyRules,
  id: string,
  needs: HostNeeds<never, never>,
  chargedUntil?: (since: number) => number,
): Promise<Opened<AnyHost>> {
  // A host listens once it has read its rows: what is written between the two would stay unheard until the next row.
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
