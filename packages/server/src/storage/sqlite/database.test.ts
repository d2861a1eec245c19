import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "./database.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "interchange-sqlite-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("a commit is on the disk before it counts, and names what it belongs to", () => {
  const db = openDatabase(join(folder, "t.db"));
  // 2 is full: https://sqlite.org/pragma.html#pragma_synchronous
  expect({ ...db.prepare("pragma synchronous").get() }).toEqual({ synchronous: 2 });
  expect({ ...db.prepare("pragma journal_mode").get() }).toEqual({ journal_mode: "wal" });
  expect({ ...db.prepare("pragma foreign_keys").get() }).toEqual({ foreign_keys: 1 });
  db.close();
});
