import { writeFileSync } from "node:fs";
import type { Laid, Position } from "@interchange/metro";
import { metro, renderSvg } from "@interchange/metro";
import type { Setup } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { SETUP_OPTIONS, setupFrom } from "../games.ts";
import { readPlacements } from "../placements.ts";
import { tableFrom } from "../tables.ts";

export const render = command({
  usage: "render FILE [--to N] | render --placements TEXT [--players N]  [--theme dark] [--width PX] [--out FILE]",
  about: [
    "Draws a board as SVG: the one that a record leads to, to its end or to any move or draw, or placements written as",
    "for `score`. `-` reads a record from standard input.",
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    placements: { value: "TEXT", help: "tiles instead of a record, such as 'aacb00 bbbb01'" },
    to: { value: "N", help: "how many moves and draws of the record to play (default all)" },
    theme: { value: "NAME", help: "light or dark (default light)" },
    width: { value: "PX", help: "width in pixels (default 960)" },
    out: { value: "FILE", help: "where to write it (default standard output)" },
  },
  words: { name: "FILE", min: 0, max: 1 },
  run: async ({ words, options }, io) => {
    const [file] = words;
    if ((file === undefined) === (options.placements === undefined))
      throw new UsageError("give either a record or --placements");
    const theme = options.theme ?? "light";
    if (theme !== "light" && theme !== "dark") throw new UsageError(`--theme is light or dark, not '${theme}'`);
    const width = wholeNumber(options.width ?? "960", "width", { min: 64, max: 8192 });
    const scene =
      file === undefined
        ? placed(setupFrom(metro, options), options.placements ?? "")
        : await recorded(file, options.to);
    const svg = `${renderSvg(scene, { theme, width, title: scene.title })}\n`;
    if (options.out === undefined) io.stdout.write(svg);
    else save(options.out, svg);
    return 0;

    async function recorded(name: string, to: string | undefined): Promise<Scene> {
      const { table, record } = await tableFrom(name, to, io);
      const { setup, laid } = table.position as Position;
      return { setup, laid, title: `Metro: ${record.seats.join(", ")}, ${laid.length} tiles` };
    }
  },
});

interface Scene {
  readonly setup: Setup;
  readonly laid: readonly Laid[];
  readonly title: string;
}

function placed(setup: Setup, text: string): Scene {
  const read = readPlacements(text);
  if (!read.ok) throw new UsageError(`--placements, ${read.error}`);
  return { setup, laid: read.laid, title: `Metro: ${read.laid.length} tiles` };
}

function save(file: string, svg: string): void {
  try {
    writeFileSync(file, svg);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message.split(",")[0]}`);
  }
}
