/** Moves and refusals where it is not simply somebody's turn. */
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import type { Move } from "./position.ts";
import { lay, playedOut, readyFor } from "./testing/cities.ts";
import { moveOf, refusalOf, tableOf } from "./testing/tables.ts";

const own = (module: string, word: string): Move => ({ type: "own", module, word });

describe("what a module knows nothing of", () => {
  it("rule 9.2: is refused, be it the module that is not there or the word", () => {
    const plain = tableOf({ seats: 2 }, "=aaaa =bbbb").view(0);
    expect(metro.refusal(plain, own("berlin", "side-a"))).toEqual({ code: "noSuchModule", rule: "9.2" });
    const berlin = readyFor({ modules: ["berlin"] }, "");
    expect(metro.refusal(metro.view(berlin, 0), own("berlin", "side-z"))).toEqual({
      code: "noSuchModule",
      rule: "9.2",
    });
  });
});

describe("while somebody owes a module a decision", () => {
  const modules = ["st-petersburg", "stock-corporations"];
  const owing = lay(readyFor({ modules }, ""), "aaaa@b2").position;

  it("rule 9.2: only that seat has moves, and only those of that module", () => {
    const offered = metro.moves(metro.view(owing, 0));
    expect(offered).toHaveLength(8);
    expect(offered.every((move) => move.type === "own" && move.module === "st-petersburg")).toBe(true);
    expect(metro.moves(metro.view(owing, 1))).toEqual([]);
    expect(metro.moves(metro.view(owing, "spectator"))).toEqual([]);
  });

  it("rule 9.2: nothing of another module may be done, nor by another seat", () => {
    expect(metro.refusal(metro.view(owing, 0), moveOf("stock.10-up"))).toEqual({ code: "decisionOwed", rule: "9.2" });
    expect(metro.refusal(metro.view(owing, 1), moveOf("petersburg.red"))).toEqual({ code: "notYourTurn", rule: "2.1" });
    expect(metro.refusal(metro.view(owing, 0), moveOf("petersburg.vp-1"))).toEqual({ code: "notNow", rule: "SP.6" });
  });

  it("rule PA.2: before play begins, the seat that arranges its row", () => {
    const paris = readyFor({ modules: ["paris"], options: { "paris-row": "arranged", start: "2" } }, "");
    expect(metro.actor(paris)).toEqual({ kind: "seat", seat: 1 });
    expect(metro.moves(metro.view(paris, 1))).toHaveLength(6);
    expect(metro.moves(metro.view(paris, 0))).toEqual([]);
    expect(metro.refusal(metro.view(paris, 1), { type: "draw" })).toEqual({ code: "decisionOwed", rule: "9.2" });
  });
});

describe("while chance owes a draw", () => {
  it("rule 2.5: nobody has moves", () => {
    const table = tableOf({ modules: ["berlin"] });
    expect(metro.moves(table.view(0))).toEqual([]);
    expect(refusalOf(table, "berlin.yellow")).toEqual({ code: "drawOwed", rule: "2.5" });
    const refill = tableOf({ seats: 2 }, "=aaaa =bbbb aaaa@a1");
    expect(metro.moves(refill.view(0))).toEqual([]);
    expect(metro.refusal(refill.view(1), moveOf("bbbb@c1"))).toEqual({ code: "notYourTurn", rule: "2.1" });
  });
});

describe("once a tile has been drawn instead", () => {
  it("rule 2.3: it is placed, and nothing else is done", () => {
    const position = readyFor({ modules: ["stock-corporations"] }, "");
    const asked = metro.play(position, { type: "draw" }).position;
    const { position: drawn } = metro.resolve(asked, { type: "tile", tile: "cccc" });
    const offered = metro.moves(metro.view(drawn, drawn.turn));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((move) => move.type === "place" && move.tile === "cccc")).toBe(true);
    for (const text of ["draw", "stock.10-up", `${drawn.hands[0]![0]!}@a1`])
      expect(metro.refusal(metro.view(drawn, 0), moveOf(text))).toEqual({ code: "mustPlaceDrawn", rule: "2.3" });
  });
});

it("rule 5.1: once the game is over there are no moves", () => {
  const over = playedOut({ seats: 2 }, "no more");
  for (const viewer of [0, 1, "spectator"] as const) expect(metro.moves(metro.view(over, viewer))).toEqual([]);
});
