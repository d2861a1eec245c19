import { METRO_BOTS } from "@interchange/bots";
import type { Position } from "@interchange/metro";
import { DRAW_ANOTHER, metro, metroSearch, renderSvg } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import { timePlayouts, timeReplay } from "../bench.ts";
import type { Playable } from "../playable.ts";
import { drawBoard, listLines, painterFor } from "./terminal.ts";

export const playableMetro: Playable = {
  game: metro,
  search: metroSearch,
  bots: METRO_BOTS,
  picture(value, names, isColoured) {
    const position = value as Position;
    const painter = painterFor(position, isColoured);
    const scores = names.map((name, seat) => `${painter.seat(seat, name)}  ${position.points[seat]}`);
    return [drawBoard(position, painter), scores.join("\n"), listLines(position, painter)].filter(Boolean).join("\n\n");
  },
  svg: (position, options) => renderSvg(position as Position, options),
  bench(setup, games) {
    const first = metroSearch.board(metro.start(setup));
    const board = metroSearch.board(metro.start(setup));
    const playouts = timePlayouts(board, games, (random) => {
      board.copy(first);
      while (board.toAct !== NOBODY) {
        let action = board.sample(random);
        // The hand tile is always placed.
        if (board.toAct !== CHANCE) while (action === DRAW_ANOTHER) action = board.sample(random);
        board.act(action);
      }
    });
    return { ...playouts, replayMilliseconds: timeReplay(metro, setup), games };
  },
};
