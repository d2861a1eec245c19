/** Opens a table of this browser with all that it needs. */
import type { Game } from "@interchange/tabletop";
import { workerThinker } from "../bots/thinker.ts";
import type { GameInPage } from "../parts/game.ts";
import { onElsewhere, shelf } from "../keep/shelf.ts";
import { BOT_PAUSES, settings } from "../parts/settings.ts";
import type { TableClient } from "./client.ts";
import { openLocalTable } from "./localTable.ts";
import type { Opened } from "./localTable.ts";

export function openTable<Position, Move, Chance, Event, View>(
  game: GameInPage<Game<Position, Move, Chance, Event, View>>,
  id: string,
): Opened<TableClient<Move, Event, View>> {
  return openLocalTable(game, id, {
    shelf,
    thinker: workerThinker<Move, View>(game.id, game.thinkingTime),
    now: () => Date.now(),
    onElsewhere,
    pause: () => BOT_PAUSES[settings.peek().botPace] * game.pause,
  });
}
