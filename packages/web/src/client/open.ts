/** Opens a table of this browser with all that it needs. */
import { workerThinker } from "../bots/thinker.ts";
import { onElsewhere, shelf } from "../keep/shelf.ts";
import { BOT_PAUSES, settings } from "../settings/settings.ts";
import { openLocalTable } from "./localTable.ts";
import type { Opened } from "./localTable.ts";

export function openTable(id: string): Opened {
  return openLocalTable(id, {
    shelf,
    thinker: workerThinker(),
    now: () => Date.now(),
    onElsewhere,
    pause: () => BOT_PAUSES[settings.peek().botPace],
  });
}
