/** The `interchange admin` actions on single tables and people. */
import {
  ban,
  exportRecord,
  exportTable,
  identityNamed,
  importTable,
  issueToken,
  list,
  moderators,
  remove,
  show,
  withDatabase,
  withdrawToken,
} from "@interchange/server/admin";
import type { Listed, Database, Shown } from "@interchange/server/admin";
import { UsageError } from "../arguments.ts";
import { textOf } from "../input.ts";
import type { Io } from "../io.ts";
import { save } from "../output.ts";
import type { Asked } from "./asked.ts";

const STATES = ["open", "running", "paused", "over"];
const A_DAY = 86_400_000;

async function listed({ where, state, game, idle, limit, json }: Asked, io: Io): Promise<number> {
  if (state !== undefined && !STATES.includes(state))
    throw new UsageError(`--state must be one of ${STATES.join(", ")}`);
  const found = await withDatabase(where, "read", (database) =>
    list(database, {
      limit,
      ...(state !== undefined && { state }),
      ...(game !== undefined && { game }),
      ...(idle !== undefined && { before: Date.now() - idle * A_DAY }),
    }),
  );
  for (const table of found) io.stdout.write(json ? `${JSON.stringify(table)}\n` : `${lineOf(table)}\n`);
  if (!found.length && !json) io.stderr.write("No table matches.\n");
  return found.length ? 0 : 1;
}

function lineOf({ id, game, state, seats, at }: Listed): string {
  const names = seats.map((name) => name ?? "(free)").join(", ");
  return `${id}  ${game.padEnd(11)}  ${state.padEnd(7)}  ${new Date(at).toISOString()}  ${names}`;
}

async function shown({ words, where, json }: Asked, io: Io): Promise<number> {
  return withDatabase(where, "read", (database) =>
    each(words, io, json, "There is no table", async (id) => {
      const table = await show(database, id);
      return table && (json ? { ...table } : { text: described(table) });
    }),
  );
}

function described(table: Shown): string {
  const { people, rows, terms, host, deadline } = table;
  const seats = people.map(({ seat, bot, name, identity, isBanned }) => {
    const who = bot === null ? `${name ?? "(free)"}${identity === null ? "" : `  ${identity}`}` : `bot ${bot}`;
    return `  seat ${seat}  ${who}${isBanned ? "  banned" : ""}\n`;
  });
  return [
    `${lineOf(table)}\n`,
    ...seats,
    `  set up by ${host}, ${new Date(table.createdAt).toISOString()}\n`,
    `  rows: ${rows.game} of the game, ${rows.table} of the table\n`,
    ...(deadline === null ? [] : [`  time runs out: ${new Date(deadline).toISOString()}\n`]),
    `  terms: ${JSON.stringify(terms)}\n`,
  ].join("");
}

async function exported({ words: [id = ""], where, record, out }: Asked, io: Io): Promise<number> {
  const text = await withDatabase(where, "read", (database) =>
    record ? exportRecord(database, id) : exportTable(database, id),
  );
  if (text === undefined) {
    io.stderr.write(`There is no table ${id}${record ? ", or its game has not started" : ""}.\n`);
    return 1;
  }
  if (out === undefined) io.stdout.write(text);
  else save(out, text);
  return 0;
}

async function imported({ words, where, json }: Asked, io: Io): Promise<number> {
  return withDatabase(where, "write", (database) =>
    each(words, io, json, "The table already exists:", async (file) => {
      const table = await importTable(database, await textOf(file, io));
      return table === undefined ? undefined : { file, table, text: `${table}\n` };
    }),
  );
}

async function removed({ words, where, json }: Asked, io: Io): Promise<number> {
  return withDatabase(where, "write", (database) =>
    each(words, io, json, "There is no table", async (table) =>
      (await remove(database, table)) ? { table, text: `${table} was removed\n` } : undefined,
    ),
  );
}

async function banned({ words, where, json, lift }: Asked, io: Io): Promise<number> {
  return withDatabase(where, "write", (database) =>
    each(words, io, json, "There is no identity", async (who) => {
      const identity = await bannedNow(database, who, lift);
      return identity === undefined
        ? undefined
        : { identity, isBanned: !lift, text: `${identity} is ${lift ? "no longer banned" : "banned"}\n` };
    }),
  );
}

async function bannedNow(database: Database, who: string, lift: boolean): Promise<string | undefined> {
  const identity = await identityNamed(database, who);
  return identity !== undefined && (await ban(database, identity, lift ? null : Date.now())) ? identity : undefined;
}

/** Does something for each word. The exit code says whether all were found. */
async function each(
  words: readonly string[],
  io: Io,
  isJson: boolean,
  otherwise: string,
  act: (word: string) => Promise<{ readonly text?: string } | undefined>,
): Promise<number> {
  let code = 0;
  for (const word of words) {
    const done = await act(word);
    if (!done) {
      io.stderr.write(`${otherwise} ${word}.\n`);
      code = 1;
      continue;
    }
    const { text, ...rest } = done;
    io.stdout.write(isJson ? `${JSON.stringify(rest)}\n` : (text ?? ""));
  }
  return code;
}

/** A token for each name, printed once; without a name, the list. */
async function moderating({ words, where, json, withdraw }: Asked, io: Io): Promise<number> {
  const wrong = words.find((name) => !/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(name));
  if (wrong !== undefined)
    throw new UsageError(`a moderator's name has letters, digits, dots and dashes, not '${wrong}'`);
  return withDatabase(where, words.length ? "write" : "read", async (database) => {
    if (!words.length) {
      for (const { name, created_at: at, seen_at: seen } of await moderators(database)) {
        const used = seen === null ? "never used" : `last used ${new Date(seen).toISOString()}`;
        io.stdout.write(
          json ? `${JSON.stringify({ name, at, seen })}\n` : `${name}  since ${new Date(at).toISOString()}  ${used}\n`,
        );
      }
      return 0;
    }
    return each(words, io, json, "There is no moderator", async (name) => {
      if (withdraw)
        return (await withdrawToken(database, name)) ? { name, text: `${name} is no longer a moderator\n` } : undefined;
      const token = await issueToken(database, name);
      return { name, token, text: `${name}: ${token}\n` };
    });
  });
}

export const onTables = {
  list: listed,
  show: shown,
  export: exported,
  import: imported,
  remove: removed,
  ban: banned,
  moderator: moderating,
};
