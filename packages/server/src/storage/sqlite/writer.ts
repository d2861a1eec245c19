/**
 * The writer thread, the only connection that writes. Everything requested while the disk was busy is committed
 * together, so that many tables share one wait for the disk.
 */
import { parentPort, workerData } from "node:worker_threads";
import { appendRow } from "./appendRow.ts";
import type { Statements } from "./appendRow.ts";
import { openDatabase } from "./database.ts";
import type { Database, Statement } from "./database.ts";
import type { Answered, Outcome, Told, Unit } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("this is a thread");
const { file } = workerData as { readonly file: string };
const db = openDatabase(file);
/** Kept as long as the thread: statements and their database must not outlive each other. */
const statements = new Map<string, Statement>();

function statement(sql: string): Statement {
  let known = statements.get(sql);
  if (!known) {
    known = db.prepare(sql);
    statements.set(sql, known);
  }
  return known;
}

const known: Statements = {
  change: (sql, values) => statement(sql).run(...values).changes,
  finds: (sql, values) => statement(sql).get(...values) !== undefined,
};

/** Returns false if a statement that must change a row did not. */
function write(unit: Unit): boolean {
  if ("table" in unit) return appendRow(unit, known);
  return unit.every(({ sql, parameters, mustChange }) => {
    const { changes } = statement(sql).run(...(parameters as never[]));
    return !mustChange || changes !== 0;
  });
}

function run(unit: Unit): Outcome {
  db.exec("savepoint unit");
  try {
    const isKept = write(unit);
    if (!isKept) db.exec("rollback to unit");
    db.exec("release unit");
    return isKept ? "kept" : "overtaken";
  } catch (thrown) {
    try {
      db.exec("rollback to unit");
      db.exec("release unit");
    } catch {
      // A full disk rolls everything back, so the whole group fails.
      throw thrown;
    }
    return { error: messageOf(thrown) };
  }
}

/** All of them, or none if the disk refuses. */
function writeAll(units: readonly Unit[]): readonly Outcome[] {
  try {
    db.exec("begin immediate");
    const outcomes = units.map(run);
    db.exec("commit");
    return outcomes;
  } catch (thrown) {
    rollBack(db);
    return units.map(() => ({ error: messageOf(thrown) }));
  }
}

function rollBack(database: Database): void {
  try {
    database.exec("rollback");
  } catch {
    // The database has already rolled back.
  }
}

/** Moves everything into the main file, for people who copy it. */
function foldIn(database: Database): void {
  try {
    database.exec("pragma wal_checkpoint(truncate)");
  } catch {
    // If the disk refuses now, the WAL file still has it.
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function answer(told: Told): Answered {
  switch (told.kind) {
    case "write":
      return { kind: "written", outcomes: writeAll(told.units) };
    case "stop":
      statements.clear();
      foldIn(db);
      db.close();
      return { kind: "stopped" };
  }
}

port.on("message", (told: Told) => {
  port.postMessage(answer(told));
  if (told.kind === "stop") port.close();
});
port.postMessage({ kind: "opened" } satisfies Answered);
