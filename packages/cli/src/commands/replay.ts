import { recordToJson } from "@interchange/tabletop";
import { command } from "../command.ts";
import { tableFrom } from "../tables.ts";

export const replay = command({
  usage: "replay FILE [--to N] [--plain] [--json]",
  about: [
    "Replays a record by the rules, to its end or to any move or draw, and shows the position. In Metro each square shows",
    "its tile's code: one letter for each side, in the colour of the line that enters there.",
    "`-` reads standard input.",
  ].join("\n"),
  options: {
    to: { value: "N", help: "number of moves and draws to play (default all)" },
    plain: { help: "no colours, even on a terminal" },
    json: { help: "print one JSON object: record, entries, points, standings, position" },
  },
  words: { name: "FILE", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const { record, table, playable } = await tableFrom(words[0] ?? "", options.to, io);
    const { game } = playable;
    const points = game.points(table.position);
    const standings = table.standings ?? null;
    const entries = table.length;
    if (options.json) {
      const json = { record: recordToJson(table.record()), entries, points, standings, position: table.position };
      io.stdout.write(`${JSON.stringify(json)}\n`);
      return 0;
    }
    const last = table.log.at(-1)?.entry;
    const said = last ? `${last.by === "chance" ? "=" : ""}${last.text}` : "the start";
    const isColoured = io.stdout.isTTY === true && !options.plain;
    const places = standings?.map(({ seat, place }) => `${place ?? "-"}. ${record.seats[seat]}  ${points[seat]}`);
    io.stdout.write(
      [
        `${record.game}, ${record.setup.edition} edition: ${entries} of ${record.entries.length} moves and draws, last ${said}`,
        playable.picture(table.position, record.seats, isColoured),
        ...(places ? [places.join("\n")] : []),
        "",
      ].join("\n\n"),
    );
    return 0;
  },
});
