import type { Laid, Line, Position } from "@interchange/metro";
import {
  allFinishedLines,
  credited,
  isCentreStation,
  kindOf,
  metro,
  PIECES,
  placementRefusal,
  stationNumber,
} from "@interchange/metro";
import { known } from "@interchange/tabletop";
import type { Refusal } from "@interchange/tabletop";
import { UsageError } from "../arguments.ts";
import { command } from "../command.ts";
import { SETUP_OPTIONS, setupFrom } from "../games.ts";
import { linesOf } from "../input.ts";
import { readPlacements } from "../metro/placements.ts";

export const score = command({
  usage: "score --players N [--edition NAME] [--option NAME=VALUE] [--json] < placements",
  about: [
    "Scores boards of Metro. Each line of standard input is a board: placements TTTTrc in order (tile code, row and",
    "column 0-7 from the top left; TTTT^nrc for a tile rotated by n quarter turns clockwise), spaces optional. Hands are",
    "ignored. Prints one JSON object per line: legal, illegalAt, refusal, points, lines; or error with the column, and",
    "exits with code 1.",
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    modules: { value: "A,B", help: "not available here: placements don't include modules" },
    json: { help: "no effect: the output is always JSON" },
  },
  run: async ({ options }, io) => {
    if (options.modules !== undefined)
      throw new UsageError("--modules is not supported here; use `check` or `replay` with a record");
    const start = metro.start(setupFrom(metro, options));
    let code = 0;
    for await (const line of linesOf(io.stdin)) {
      const read = readPlacements(line);
      if (!read.ok) code = 1;
      io.stdout.write(`${JSON.stringify(read.ok ? scored(start, read.laid) : { error: read.error })}\n`);
    }
    return code;
  },
});

function scored(start: Position, laid: readonly Laid[]): object {
  const refusals = laid.map((each, index) => refusalOf(start, laid.slice(0, index), each));
  const illegalAt = refusals.findIndex(Boolean);
  const { numbering } = metro.layoutOf(start.setup).terms;
  const lines = allFinishedLines(metro.sceneOf({ ...start, laid }));
  const described = lines.map(({ from, to, length, points }: Line) => ({
    station: stationNumber(from, numbering),
    length,
    end: isCentreStation(to) ? "centre" : stationNumber(to, numbering),
    points,
  }));
  return {
    legal: illegalAt < 0,
    illegalAt: illegalAt < 0 ? null : illegalAt,
    refusal: refusals[illegalAt] ?? null,
    points: lines.reduce((accounts, { earner, points }) => credited(accounts, earner, points), {
      points: start.points,
      profits: start.profits,
    }).points,
    lines: described.toSorted((one, other) => one.station - other.station),
  };
}

function refusalOf(start: Position, before: readonly Laid[], { tile, turn, cell }: Laid): Refusal | undefined {
  // Rule 1.5: there are no more of them in the box.
  if (before.filter((each) => each.tile === tile).length >= known(PIECES[kindOf(tile)]))
    return { code: "supply", rule: "1.5" };
  return placementRefusal(metro.sceneOf({ ...start, laid: before }), before, tile, { turn, cell });
}
