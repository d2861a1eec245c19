import { animatedSvg, cardsOf, momentsOf, picturingOf } from "@interchange/games/pictures";
import { metro, renderSvg } from "@interchange/metro";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { SETUP_OPTIONS, setupFrom } from "../games.ts";
import { readPlacements } from "../metro/placements.ts";
import { save } from "../output.ts";
import type { SvgOptions } from "../playable.ts";
import { tableFrom } from "../tables.ts";

export const render = command({
  usage:
    "render FILE [--to N] | render --placements TEXT [--players N]  [--animate] [--theme dark] [--width PX] [--out FILE]",
  about: [
    "Draws a board as SVG: a record at its end or at any move or draw, or placements of Metro written as for `score`. `-`",
    "reads a record from standard input. --animate draws the whole game up to there, turn by turn, as one animation.",
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    placements: { value: "TEXT", help: "placements instead of a record, such as 'aacb00 bbbb01'" },
    to: { value: "N", help: "number of moves and draws to play (default all)" },
    animate: { help: "draw every turn of the record, one after the other" },
    theme: { value: "NAME", help: "light or dark (default light)" },
    width: { value: "PX", help: "width in pixels" },
    out: { value: "FILE", help: "where to write it (default standard output)" },
  },
  words: { name: "FILE", min: 0, max: 1 },
  run: async ({ words, options }, io) => {
    const [file] = words;
    if ((file === undefined) === (options.placements === undefined))
      throw new UsageError("use either a record or --placements");
    if (options.animate && file === undefined) throw new UsageError("--animate needs a record");
    const theme = options.theme ?? "light";
    if (theme !== "light" && theme !== "dark") throw new UsageError(`--theme must be light or dark, not '${theme}'`);
    const width =
      options.width === undefined ? {} : { width: wholeNumber(options.width, "width", { min: 64, max: 8192 }) };
    const drawn = { theme, ...width } as const;
    const svg =
      file === undefined ? drawPlacements(options.placements ?? "", drawn) : await drawRecord(file, options.to, drawn);
    if (options.out === undefined) io.stdout.write(`${svg}\n`);
    else save(options.out, `${svg}\n`);
    return 0;

    async function drawRecord(name: string, to: string | undefined, how: Drawn): Promise<string> {
      const { table, record, playable } = await tableFrom(name, to, io);
      if (options.animate) {
        const played = { ...record, entries: record.entries.slice(0, table.length) };
        return animated(playable.game, table.length < record.entries.length ? unfinished(played) : played, how);
      }
      const title = `${record.game}: ${record.seats.join(", ")}, after ${table.length} moves and draws`;
      return playable.svg(table.position, { ...how, title });
    }

    function drawPlacements(text: string, how: Drawn): string {
      const setup = setupFrom(metro, options);
      const read = readPlacements(text);
      if (!read.ok) throw new UsageError(`--placements: ${read.error}`);
      return renderSvg(
        metro.layoutOf(setup),
        { laid: read.laid },
        { ...how, title: `metro: ${read.laid.length} tiles` },
      );
    }
  },
});

type Drawn = Omit<SvgOptions, "title">;

/** The record without its result, for one that was cut short. */
function unfinished({ game, setup, seats, tags, entries }: GameRecord): GameRecord {
  return { game, setup, seats, tags, entries };
}

async function animated(game: AnyGame, record: GameRecord, { theme, width }: Drawn): Promise<string> {
  const [picturing, moments] = [await picturingOf(record.game), momentsOf(game, record)];
  if (!picturing || !moments) throw new UsageError("this record cannot be drawn");
  const words = {
    title: record.game,
    names: record.seats,
    aside: (at: number, of: number) => `turn ${at} of ${of}`,
  };
  const title = `${record.game}: ${record.seats.join(", ")}`;
  return animatedSvg(cardsOf(picturing, moments, words, theme), title, width);
}
