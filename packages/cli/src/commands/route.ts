import { bestTrips } from "@interchange/underground";
import type { Topology } from "@interchange/underground";
import { command } from "../command.ts";
import { answerLines } from "../jsonLines.ts";
import { MAP_OPTION, topologyFrom } from "../underground/maps.ts";
import { fail, networkOf, parsed, stationOf } from "../underground/networks.ts";

export const route = command({
  usage: "route [--map NAME|FILE] [--json] < questions",
  about: [
    "Finds where the passenger of On the Underground goes. Each line of standard input is a question,",
    '{"lines":{"red":[["euston","oxford-circus"],...],...},"from":"...","to":["...",...]}, and the answer is',
    '{"walks","rides","options":[{"to","lines":[...]}]}: every tied destination with every tied set of lines, [] if he',
    'only walks. An invalid question gives {"error"} and exit code 1.',
  ].join("\n"),
  options: { map: MAP_OPTION, json: { help: "no effect: the output is always JSON" } },
  run: async ({ options }, io) => {
    const topology = topologyFrom(options.map);
    return answerLines(io, (line) => answer(topology, line));
  },
});

function answer(topology: Topology, line: string): object {
  const question = parsed(line);
  const tracks = networkOf(topology, question["lines"]);
  const from = stationOf(topology, question["from"], "from");
  const wanted = question["to"];
  if (!Array.isArray(wanted) || !wanted.length) fail("to must be a list of at least one station");
  const to = [...new Set(wanted.map((each: unknown) => stationOf(topology, each, "to")))];
  if (to.includes(from)) fail(`"${from}" is both from and to`);
  const { walks, rides, trips } = bestTrips(tracks, from, to);
  const options = trips.map((trip) => ({ to: trip.to, lines: trip.lines.toSorted() }));
  return { walks, rides, options: options.toSorted(byDestinationThenLines) };
}

interface Option {
  readonly to: string;
  readonly lines: readonly string[];
}

function byDestinationThenLines(one: Option, other: Option): number {
  const [left, right] = [`${one.to} ${one.lines.join(" ")}`, `${other.to} ${other.lines.join(" ")}`];
  return left < right ? -1 : Number(left > right);
}
