import { UNDERGROUND_BOTS, UNDERGROUND_TRIALS } from "@interchange/bots";
import { NOBODY } from "@interchange/tabletop";
import type { Position } from "@interchange/underground";
import { renderSvg, underground, undergroundSearch } from "@interchange/underground";
import { timePlayouts, timeReplay } from "../bench.ts";
import type { Playable } from "../playable.ts";
import { timeParts } from "./bench.ts";
import { componentsOnMap } from "./maps.ts";
import { describePosition } from "./terminal.ts";

export const playableUnderground: Playable = {
  game: underground,
  search: undergroundSearch,
  bots: [...UNDERGROUND_BOTS, ...UNDERGROUND_TRIALS],
  picture: (position, names, isColoured) => describePosition(position as Position, names, isColoured),
  svg: (position, options) => renderSvg(position as Position, options),
  onMap: componentsOnMap,
  options: () => underground.choices.options,
  bench(setup, games) {
    const first = undergroundSearch.board(underground.start(setup));
    const board = undergroundSearch.board(underground.start(setup));
    const playouts = timePlayouts(board, games, (random) => {
      board.copy(first);
      while (board.toAct !== NOBODY) board.act(board.sample(random));
    });
    return { ...playouts, ...timeParts(setup), replayMilliseconds: timeReplay(underground, setup), games };
  },
};
