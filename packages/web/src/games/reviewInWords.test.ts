import { metro } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import { known, readRecord, Table } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { MetroClient } from "./metro/desk/common.ts";
import { metroDeskOf } from "./metro/desk/desk.ts";
import { metroTextOf } from "./metro/text/index.ts";
import { aloneCommands } from "../table/text/shared.ts";
import { answer } from "../table/text/understand.ts";
import RECORD from "../../../../corpus/metro/bigbox/2-seats.record?raw";
import { reviewAlone, reviewClientOf } from "../table/review/inWords.tsx";

/** A finished game, as its page loads it. */
function game() {
  const read = readRecord(RECORD);
  if (!read.ok) throw new Error(read.problem.reason);
  const replayed = Table.replay(metro, read.record);
  if (!replayed.ok) throw new Error(replayed.reason);
  const { table } = replayed;
  const client = {
    id: "t",
    sitters: ["Ada", "Bo"].map((name) => ({ name, mind: { kind: "person" } })),
    viewer: signal("spectator"),
    record: () => Promise.resolve(read.record),
  } as unknown as MetroClient;
  const viewAt = (entry: number): View => {
    const position = table.at(entry);
    return metro.view(position, position.turn);
  };
  const decisions = read.record.entries.flatMap(({ by }, entry) => (by === "seat" ? [entry] : []));
  return { client, viewAt, decisions };
}

test("a move under review is read in words, gone on from, and others are tried by typing them", async () => {
  const { client, viewAt, decisions } = game();
  const [early, later] = [viewAt(known(decisions[2])), viewAt(known(decisions[9]))];
  const tried = vi.fn<(move: Move) => void>();
  const made = reviewClientOf(client, { view: early, seat: early.turn, onTry: tried });
  const desk = metroDeskOf(made.client);
  const gameText = metroTextOf(desk);
  const reel = { at: signal<number | undefined>(2), go: vi.fn() };
  const steps = { go: vi.fn(), nextMistake: vi.fn(), reel, said: () => ["Move 10, Bo: e5"] };
  const commands = aloneCommands(desk, [...(reviewAlone(steps).commands ?? []), ...gameText.commands]);
  const type = (text: string) => answer(text, { commands, read: gameText.read });

  // The squares are those of the decision, and a tile typed there is tried, not played.
  const [, square = ""] = /: ([a-h]\d)/.exec((await type("moves")).says.join(" ")) ?? [];
  expect(await type(square)).toEqual({ says: [] });
  expect(tried).toHaveBeenCalledWith(expect.objectContaining({ type: "place" }));
  expect(desk.shown.value.laid).toHaveLength(early.laid.length);

  // The same desk continues to another move and answers for that one.
  expect(await type("forward")).toEqual({ says: ["Move 10, Bo: e5"] });
  expect(steps.go).toHaveBeenCalledWith("forward");
  made.now.view.value = later;
  made.now.seat.value = later.turn;
  expect(desk.shown.value.laid).toHaveLength(later.laid.length);
  const laid = known(later.laid.at(-1)).cell;
  expect((await type("help")).says.join(" ")).toContain("mistake");
  expect((await type("log")).says[0]).toContain("isn't a command");
  expect(desk.still.value.faces.has(laid)).toBe(true);
  // A spectator is none of the players.
  expect((await type("lines")).says.join(" ")).toMatch(/Ada.*Bo|Bo.*Ada/s);
  expect((await type("lines")).says.join(" ")).not.toContain("You");
  desk.close();
});
