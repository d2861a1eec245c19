/**
 * The writer thread: the only connection that writes. Whatever was asked for while the disk was busy is committed
 * together, so that many tables share one wait for it.
 */
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./database.ts";
import type { Database, Statement } from "./database.ts";
import type { Answered, Outcome, Told, Unit } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("this is a thread");
const { file } = workerData as { readonly file: string };
const db = openDatabase(file);
/** Held for as long as the thread lives: a statement must not outlive its database, nor the other way round. */
const statements = new Map<string, Statement>();

function statement(sql: string): Statement {
  let known = statements.get(sql);
  if (!known) {
    known = db.prepare(sql);
    statements.set(sql, known);
  }
  return known;
}

function run(unit: Unit): Outcome {
  db.exec("savepoint unit");
  try {
    for (const { sql, parameters, mustChange } of unit) {
      const { changes } = statement(sql).run(...(parameters as never[]));
      if (mustChange && changes === 0) {
        db.exec("rollback to unit");
        db.exec("release unit");
        return "overtaken";
      }
    }
    db.exec("release unit");
    return "kept";
  } catch (thrown) {
    try {
      db.exec("rollback to unit");
      db.exec("release unit");
    } catch {
      // A full disk undoes everything that was begun: nothing of the whole group counts.
      throw thrown;
    }
    return { error: messageOf(thrown) };
  }
}

/** All of them, or, when the disk refuses, none. */
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
    // The database has done so itself.
  }
}

/** Leaves everything in the file itself and nothing beside it, for whoever copies it. */
function foldIn(database: Database): void {
  try {
    database.exec("pragma wal_checkpoint(truncate)");
  } catch {
    // Where the disk does not take it now, what lies beside the file holds it.
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
