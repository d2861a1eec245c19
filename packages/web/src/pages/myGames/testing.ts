/** Made-up games for tests. */
import type { GameFacts } from "../../kit/facts.ts";
import type { Looked } from "./achievements.ts";
import type { Played } from "./played.ts";

let count = 0;

export function playedGame(some: Partial<Played> = {}): Played {
  count++;
  const at = some.at ?? count;
  return {
    key: `t${count} ${at}`,
    row: { kind: "here", standing: "over", table: {} } as unknown as Played["row"],
    address: `/table/t${count}`,
    game: "metro",
    modules: [],
    at,
    isOver: true,
    names: ["Ada", "Drifter"],
    points: [40, 30],
    seat: 0,
    hasPeople: false,
    rungs: [1],
    ...some,
  };
}

export function lookedGame(
  facts: Partial<GameFacts> = {},
  played: Partial<Played> = {},
  more: Partial<Looked> = {},
): Looked {
  return {
    played: playedGame(played),
    facts: { points: 40, result: "won", margin: 10, behind: 0, sources: {}, counts: {}, ...facts },
    review: "",
    ...more,
  };
}
