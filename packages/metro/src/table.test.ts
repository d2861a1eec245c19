/** `Table` and take-backs, at a table of Metro. */
import { readRecord, scriptedChance, seededChance, Table, writeRecord } from "@interchange/tabletop";
import type { Viewer } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import { moveOf, run, setupOf, tableOf } from "./testing/tables.ts";
import type { MetroTable } from "./testing/tables.ts";

const DEALT = "=aaaa =bbbb";

function playFirst(table: MetroTable): void {
  table.play(table.position.turn, metro.moves(table.view(table.position.turn))[0]!);
}

describe("a table", () => {
  it("changes nothing when it refuses", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    const before = JSON.stringify(table.position);
    expect(table.play(0, moveOf("aaaa@c3")).ok).toBe(false);
    expect(table.play(1, moveOf("bbbb@b1")).ok).toBe(false);
    expect(table.resolve({ type: "tile", tile: "aaaa" })).toBeUndefined();
    expect([JSON.stringify(table.position), table.history.length]).toEqual([before, 2]);
  });

  it("refuses an outcome that cannot come", () => {
    const table = tableOf({ seats: 2 }, "=dddd =dddd");
    run(table, "dddd@b1");
    expect(table.resolve({ type: "tile", tile: "dddd" })).toBeUndefined();
    expect(table.resolve({ type: "tile", tile: "aaaa" })).toBeDefined();
  });

  it("wants a name for every seat", () => {
    expect(() => new Table(metro, setupOf({ seats: 3 }), ["Ada"])).toThrow(RangeError);
  });

  it("knows every earlier position", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    expect(table.at(0).stage).toBe("deal");
    expect(table.at(3).laid.length).toBe(1);
    expect(table.at(4)).toBe(table.position);
    expect(() => table.at(5)).toThrow(RangeError);
  });
});

