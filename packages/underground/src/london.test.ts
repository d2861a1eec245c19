/** London's games are the same to the last move, whatever becomes of other maps. */
import { Random, seededChance, Table, writeRecord } from "@interchange/tabletop";
import { sha256 } from "@interchange/tabletop/seal";
import { expect, test } from "vitest";
import { underground } from "./index.ts";

/** Random games for two to five players, as records. Their moves are chosen by number, so the order of moves counts. */
function games(count: number): string {
  return Array.from({ length: count }, (_, game) => {
    const prepared = underground.prepare({ seats: 2 + (game % 4) });
    if (!prepared.ok) throw new Error(prepared.reason);
    const [chance, random] = [seededChance(`london ${game}`), new Random(`london ${game}`)];
    const names = Array.from({ length: prepared.setup.seats }, (_each, seat) => `Player ${seat + 1}`);
    const table = new Table(underground, prepared.setup, names);
    for (;;) {
      table.settle(chance);
      const { actor } = table;
      if (actor.kind !== "seat") return writeRecord(table.record());
      const moves = underground.moves(table.view(actor.seat));
      table.play(actor.seat, moves[random.below(moves.length)]!);
    }
  }).join("\n");
}

const LONG = process.env["LONG"] === "1";
/** By number of games. */
const BEFORE_OTHER_MAPS: Readonly<Record<number, string>> = {
  24: "527b66f70a30e9c7410eee5a371396d60945aaec4df1896270f1a6fd76fec659",
  1000: "710fa186e981f4dbf56178bd5b3a84629ec5117d89dcade7df42bd1d97daf707",
};

test.each(LONG ? [24, 1000] : [24])(
  "%i seeded games of London are as they were before there were other maps",
  { timeout: 600_000 },
  (count) => {
    const bytes = sha256(new TextEncoder().encode(games(count)));
    expect([...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(BEFORE_OTHER_MAPS[count]);
  },
);
