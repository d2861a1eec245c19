import { known } from "@interchange/tabletop";
import { enclosedStations } from "@interchange/underground";
import type { Topology } from "@interchange/underground";
import { command } from "../command.ts";
import { answerLines } from "../jsonLines.ts";
import { MAP_OPTION, topologyFrom } from "../underground/maps.ts";
import { blocksOf, parsed } from "../underground/networks.ts";

export const loops = command({
  usage: "loops [--map NAME|FILE] [--json] < lines",
  about: [
    "Finds what a line of On the Underground encloses. Each line of standard input is",
    '{"line":[["a","b"],...]}; the answer is {"enclosed":[stations]}: every station inside any loop of the line, including',
    'those on track within it, but not those on the outer rim. An unknown block gives {"error"} and exit code 1.',
  ].join("\n"),
  options: { map: MAP_OPTION, json: { help: "no effect: the output is always JSON" } },
  run: async ({ options }, io) => {
    const topology = topologyFrom(options.map);
    return answerLines(io, (line) => answer(topology, line));
  },
});

function answer(topology: Topology, line: string): object {
  const blocks = new Set(blocksOf(topology, parsed(line)["line"], "line"));
  const enclosed = enclosedStations(topology, (block) => blocks.has(block));
  return { enclosed: enclosed.map((station) => known(topology.city.stations[station]).id).toSorted() };
}