describe("taking back", () => {
  it("is free until somebody else, or chance, has acted", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    expect(table.takeBackOf(0)).toBeUndefined();
    expect(table.takeBack(0)).toBe(false);
    run(table, "draw");
    expect(table.takeBackOf(0)).toEqual({ entries: 1, isFree: true });
    run(table, "=cccc");
    expect(table.takeBackOf(0)).toEqual({ entries: 2, isFree: false });
  });

  it("reaches back to the seat's last decision, and draws come again in the same order", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    const source = seededChance("again");
    playFirst(table);
    table.settle(source);
    playFirst(table);
    table.settle(source);
    const draws = table.history.slice(2).flatMap(({ entry }) => (entry.by === "chance" ? [entry.text] : []));
    expect(table.takeBack(0)).toBe(true);
    expect(table.position.turn).toBe(0);
    expect(table.position.laid).toEqual([]);
    // Another decision now: the tile that came as a refill comes as the second tile.
    run(table, "draw");
    table.settle(scriptedChance([]));
    expect(table.position.drawn).toEqual([draws[0]]);
    table.play(0, metro.moves(table.view(0))[0]!);
    playFirst(table);
    table.settle(scriptedChance([]));
    expect(table.position.hands[1]).toEqual([draws[1]]);
  });

  it("is noted in the record, which still replays", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    table.takeBack(0);
    run(table, "aaaa@c1 =cccc");
    expect(writeRecord(table.record())).toContain("aaaa@c1 {[%back 2]}");
    const read = readRecord(writeRecord(table.record()));
    const replayed = read.ok ? Table.replay(metro, read.record) : undefined;
    expect(replayed?.ok && replayed.table.record()).toEqual(table.record());
  });

  it("remembers what was seen when the table is saved and opened again", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc bbbb@c1 =dddd`);
    table.takeBack(0);
    const opened = Table.replay(metro, table.record(), undefined, { seen: table.seenDraws });
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.table.seenDraws).toEqual([
      { stream: "bag", text: "cccc" },
      { stream: "bag", text: "dddd" },
    ]);
    run(opened.table, "aaaa@e1");
    opened.table.settle(scriptedChance([]));
    expect(opened.table.position.hands[0]).toEqual(["cccc"]);
  });
});

describe("rewinding", () => {
  /** Two seats play six turns; what was done, oldest first. */
  const played = (): { readonly table: MetroTable; readonly texts: readonly string[] } => {
    const table = tableOf({ seats: 2 }, DEALT);
    for (let turn = 0; turn < 6; turn++) {
      playFirst(table);
      table.settle(seededChance("rewind"));
    }
    return { table, texts: table.log.map(({ entry }) => entry.text) };
  };

  it("takes back so many entries, or says that there are not so many", () => {
    const { table, texts } = played();
    for (const entries of [0, -1, 1.5, texts.length + 1, Number.NaN]) expect(table.rewind(entries)).toBe(false);
    expect(table.log.map(({ entry }) => entry.text)).toEqual(texts);
    const before = table.at(texts.length - 5);
    expect(table.rewind(5)).toBe(true);
    expect(table.position).toEqual(before);
    expect([table.length, table.tookBack]).toEqual([texts.length - 5, 5]);
    expect(table.rewind(table.length)).toBe(true);
    expect(table.position).toEqual(metro.start(table.setup));
    expect(table.tookBack).toBe(texts.length);
  });

  it.each([[[2, 2]], [[1, 4, 1]], [[4, 6]]])(
    "lets draws come again in the order in which they came first, after take-backs of %j entries",
    (steps) => {
      const { table, texts } = played();
      for (const entries of steps) table.rewind(entries);
      const undone = texts.slice(table.length);
      for (const text of undone) {
        if (table.actor.kind === "chance") table.settle(scriptedChance([]));
        else run(table, text);
      }
      table.settle(scriptedChance([]));
      expect(table.log.map(({ entry }) => entry.text)).toEqual(texts);
      expect(table.seenDraws).toEqual([]);
    },
  );

  it("keeps draws in order when another take-back follows after some play", () => {
    const { table, texts } = played();
    table.rewind(8);
    run(table, texts[table.length]!);
    table.settle(scriptedChance([]));
    table.rewind(4);
    while (table.length < texts.length) {
      if (table.actor.kind === "chance") table.settle(scriptedChance([]));
      else run(table, texts[table.length]!);
    }
    expect(table.log.map(({ entry }) => entry.text)).toEqual(texts);
  });

  it("forgets no take-back whose note was taken back itself", () => {
    const { table, texts } = played();
    table.rewind(4);
    run(table, texts[table.length]!);
    expect(table.log.at(-1)?.entry.comment).toBe("[%back 4]");
    table.rewind(1);
    expect(table.tookBack).toBe(5);
    run(table, texts[table.length]!);
    expect(table.log.at(-1)?.entry.comment).toBe("[%back 5]");
    expect(table.tookBack).toBe(0);
  });

  it("keeps a seen draw for later though the record has one like it before", () => {
    const table = tableOf({ seats: 2 }, "=cbaa =bbbb cbaa@a5 =cbaa");
    table.takeBack(0);
    const opened = Table.replay(metro, table.record(), undefined, { seen: table.seenDraws });
    expect(opened.ok && opened.table.seenDraws).toEqual([{ stream: "bag", text: "cbaa" }]);
  });

  it("goes on after a restart with what had not been noted", () => {
    const { table } = played();
    table.rewind(2);
    const { seenDraws: seen, tookBack } = table;
    const opened = Table.replay(metro, table.record(), undefined, { seen, tookBack });
    if (!opened.ok) throw new Error(opened.reason);
    playFirst(opened.table);
    playFirst(table);
    expect(opened.table.record()).toEqual(table.record());
    expect(opened.table.log.at(-1)?.entry.comment).toBe("[%back 2]");
  });
});

describe("a table that ends early", () => {
  const SCRIPT = `${DEALT} aaaa@a1 =cccc`;

  it.each(["resigned", "time"] as const)("by %s: that seat is last and nothing is hidden any more", (kind) => {
    const table = tableOf({ seats: 2 }, SCRIPT);
    expect([table.isOver, table.standings, table.record(1).result]).toEqual([false, undefined, undefined]);
    expect(table.end({ kind, seat: 0 })).toBe(true);
    expect(table.standings?.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect([table.isOver, table.actor.kind]).toEqual([true, "nobody"]);
    for (const viewer of [undefined, 0, 1, "spectator"] as const)
      expect(table.record(viewer)).toMatchObject({
        result: [0, 0],
        termination: { kind, seat: 0 },
        entries: SCRIPT.split(" ").map((word) => ({ text: word.replace("=", "") })),
      });
  });

  it.each(["agreed", "abandoned"] as const)("by %s: nobody has a place", (kind) => {
    const table = tableOf({ seats: 2 }, SCRIPT);
    expect(table.end({ kind })).toBe(true);
    expect(table.standings).toEqual([
      { seat: 0, points: 0 },
      { seat: 1, points: 0 },
    ]);
  });

  it.each(["resigned", "time", "agreed", "abandoned"] as const)("by %s: everybody sees every hand", (kind) => {
    const table = tableOf({ seats: 2 }, SCRIPT);
    const hands = (viewer: Viewer): unknown => table.view(viewer).hands;
    expect([hands(0), hands(1), hands("spectator")]).toEqual([
      [["cccc"], ["?"]],
      [["?"], ["bbbb"]],
      [["?"], ["?"]],
    ]);
    table.end(kind === "resigned" || kind === "time" ? { kind, seat: 0 } : { kind });
    for (const viewer of [0, 1, "spectator"] as const) {
      expect(hands(viewer)).toEqual([["cccc"], ["bbbb"]]);
      expect(table.view(viewer).unseen).toEqual(table.position.bag);
    }
  });

  it("does nothing more, and ends but once", () => {
    const table = tableOf({ seats: 2 }, `${SCRIPT} bbbb@c1`);
    table.end({ kind: "resigned", seat: 1 });
    const before = table.record();
    expect(table.resolve({ type: "tile", tile: "aaaa" })).toBeUndefined();
    expect(table.settle(seededChance(1))).toEqual([]);
    expect(table.play(0, moveOf("cccc@e1"))).toEqual({ ok: false, refusal: { code: "gameOver", rule: "end" } });
    expect([table.takeBackOf(0), table.takeBack(0), table.rewind(1)]).toEqual([undefined, false, false]);
    expect(table.end({ kind: "abandoned" })).toBe(false);
    expect(table.record()).toEqual(before);
    expect(() => table.end({ kind: "time", seat: 2 })).toThrow(RangeError);
  });

  it("a finished game is neither abandoned nor resigned", () => {
    const over = playedThrough();
    const before = over.record();
    expect([over.end({ kind: "abandoned" }), over.end({ kind: "resigned", seat: 0 })]).toEqual([false, false]);
    expect([over.isOver, over.termination]).toEqual([true, undefined]);
    expect(over.standings).toEqual(metro.standings(over.position));
    expect(over.record()).toEqual(before);
    const claimed = Table.replay(metro, { ...before, termination: { kind: "abandoned" } });
    expect(claimed).toMatchObject({ ok: false, reason: expect.stringContaining("played out") });
  });

  it("replays with the result of that moment", () => {
    const table = tableOf({ seats: 2 }, SCRIPT);
    table.end({ kind: "time", seat: 1 });
    const replayed = Table.replay(metro, table.record());
    expect(replayed.ok && replayed.table.record()).toEqual(table.record());
    expect(replayed.ok && replayed.table.isOver).toBe(true);
    const half = Table.replay(metro, table.record(), 3);
    expect(half.ok && half.table.isOver).toBe(false);
    expect(Table.replay(metro, { ...table.record(), result: [1, 0] })).toMatchObject({ ok: false, entry: 4 });
  });
});

function playedThrough(): MetroTable {
  const table = tableOf({ seats: 2 });
  const source = seededChance("through");
  for (table.settle(source); table.actor.kind === "seat"; table.settle(source)) playFirst(table);
  return table;
}

describe("somebody takes a seat", () => {
  it("and the next entry says so, with a take-back and whatever people write", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    table.takeBack(0);
    table.changeSeat(0, 'Eve "]}');
    table.changeSeat(1, "Bo");
    run(table, "aaaa@c1");
    table.annotate(2, { comment: "a fine place" });
    const note = String.raw`[%back 2] [%seat 1 "Seat 1" "Eve \"]}"] [%seat 2 "Seat 2" "Bo"]`;
    expect(table.log[2]?.entry.comment).toBe(`${note} a fine place`);
    run(table, "=cccc");
    expect(table.record().seats).toEqual(['Eve "]}', "Bo"]);
    expect(table.namesAt(2)).toEqual(["Seat 1", "Seat 2"]);
    expect(table.namesAt(3)).toEqual(['Eve "]}', "Bo"]);
    const read = readRecord(writeRecord(table.record()));
    const replayed = read.ok ? Table.replay(metro, read.record) : undefined;
    if (!replayed?.ok) throw new Error("does not replay");
    expect(replayed.table.record()).toEqual(table.record());
    expect(replayed.table.namesAt(2)).toEqual(["Seat 1", "Seat 2"]);
    const half = Table.replay(metro, table.record(), 2);
    expect(half.ok && half.table.names).toEqual(["Seat 1", "Seat 2"]);
  });

  it("and the last entry says so where none follows", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    table.annotate(1, { comment: "dealt" });
    table.changeSeat(1, "Cy");
    table.end({ kind: "resigned", seat: 1 });
    expect(table.record().entries.at(-1)?.comment).toBe('dealt [%seat 2 "Seat 2" "Cy"]');
    expect(table.log.at(-1)?.entry.comment).toBe("dealt");
    const replayed = Table.replay(metro, table.record());
    expect(replayed.ok && replayed.table.record()).toEqual(table.record());
    expect(replayed.ok && [replayed.table.namesAt(1), replayed.table.names]).toEqual([
      ["Seat 1", "Seat 2"],
      ["Seat 1", "Cy"],
    ]);
  });

  it("and stays when a move is taken back", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    table.changeSeat(0, "Eve");
    run(table, "aaaa@a1 =cccc");
    table.takeBack(0);
    expect(table.names).toEqual(["Eve", "Seat 2"]);
    expect(table.namesAt(1)).toEqual(["Seat 1", "Seat 2"]);
    run(table, "aaaa@c1");
    expect(table.log.at(-1)?.entry.comment).toBe('[%back 2] [%seat 1 "Seat 1" "Eve"]');
  });

  it("is not noted when nobody else sits there in the end, and needs a seat", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    for (const name of ["Eve", "Flo", "Seat 1"]) table.changeSeat(0, name);
    run(table, "aaaa@a1");
    expect(table.log.at(-1)?.entry.comment).toBeUndefined();
    expect(() => table.changeSeat(2, "Eve")).toThrow(RangeError);
    expect(() => table.changeSeat(0, "E".repeat(101))).toThrow(RangeError);
  });

  it("is noted at the last entry alone, however many there are", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    table.changeSeat(0, "Eve");
    const { entries } = table.record();
    expect(entries.map(({ text }) => text)).toEqual(["aaaa", "bbbb", "aaaa@a1", "cccc"]);
    expect(entries.map(({ comment }) => comment)).toEqual([
      undefined,
      undefined,
      undefined,
      '[%seat 1 "Seat 1" "Eve"]',
    ]);
  });

  it("is known to viewers who may not know the move", () => {
    const table = tableOf({ seats: 2 }, "=aaaa");
    table.changeSeat(0, "Eve");
    run(table, "=bbbb");
    expect(table.record(0).entries[1]).toEqual({ by: "chance", text: "?", comment: '[%seat 1 "Seat 1" "Eve"]' });
  });
});

describe("a table that keeps its last position alone", () => {
  it("tells everything as one that keeps them all", () => {
    const full = playedThrough();
    const replayed = Table.replay(metro, full.record(), full.length - 7, { keeps: "last" });
    const half = Table.replay(metro, full.record(), full.length - 7);
    if (!replayed.ok || !half.ok) throw new Error("does not replay");
    const { table } = replayed;
    expect(table.history).toEqual(half.table.history);
    for (const entries of [0, 1, 40, table.length]) expect(table.at(entries)).toEqual(full.at(entries));
    for (const viewer of [0, 1, "spectator"] as const) expect(table.record(viewer)).toEqual(half.table.record(viewer));
    expect([table.rewind(30), half.table.rewind(30)]).toEqual([true, true]);
    expect(table.position).toEqual(half.table.position);
    expect([table.seenDraws, table.drawn("bag")]).toEqual([half.table.seenDraws, half.table.drawn("bag")]);
  });

  it("steps through the game no more than once for a viewer's record", () => {
    const full = playedThrough();
    let steps = 0;
    const counted: typeof metro = {
      ...metro,
      play: (position, move) => (steps++, metro.play(position, move)),
      resolve: (position, chance) => (steps++, metro.resolve(position, chance)),
    };
    const replayed = Table.replay(counted, { ...full.record() }, full.length - 7, { keeps: "last" });
    if (!replayed.ok) throw new Error(replayed.reason);
    steps = 0;
    replayed.table.record(0);
    expect(steps).toBe(full.length - 7);
  });
});

describe("a table that keeps a few positions", () => {
  it("tells everything as one that keeps them all, from any entry on, and works out only what is long ago", () => {
    const full = playedThrough();
    const length = 50;
    let steps = 0;
    const counted: typeof metro = {
      ...metro,
      play: (position, move) => (steps++, metro.play(position, move)),
      resolve: (position, chance) => (steps++, metro.resolve(position, chance)),
    };
    const few = Table.replay(counted, full.record(), length, { keeps: "few" });
    const all = Table.replay(metro, full.record(), length);
    if (!few.ok || !all.ok) throw new Error("does not replay");
    for (const table of [few.table, all.table]) {
      table.annotate(3, { comment: "early" });
      table.annotate(45, { comment: "late" });
    }
    steps = 0;
    for (let entry = length - 12; entry <= length; entry++)
      expect(few.table.historyFrom(entry)).toEqual(all.table.historyFrom(entry));
    expect(few.table.at(length - 11)).toEqual(all.table.at(length - 11));
    expect(steps).toBe(0);
    for (const entry of [0, 3, 37]) {
      expect(few.table.historyFrom(entry)).toEqual(all.table.historyFrom(entry));
      expect(few.table.at(entry)).toEqual(all.table.at(entry));
    }
    expect(few.table.entriesFor(1, 40)).toEqual(all.table.record(1).entries.slice(40));
    expect(few.table.history.map(({ entry }) => entry.comment).filter(Boolean)).toEqual(["early", "late"]);
    expect([few.table.rewind(5), all.table.rewind(5)]).toEqual([true, true]);
    expect(few.table.history).toEqual(all.table.history);
    expect(few.table.drawn("bag")).toEqual(all.table.drawn("bag"));
  });
});

describe("a fork", () => {
  it("has the same past, and leaves its table alone", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc bbbb@c1 =dddd`);
    table.takeBack(1);
    const before = { record: table.record(), seen: table.seenDraws, drawn: table.drawn("bag"), history: table.history };
    const fork = table.fork();
    expect(fork.record()).toEqual(before.record);
    expect([fork.seenDraws, fork.tookBack, fork.drawn("bag")]).toEqual([before.seen, 2, before.drawn]);
    fork.changeSeat(0, "Eve");
    fork.annotate(0, { glyph: "!" });
    run(fork, "bbbb@e1");
    fork.settle(scriptedChance([]));
    fork.end({ kind: "agreed" });
    expect(fork.log.at(-1)?.entry.text).toBe("dddd");
    expect(table.record()).toEqual(before.record);
    expect([table.seenDraws, table.tookBack, table.drawn("bag")]).toEqual([before.seen, 2, before.drawn]);
    expect(table.history).toEqual(before.history);
    expect([table.isOver, fork.isOver]).toEqual([false, true]);
  });
});

