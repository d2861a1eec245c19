import { checkedMap, cityFrom, MAP_SCHEMA, mapSvg } from "@interchange/underground";
import type { MapFile } from "@interchange/underground";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { textOf } from "../input.ts";
import type { Io } from "../io.ts";
import { save } from "../output.ts";
import { mapFrom } from "../underground/maps.ts";

export const map = command({
  usage:
    "map template [NAME] [--schema] | map check FILE... [--json] | map draw NAME|FILE [--theme dark] [--width PX] [--out FILE]",
  about: [
    "A map of On the Underground is a JSON file of stations and blocks (docs/maps.md). `template` writes a map that comes",
    "with the game, kestrel-bay unless you name another, for you to edit; --schema writes a JSON Schema of such files",
    "instead. `check` says everything that is wrong with a file. `draw` draws a map as SVG. `-` reads standard input.",
  ].join("\n"),
  options: {
    json: { help: "with check: print one JSON object per file: file, ok, and what the map has, or problems" },
    schema: { help: "with template: write a JSON Schema, for editors" },
    theme: { value: "THEME", help: "with draw: light (default) or dark" },
    width: { value: "PX", help: "with draw: the width of the picture (default 1200)" },
    out: { value: "FILE", help: "with draw: where to write the picture (default standard output)" },
  },
  words: { name: "template, check or draw", min: 1, max: 100_000 },
  run: async ({ words: [action = "", ...words], options }, io) => {
    if (action === "check") return check(words, options.json, io);
    const [name, more] = words;
    if (more !== undefined) throw new UsageError(`Unexpected argument '${more}'`);
    switch (action) {
      case "template":
        io.stdout.write(options.schema ? `${JSON.stringify(MAP_SCHEMA, undefined, 2)}\n` : template(name));
        return 0;
      case "draw": {
        if (name === undefined) throw new UsageError("FILE is missing");
        const { theme = "light" } = options;
        if (theme !== "light" && theme !== "dark")
          throw new UsageError(`--theme must be light or dark, not '${theme}'`);
        const width = options.width === undefined ? 1200 : wholeNumber(options.width, "width", { min: 1, max: 10_000 });
        const svg = `${mapSvg(await mapIn(name, io), { theme, width })}\n`;
        if (options.out === undefined) io.stdout.write(svg);
        else save(options.out, svg);
        return 0;
      }
      default:
        throw new UsageError(`unknown action '${action}'; use template, check or draw`);
    }
  },
});

/** A map's file under a name that is free, one station and block a line. */
function template(name = "kestrel-bay"): string {
  const { id, version: _, name: title, ...map } = mapFrom(name);
  const lines = JSON.stringify({ ...map, id: `my-${id}`.slice(0, 24), version: "1", name: `My ${title}` }, inOrder, 1);
  // Lists of plain values and the objects of a list are each on one line.
  return `${lines
    .replaceAll(/\[[^[\]{}]*\]/g, (list) =>
      list
        .replaceAll(/\s*\n\s*/g, " ")
        .replace("[ ", "[")
        .replace(" ]", "]"),
    )
    .replaceAll(/\{[^{}]*\}/g, (object) => object.replaceAll(/\s*\n\s*/g, " "))}\n`;
}

const FIRST = ["format", "id", "version", "name"];

/** What a reader wants to see first, first. */
function inOrder(key: string, value: unknown): unknown {
  if (key !== "" || typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value);
  const rank = ([field]: readonly [string, unknown]): number =>
    (FIRST.indexOf(field) + FIRST.length + 1) % (FIRST.length + 1);
  return Object.fromEntries(fields.toSorted((one, other) => rank(one) - rank(other)));
}

async function mapIn(name: string, io: Io): Promise<MapFile> {
  if (name !== "-") return mapFrom(name);
  const read = checkedMap(await textOf(name, io));
  if (!read.ok) throw new UsageError(`-: ${read.problems[0]?.reason ?? ""}`);
  return read.map;
}

async function check(words: readonly string[], isJson: boolean, io: Io): Promise<number> {
  if (!words.length) throw new UsageError("FILE is missing");
  let code = 0;
  for (const file of words) {
    const read = checkedMap(await textOf(file, io));
    if (!read.ok) code = 1;
    const said = read.ok ? { ok: true, ...countsOf(read.map) } : { ok: false, problems: read.problems };
    if (isJson) io.stdout.write(`${JSON.stringify({ file, ...said })}\n`);
    else if (read.ok) io.stdout.write(`${file}: ${summary(read.map)}\n`);
    else for (const { reason } of read.problems) io.stderr.write(`${file}: ${reason}\n`);
  }
  return code;
}

function countsOf(map: MapFile) {
  const { stations, blocks, markers } = map;
  return {
    id: map.id,
    version: map.version,
    name: map.name,
    stations: stations.length,
    blocks: blocks.length,
    spaces: blocks.reduce((sum, { spaces = 1 }) => sum + spaces, 0),
    destinations: stations.filter(({ kind }) => kind === "express" || kind === "normal").length,
    areas: 1 + Math.max(...cityFrom(map).blocks.flatMap(({ faces }) => faces)),
    players: Object.keys(markers).map(Number),
  };
}

function summary(map: MapFile): string {
  const { name, version, stations, blocks, spaces, destinations, players } = countsOf(map);
  return `${name} ${version}, ${stations} stations (${destinations} destinations), ${blocks} blocks with ${spaces} spaces, for ${players.join(", ")} players`;
}
