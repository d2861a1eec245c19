/** A table as the first version of the page kept it, in the middle of a game and after two take-backs in a row. */
import { metro } from "@interchange/metro/core";
import { readNotes, Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { openLocalTable } from "../client/localTable.ts";
import { metroGame } from "../metro/game.ts";
import { readEnvelope } from "./envelope.ts";
import { memoryShelf } from "./shelf.ts";
import kept from "./fixtures/version-1.json" with { type: "json" };

const TEXT = JSON.stringify(kept);
/** What Ada, Bo and Cy did before it was taken back; each move is followed by a draw that they have seen. */
const TAKEN_BACK = "accd@c4 =bcbc cbaa@d6 =ccda cbcb@e6 =acba bcbc@a2 =bcdd ccda@a4 =bbad acba@a7 =bbbb".split(" ");
const MOVES = TAKEN_BACK.filter((word) => !word.startsWith("="));

describe("a table kept by the first version", () => {
  test("reads, and replays", () => {
    const read = readEnvelope(TEXT);
    if (!read.ok) throw new Error(read.detail);
    expect(read.envelope.seenDraws.map(({ text }) => `=${text}`)).toEqual(
      TAKEN_BACK.filter((word) => word.startsWith("=")),
    );
    expect(Table.replay(metro, read.record)).toMatchObject({ ok: true });
  });

  test("opens and goes on: draws that were seen come again, and the take-back is noted", async () => {
    const shelf = memoryShelf();
    shelf.put("kept", TEXT);
    const bots = MOVES.filter((_, index) => index % 3 !== 0);
    let asked = 0;
    const opened = openLocalTable(metroGame, "kept", {
      shelf,
      thinker: {
        think: async () => ({ ok: true, move: metro.notation.readMove(bots[asked++] ?? "")! }),
        close: () => undefined,
      },
      now: () => 1,
      pause: () => 0,
    });
    if (!opened.ok) throw new Error(opened.detail);
    const { client } = opened;
    for (const move of [MOVES[0], MOVES[3]]) {
      expect(client.waiting.value).toEqual({ kind: "viewer", seat: 0 });
      expect(await client.play(metro.notation.readMove(move ?? "")!)).toEqual({ kind: "applied" });
      while (client.waiting.value.kind !== "viewer") await new Promise((resolve) => setTimeout(resolve, 0));
    }
    client.close();
    const after = readEnvelope(shelf.text("kept") ?? "");
    if (!after.ok) throw new Error(after.detail);
    const entries = after.record.entries.slice(-TAKEN_BACK.length);
    expect(entries.map(({ by, text }) => (by === "chance" ? `=${text}` : text))).toEqual(TAKEN_BACK);
    expect(readNotes(entries[0]?.comment).back).toBe(12);
    expect(after.envelope).toMatchObject({ seenDraws: [], tookBack: 0 });
    expect(after.record.entries.filter(({ comment }) => readNotes(comment).back === 6)).toHaveLength(1);
  });
});
