import { UNDERGROUND_BOTS } from "@interchange/bots";
import type { Position } from "@interchange/underground";
import { renderSvg, underground, undergroundSearch } from "@interchange/underground";
import { timePlayouts, timeReplay } from "../bench.ts";
import type { Playable } from "../playable.ts";
import { timeParts } from "./bench.ts";
import { describePosition } from "./terminal.ts";

export const playableUnderground: Playable = {
  game: underground,
  search: undergroundSearch,
  bots: UNDERGROUND_BOTS,
  picture: (position, names, isColoured) => describePosition(position as Position, names, isColoured),
  svg: (position, options) => renderSvg(position as Position, options),
  bench(setup, games) {
    const start = underground.start(setup);
    const board = (): ReturnType<typeof undergroundSearch.board> => undergroundSearch.board(start);
    const playouts = timePlayouts(board(), board(), games, (twin, random) => twin.sample(random));
    return { ...playouts, ...timeParts(setup), replayMilliseconds: timeReplay(underground, setup), games };
  },
};
