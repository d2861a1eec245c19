/** Lists the games with everything that a table can choose. */
import { ASSISTS, LADDER } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import { GameList, PROTOCOL } from "@interchange/protocol";
import type { GameInfo } from "@interchange/protocol";
import { WHOLE } from "../tables/wish.ts";
import { route } from "./route.ts";
import type { Route } from "./route.ts";

export function gameRoutes(games: readonly GameEntry[]): readonly Route[] {
  return [
    route({
      method: "GET",
      path: "/api/games",
      does: "Lists the games with their editions, modules, options, levels of help and bots.",
      answers: GameList,
      handle: async () => ({
        status: 200,
        value: { protocol: PROTOCOL, games: await Promise.all(games.map(infoOf)) },
      }),
    }),
  ];
}

async function infoOf({ id, edition, load }: GameEntry): Promise<GameInfo> {
  const { engine } = await load(WHOLE);
  const { editions, minSeats, maxSeats, modules, options } = engine.choices;
  return {
    id,
    editions: [edition, ...editions.filter((each) => each !== edition)],
    minSeats,
    maxSeats,
    modules: [...modules],
    options: options.map(({ name, values, pattern, example, onlyWith, rule }) => ({
      name,
      values: [...values],
      ...(pattern !== undefined && { pattern }),
      ...(example !== undefined && { example }),
      ...(onlyWith && { onlyWith: [...onlyWith] }),
      rule,
    })),
    assists: [...ASSISTS],
    bots: [...LADDER],
    rules: engine.newestRules,
  };
}
