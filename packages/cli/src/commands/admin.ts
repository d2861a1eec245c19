import { resolve } from "node:path";
import { CannotCopy, CannotImport, CannotStore, demandDatabase, isPostgres } from "@interchange/server/admin";
import { copying } from "../admin/copying.ts";
import { onTables } from "../admin/onTables.ts";
import type { Asked } from "../admin/asked.ts";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import type { Io } from "../io.ts";

/** The actions, each with its least and most words. */
const ACTIONS: Readonly<Record<string, readonly [(asked: Asked, io: Io) => Promise<number>, number, number]>> = {
  list: [onTables.list, 0, 0],
  show: [onTables.show, 1, 100_000],
  export: [onTables.export, 1, 1],
  import: [onTables.import, 1, 100_000],
  remove: [onTables.remove, 1, 100_000],
  ban: [onTables.ban, 1, 100_000],
  moderator: [onTables.moderator, 0, 100],
  backup: [copying.backup, 1, 1],
  restore: [copying.restore, 1, 1],
  move: [copying.move, 0, 0],
};
/** These create the database if there is none. */
const MAKES = new Set(["restore"]);

export const admin = command({
  usage: "admin ACTION … [--data WHERE] [--json]",
  about: [
    "Manages the tables of a server, even while it runs.",
    "",
    "  list                 lists tables, latest first [--state S] [--game G] [--idle DAYS] [--limit N]",
    "  show TABLE...        shows tables: terms, people and their identities",
    "  export TABLE         exports a table as a file for import, or as a record with --record; --out FILE",
    "  import FILE...       imports tables after replaying them; `-` reads standard input",
    "  remove ID...         removes tables and all their data, or games uploaded for links",
    "  ban WHO...           bans identities, named as in show or as TABLE/SEAT; --lift ends a ban",
    "  moderator [NAME...]  prints a token for the page /moderation, once; --withdraw ends it; without names lists them",
    "  backup FILE          writes a snapshot of everything while servers run; compressed if FILE ends in .gz",
    "  restore FILE         restores a backup into an empty database",
    "  move --to WHERE      copies everything to another, empty database; stop the server first",
    "",
    "The exit code is 1 if nothing matched.",
  ].join("\n"),
  options: {
    data: {
      value: "WHERE",
      help: "folder of a SQLite database, or address of a PostgreSQL database\n(INTERCHANGE_DATA; default data in this folder)",
    },
    json: { help: "print one JSON object per line" },
    state: { value: "S", help: "with list: open, running, paused or over" },
    game: { value: "G", help: "with list: tables of this game" },
    idle: { value: "DAYS", help: "with list: tables without activity for this many days" },
    limit: { value: "N", help: "with list: at most this many (default 100)" },
    record: { help: "with export: the record of the game" },
    out: { value: "FILE", help: "with export: write to a file instead of standard output" },
    lift: { help: "with ban: ends a ban" },
    withdraw: { help: "with moderator: ends the token" },
    force: { help: "with backup: overwrites the file" },
    to: { value: "WHERE", help: "with move: folder or address, as for --data" },
  },
  words: { name: Object.keys(ACTIONS).join(", "), min: 1, max: 100_001 },
  run: async ({ words: [action = "", ...words], options }, io) => {
    const [act, least = 0, most = 0] = ACTIONS[action] ?? [];
    if (!act) throw new UsageError(`unknown action '${action}'; use one of ${Object.keys(ACTIONS).join(", ")}`);
    if (words.length < least) throw new UsageError(`${action} needs one more argument`);
    if (words.length > most) throw new UsageError(`Unexpected argument '${words[most]}'`);
    const where = placeOf(options.data ?? process.env["INTERCHANGE_DATA"] ?? "data");
    try {
      if (!MAKES.has(action)) demandDatabase(where);
      return await act(
        {
          ...options,
          words,
          where,
          to: options.to === undefined ? undefined : placeOf(options.to),
          limit: wholeNumber(options.limit ?? "100", "limit", { min: 1 }),
          idle: options.idle === undefined ? undefined : wholeNumber(options.idle, "idle"),
        },
        io,
      );
    } catch (thrown) {
      const isTold = [CannotStore, CannotCopy, CannotImport].some((kind) => thrown instanceof kind);
      if (!isTold && !isOfTheDatabase(thrown)) throw thrown;
      io.stderr.write(`interchange admin: ${(thrown as Error).message}\n`);
      return 1;
    }
  },
});

function placeOf(where: string): string {
  return isPostgres(where) ? where : resolve(where);
}

/** Errors of the database and its connection are shown to the user. */
function isOfTheDatabase(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string";
}
