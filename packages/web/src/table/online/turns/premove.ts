/** Puts a planning client over the real table while it is not your turn. */
import { ON_TURN } from "@interchange/games";
import type { Rules } from "@interchange/tabletop";
import { effect } from "@preact/signals";
import type { TableClient } from "../../../client/client.ts";
import { premoveClient } from "../../../client/online/premoving.ts";
import type { GameInPage } from "../../../kit/game.ts";
import type { OnlineSide } from "../side.ts";

export async function premoveAt<Position, Move, Chance, Event, View>(
  side: OnlineSide,
  client: TableClient<Move, Event, View>,
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
): Promise<TableClient<Move, Event, View>> {
  const { table, seat } = side;
  const onTurn = await ON_TURN[game.id]?.();
  if (!onTurn || seat === undefined) return client;
  const stop = effect(() => {
    // Your turn has come, or there will be none.
    if (client.toAct.value === seat || client.toAct.value === undefined) leave();
  });
  function leave(): void {
    // Not while this effect is still being set up.
    queueMicrotask(() => {
      stop();
      table.isPremoving.value = false;
    });
  }
  return premoveClient(client, {
    seat,
    asIfOnTurn: (view) => onTurn(view) as View,
    write: (move) => game.engine.notation.writeMove(move),
    async keep(moves) {
      const answer = await side.plan(table.heard, moves);
      if (answer.kind === "applied") leave();
      return answer;
    },
  });
}
