import { describe, expect, it } from "vitest";
import type { Rules } from "./game.ts";
import type { Happening } from "./history.ts";
import type { Entry } from "./record.ts";
import type { Setup } from "./setup.ts";
import { entriesFor } from "./viewerRecord.ts";

/**
 * A game whose position is what was done so far. What begins with "secret" is hidden from spectators, a move also from other
 * seats; nothing is read from "strange".
 */
type Position = readonly string[];

const read = (text: string): string | undefined => (text === "strange" ? undefined : text);
const asked: Position[] = [];
const game = {
  setupOf: () => ({}) as Setup,
  notation: { readMove: read, readChance: read },
  hidesMove: (before: Position, move: string, viewer: unknown) => {
    asked.push(before);
    return move.startsWith("secret move") && viewer !== 0;
  },
  hidesChance: (before: Position, chance: string, viewer: unknown) => {
    asked.push(before);
    return chance.startsWith("secret draw") && viewer === "spectator";
  },
} as unknown as Rules<Position, string, string, never, never>;

function seenBy(viewer: number | "spectator", entries: readonly Entry[]): readonly Entry[] {
  let position: Position = [];
  const history = entries.map((entry) => {
    position = [...position, entry.text];
    return { entry, position, events: [] } as unknown as Happening<Position, never>;
  });
  asked.length = 0;
  return entriesFor(game, [], history, viewer as never);
}

const move = (text: string, comment?: string): Entry => ({ by: "seat", text, ...(comment && { comment }) });
const draw = (text: string, comment?: string): Entry => ({ by: "chance", text, ...(comment && { comment }) });

describe("a record for a viewer of a running game", () => {
  it("hides moves and draws as the game says, each asked from the position before it", () => {
    const all = [move("open"), move("secret move"), draw("secret draw"), draw("open")];
    expect(seenBy(0, all)).toEqual(all);
    expect(seenBy(1, all)).toEqual([move("open"), move("?"), draw("secret draw"), draw("open")]);
    expect(seenBy("spectator", all)).toEqual([move("open"), move("?"), draw("?"), draw("open")]);
    expect(asked).toEqual([[], ["open"], ["open", "secret move"], ["open", "secret move", "secret draw"]]);
  });

  it("asks of moves and of draws apart, though they read alike", () => {
    expect(seenBy(1, [draw("secret move")])).toEqual([draw("secret move")]);
    expect(seenBy("spectator", [move("secret draw")])).toEqual([move("secret draw")]);
  });

  it("leaves what cannot be read as it is, and asks nothing of it", () => {
    const all = [move("strange"), draw("strange")];
    expect(seenBy("spectator", all)).toEqual(all);
    expect(asked).toEqual([]);
  });

  it("keeps the table's own notes on what it hides, and no other words", () => {
    const noted = move("secret move", 'I hope nobody sees [%seat 1 "Ada" "Bob"] this');
    const [entry] = seenBy(1, [noted]);
    expect(entry).toEqual(move("?", '[%seat 1 "Ada" "Bob"]'));
    const [bare] = seenBy(1, [move("secret move", "just words")]);
    expect(Object.keys(bare!)).toEqual(["by", "text"]);
    expect(seenBy(0, [noted])).toEqual([noted]);
  });
});