describe("annotating", () => {
  it("adds to what stands there, and keeps the table's own notes", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    table.annotate(2, { glyph: "!" });
    table.annotate(2, { comment: "why not" });
    expect(table.log[2]?.entry).toEqual({ by: "seat", text: "aaaa@a1", glyph: "!", comment: "why not" });
    table.annotate(2, { glyph: "?" });
    expect(table.history[2]?.entry).toMatchObject({ glyph: "?", comment: "why not" });
    table.takeBack(0);
    run(table, "aaaa@c1");
    table.annotate(2, { comment: "" });
    expect(table.log[2]?.entry.comment).toBe("[%back 2]");
    table.annotate(2, { comment: "better [%back 2]" });
    expect(table.log[2]?.entry.comment).toBe("better [%back 2]");
    expect(table.log[2]?.entry).not.toHaveProperty("glyph");
  });

  it("needs an entry", () => {
    const table = tableOf({ seats: 2 }, DEALT);
    for (const entry of [-1, 2]) expect(() => table.annotate(entry, { glyph: "!" })).toThrow(`entry ${entry} of 2`);
    for (const entries of [-1, 0.5, 3]) expect(() => table.at(entries)).toThrow(`entry ${entries} of 2`);
  });
});

it("a source that picks what is not there is a mistake", () => {
  const table = tableOf({ seats: 2 });
  expect(() => table.settle({ pick: () => 99 })).toThrow("no outcome 99 of bag");
  expect(() => new Table(metro, setupOf({ seats: 3 }), ["Ada"])).toThrow("1 names for 3 seats");
});

