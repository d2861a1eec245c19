import { METRO_BOTS, METRO_TRIALS } from "@interchange/bots";
import type { Position } from "@interchange/metro";
import { CATALOG, metro, metroSearch, renderSvg, specsOf } from "@interchange/metro";
import type { Setup } from "@interchange/tabletop";
import { timeBeside, timePlayouts, timeReplay } from "../bench.ts";
import type { Timed } from "../bench.ts";
import type { Playable } from "../playable.ts";
import { describeAffairs } from "./affairs.ts";
import { painterFor } from "./painter.ts";
import { drawBoard, listLines } from "./terminal.ts";

export const playableMetro: Playable = {
  game: metro,
  search: metroSearch,
  bots: [...METRO_BOTS, ...METRO_TRIALS],
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
  options: (setup) => specsOf(metro.layoutOf(setup).modules),
  ruleBehind(module, word) {
    const { tells, awards } = CATALOG.find(({ id }) => id === module) ?? {};
    return tells?.[word] ?? (typeof awards === "object" ? awards[word] : awards);
  },
  bench(setup, games) {
    const timed = timedAt(setup);
    const rest = { replayMilliseconds: timeReplay(metro, setup), games };
    if (!setup.modules.length) return { ...timePlayouts(timed.board, games, timed.playout), ...rest };
    const { ratio, ...playouts } = timeBeside(timed, games, timedAt(plainSetup()), PLAIN_FOR_EACH);
    return { ...playouts, ofPlain: ratio, ...rest };
  },
};

/** This many plain games take about as long as one with modules. */
const PLAIN_FOR_EACH = 8;

function timedAt(setup: Setup): Timed {
  const first = metroSearch.board(metro.start(setup));
  const board = metroSearch.board(metro.start(setup));
  return {
    board,
    playout(random) {
      board.copy(first);
      // The tile in hand is always placed.
      board.playOut(random, false);
    },
  };
}

/** The most common setup, with two seats. */
function plainSetup(): Setup {
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new RangeError(prepared.reason);
  return prepared.setup;
}
