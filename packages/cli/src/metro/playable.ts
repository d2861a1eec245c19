import { METRO_BOTS } from "@interchange/bots";
import type { Position } from "@interchange/metro";
import { metro, metroSearch, renderSvg } from "@interchange/metro";
import { timePlayouts, timeReplay } from "../bench.ts";
import type { Playable } from "../playable.ts";
import { describeAffairs } from "./affairs.ts";
import { painterFor } from "./painter.ts";
import { drawBoard, listLines } from "./terminal.ts";

export const playableMetro: Playable = {
  game: metro,
  search: metroSearch,
  bots: METRO_BOTS,
  picture(value, names, isColoured) {
    const position = value as Position;
    const painter = painterFor(position, isColoured);
    const scores = names.map(
      (name, seat) => `${painter.earner({ kind: "seat", seat }, name)}  ${position.points[seat]}`,
    );
    return [
      drawBoard(position, painter),
      scores.join("\n"),
      ...describeAffairs(position, names, painter),
      listLines(position, painter),
    ]
      .filter(Boolean)
      .join("\n\n");
  },
  svg(value, options) {
    const position = value as Position;
    return renderSvg(metro.layoutOf(position.setup), position, options);
  },
  bench(setup, games) {
    const first = metroSearch.board(metro.start(setup));
    const board = metroSearch.board(metro.start(setup));
    const playouts = timePlayouts(board, games, (random) => {
      board.copy(first);
      // The hand tile is always placed.
      board.playOut(random, false);
    });
    return { ...playouts, replayMilliseconds: timeReplay(metro, setup), games };
  },
};
