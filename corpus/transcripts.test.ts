/** What every record of the corpus tells whom, as it stands beside the record. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { metro } from "@interchange/metro";
import { readRecord } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { transcriptOf } from "./transcript.ts";

const GAMES: readonly AnyGame[] = [metro, underground];
const WRITES = process.env["WRITE_TRANSCRIPTS"] === "1";
const RECORD = ".record";
const TRANSCRIPT = ".events.txt";
const HOW = "`npm run transcripts -- --write` writes the transcripts anew; then read what has changed";

describe.each(GAMES)("the transcripts of $id", (game) => {
  const folder = join(import.meta.dirname, game.id);
  const named = (ending: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .toSorted();

  it.each(named(RECORD))("%s tells what it told before", (name) => {
    const read = readRecord(readFileSync(join(folder, `${name}${RECORD}`), "utf8"));
    if (!read.ok) throw new Error(`${name}: ${read.problem.line}: ${read.problem.reason}`);
    const transcript = transcriptOf(game, read.record);
    const file = join(folder, `${name}${TRANSCRIPT}`);
    if (WRITES) writeFileSync(file, transcript);
    expect(transcript, HOW).toBe(readFileSync(file, "utf8"));
  });

  it("stand beside every record, and nowhere else", () => expect(named(TRANSCRIPT), HOW).toEqual(named(RECORD)));
});