describe("a viewer's record of a running game", () => {
  it("hides what that viewer may not know", () => {
    const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
    const texts = (viewer: 0 | 1 | "spectator"): string =>
      table
        .record(viewer)
        .entries.map(({ by, text }) => (by === "chance" ? `=${text}` : text))
        .join(" ");
    expect(texts(0)).toBe("=aaaa =? aaaa@a1 =cccc");
    expect(texts(1)).toBe("=? =bbbb aaaa@a1 =?");
    expect(texts("spectator")).toBe("=? =? aaaa@a1 =?");
    const read = readRecord(writeRecord(table.record(1)));
    expect(read.ok && Table.replay(metro, read.record)).toMatchObject({
      ok: false,
      entry: 0,
      reason: expect.stringContaining("hidden"),
    });
  });
});

it("draws that were seen elsewhere come first at a new table", () => {
  const table = new Table(metro, setupOf({ seats: 2, options: { start: "1" } }), ["Ada", "Bob"], {
    seen: [
      { stream: "bag", text: "cccc" },
      { stream: "bag", text: "dddd" },
    ],
  });
  table.settle(seededChance("new"));
  expect(table.position.hands).toEqual([["cccc"], ["dddd"]]);
});

it("entries from some place on are the same before and after the end", () => {
  const table = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`);
  const texts = (): string[] => table.entriesFor(0, 2).map(({ text }) => text);
  expect(texts()).toEqual(["aaaa@a1", "cccc"]);
  table.end({ kind: "agreed" });
  expect(texts()).toEqual(["aaaa@a1", "cccc"]);
});

it("only whoever has the turn is offered moves, and nobody before the deal or after the end", () => {
  expect(metro.moves(tableOf({ seats: 2 }).view(0))).toEqual([]);
  const table = tableOf({ seats: 2, options: { "open-hands": "yes" } }, DEALT);
  expect(metro.moves(table.view(0)).length).toBeGreaterThan(0);
  expect([metro.moves(table.view(1)), metro.moves(table.view("spectator"))]).toEqual([[], []]);
  const over = playedThrough();
  expect([0, 1].map((seat) => metro.moves(over.view(seat)))).toEqual([[], []]);
});

describe("replaying a record", () => {
  const record = tableOf({ seats: 2 }, `${DEALT} aaaa@a1 =cccc`).record();
  const entries = (...texts: string[]): typeof record => ({
    ...record,
    entries: texts.map((text) => (text.startsWith("=") ? { by: "chance", text: text.slice(1) } : { by: "seat", text })),
  });

  it.each([
    [{ ...record, game: "chess" }, 0, "the record is of chess"],
    [{ ...record, setup: { ...record.setup, edition: "ninth" } }, 0, 'unknown edition "ninth"'],
    [{ ...record, setup: { ...record.setup, rules: 4 } }, 0, "rules version 4"],
    [{ ...record, setup: { ...record.setup, options: { speed: "fast" } } }, 0, 'unknown option "speed"'],
    [{ ...record, setup: { ...record.setup, modules: ["mars"] } }, 0, 'unknown module "mars"'],
    [entries("=aaaa", "aaaa@a1"), 1, "a draw comes next"],
    [entries("=aaaa", "=bbbb", "=cccc"), 2, "seat 1 must move"],
    [entries("=zzzz"), 0, "is not a draw"],
    [entries("=aaaa", "=bbbb", "hello"), 2, "is not a move"],
    [entries("=aaaa", "=bbbb", "aaaa@c3"), 2, "notAdjacent, rule 3.2"],
    [entries("=dddd", "=dddd", "draw", "=dddd"), 3, "cannot be drawn"],
    [entries("=aaaa", "=bbbb", "?"), 2, "hidden: this record shows only what one player saw of a running game"],
    [{ ...record, result: [0, 0] }, 4, "not over"],
    [{ ...record, result: [1, 0] }, 4, "the result is 0 0, not 1 0"],
  ])("stops where it goes wrong and says why: %#", (broken, entry, reason) => {
    expect(Table.replay(metro, broken)).toMatchObject({ ok: false, entry, reason: expect.stringContaining(reason) });
  });
});
