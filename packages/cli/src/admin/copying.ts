/** The `interchange admin` actions on all data: backup, restore and moving to another database. */
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { backUp, CannotCopy, checkBackup, move, restore } from "@interchange/server/admin";
import type { Counts } from "@interchange/server/admin";
import { UsageError } from "../arguments.ts";
import { linesOf } from "../input.ts";
import type { Io } from "../io.ts";
import type { Asked } from "./asked.ts";

/** The file is renamed once it is complete and on disk, so that half a backup never looks like one. */
async function backup({ words: [file = ""], where, json, force }: Asked, io: Io): Promise<number> {
  if (existsSync(file) && !force)
    throw new CannotCopy(`${file} already exists. Choose another name, or overwrite it with --force.`);
  const unfinished = `${file}.part`;
  const out = createWriteStream(unfinished);
  const into = isCompressed(file) ? createGzip() : out;
  if (into !== out) into.pipe(out);
  const written = finished(out).catch((error: unknown) => {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`);
  });
  // The error of a full disk is reported when the next line is awaited.
  written.catch(() => undefined);
  try {
    const counts = await backUp(where, Date.now(), async (line) => {
      if (!into.write(`${line}\n`)) await Promise.race([once(into, "drain"), written]);
    });
    into.end();
    await written;
    await settled(unfinished);
    renameSync(unfinished, file);
    say({ file }, counts, json, io);
    return 0;
  } catch (thrown) {
    into.destroy();
    rmSync(unfinished, { force: true });
    throw thrown;
  }
}

async function settled(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/** Reads the backup twice: nothing is created or changed unless all of it is right. */
async function restored({ words: [file = ""], where, json }: Asked, io: Io): Promise<number> {
  try {
    await checkBackup(linesIn(file));
    say({ file }, await restore(where, linesIn(file)), json, io);
    return 0;
  } catch (thrown) {
    const { code = "", message } = thrown as NodeJS.ErrnoException;
    if (/^E[A-Z]+$/.test(code))
      throw new CannotCopy(`Cannot read ${file}: ${/^E[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? code}.`);
    if (code.startsWith("Z_"))
      throw new CannotCopy("The backup is damaged or truncated: it cannot be decompressed. Use another one.");
    throw thrown;
  }
}

function linesIn(file: string): AsyncIterable<string> {
  const from = createReadStream(file);
  const bytes = isCompressed(file) ? from.pipe(createGunzip()) : from;
  from.on("error", (error) => bytes.destroy(error));
  return linesOf(bytes);
}

async function moved({ where, to, json }: Asked, io: Io): Promise<number> {
  if (to === undefined) throw new UsageError("--to is missing");
  if (to === where) throw new UsageError("--to and --data name the same database");
  say({}, await move(where, to, Date.now), json, io);
  return 0;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function isCompressed(file: string): boolean {
  return file.endsWith(".gz");
}

function say(more: object, counts: Counts, isJson: boolean, io: Io): void {
  const { tables = 0, log = 0, identities = 0 } = counts;
  io.stdout.write(
    isJson
      ? `${JSON.stringify({ ...more, rows: counts })}\n`
      : `${counted(tables, "table", "tables")} with ${counted(log, "row", "rows")}, ${counted(identities, "identity", "identities")}\n`,
  );
}

export const copying = { backup, restore: restored, move: moved };
