/** Lets players plan their next turn while others decide, in games with enough time. */
import { ON_TURN } from "@interchange/games";
import type { Rules } from "@interchange/tabletop";
import { computed, effect } from "@preact/signals";
import type { TableClient } from "../../../client/client.ts";
import { premoveClient } from "../../../client/online/premoving.ts";
import type { GameInPage } from "../../../kit/game.ts";
import { planOf } from "../side.ts";
import type { OnlineSide } from "../side.ts";

export interface Planned<Move, Event, View> {
  readonly client: TableClient<Move, Event, View>;
  readonly stop: () => void;
}

export async function premoveAt<Position, Move, Chance, Event, View>(
  side: OnlineSide,
  client: TableClient<Move, Event, View>,
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
): Promise<Planned<Move, Event, View>> {
  const { table, seat } = side;
  const onTurn = await ON_TURN[game.id]?.();
  if (!onTurn || seat === undefined) return { client, stop: () => undefined };
  return {
    client: premoveClient(client, {
      seat,
      premove: computed(() => planOf(side)),
      isPlanning: table.isPremoving,
      asIfOnTurn: (view) => onTurn(view) as View,
      write: (move) => game.engine.notation.writeMove(move),
      async keep(moves) {
        const answer = await side.plan(table.heard, moves);
        if (answer.kind === "applied") table.isPremoving.value = false;
        return answer;
      },
    }),
    stop: effect(() => {
      // Your turn has come, or there will be none.
      if (client.toAct.value === seat || client.toAct.value === undefined) table.isPremoving.value = false;
    }),
  };
}
