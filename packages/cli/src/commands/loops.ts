import { known } from "@interchange/tabletop";
import { enclosedStations, LONDON_TOPOLOGY } from "@interchange/underground";
import { command } from "../command.ts";
import { answerLines } from "../jsonLines.ts";
import { blocksOf, parsed } from "../underground/networks.ts";

export const loops = command({
  usage: "loops [--json] < lines",
  about: [
    "Finds what a line of On the Underground encloses. Each line of standard input is",
    '{"line":[["a","b"],...]}; the answer is {"enclosed":[stations]}: every station inside any loop of the line, including',
    'those on track within it, but not those on the outer rim. An unknown block gives {"error"} and exit code 1.',
  ].join("\n"),
  options: { json: { help: "no effect: the output is always JSON" } },
  run: async (_given, io) => answerLines(io, answer),
});

function answer(line: string): object {
  const blocks = new Set(blocksOf(parsed(line)["line"], "line"));
  const enclosed = enclosedStations(LONDON_TOPOLOGY, (block) => blocks.has(block));
  return { enclosed: enclosed.map((station) => known(LONDON_TOPOLOGY.city.stations[station]).id).toSorted() };
}
