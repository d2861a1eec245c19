import { describe, expect, test } from "vitest";
import type { LookBack } from "../../games/lookBack.ts";
import { COMMON, earnedIn } from "./achievements.ts";
import { lookedGame } from "./testing.ts";
import { t } from "../../words/index.ts";

const NO_GAMES: ReadonlyMap<string, LookBack> = new Map();
const won = (rung: number, modules: readonly string[] = []) => lookedGame({}, { rungs: [rung], modules });

describe("achievements of both games", () => {
  test("beating the inspector takes the strongest bot and a win", () => {
    const first = won(7);
    expect(COMMON["inspector"]?.([won(6), first, won(7)])).toBe(first);
    expect(COMMON["inspector"]?.([lookedGame({ result: "shared" }, { rungs: [7] })])).toBeUndefined();
    expect(COMMON["inspector"]?.([lookedGame({}, { rungs: [7], hasPeople: true })])).toBeUndefined();
  });

  test("the ladder is climbed by a win against each bot, in any order", () => {
    const games = [3, 1, 6, 2, 7, 2, 5].map((rung) => won(rung));
    expect(COMMON["ladder"]?.(games)).toBeUndefined();
    const last = won(4);
    expect(COMMON["ladder"]?.([...games, last])).toBe(last);
  });

  test("coming back is winning after 25 points behind", () => {
    const back = lookedGame({ behind: 25 });
    expect(COMMON["comeback"]?.([lookedGame({ behind: 24 }), lookedGame({ behind: 40, result: "lost" }), back])).toBe(
      back,
    );
  });

  test("one point is enough", () => {
    const close = lookedGame({ margin: 1 });
    expect(COMMON["byOne"]?.([lookedGame({ margin: 2 }), lookedGame({ margin: 1, result: "lost" }), close])).toBe(
      close,
    );
  });

  test("a clean game is one whose review blames nothing by more than two", () => {
    const clean = lookedGame({ result: "lost" }, {}, { worst: 2 });
    expect(COMMON["clean"]?.([lookedGame(), lookedGame({}, {}, { worst: 2.1 }), clean])).toBe(clean);
  });

  test("who travels wins with five modules", () => {
    const last = won(1, ["e", "a"]);
    const lost = lookedGame({ result: "lost" }, { modules: ["d"] });
    expect(COMMON["traveller"]?.([won(1, ["a", "b"]), won(1, ["c"]), lost, won(1, ["d"]), last])).toBe(last);
  });

  test("each has its words", async () => {
    expect(Object.keys(t.myGames.achievements.named)).toEqual(Object.keys(COMMON));
  });
});

test("what was earned stays, and is dated by the first game that showed it", () => {
  const late = lookedGame({ margin: 1 }, { at: 900 });
  const before = earnedIn([late], NO_GAMES, {});
  expect(before).toEqual({ byOne: { at: 900, address: late.played.address } });
  expect(earnedIn([], NO_GAMES, before)).toEqual(before);
  const early = lookedGame({ margin: 1 }, { at: 500 });
  expect(earnedIn([late, early], NO_GAMES, before)["byOne"]).toEqual({ at: 500, address: early.played.address });
});

test("a game's own achievements are earned at that game alone", () => {
  const achievements = new Map([["metro", { achievements: { always: () => true } } as unknown as LookBack]]);
  expect(earnedIn([lookedGame({}, { game: "underground" })], achievements, {})["metro/always"]).toBeUndefined();
  expect(earnedIn([lookedGame()], achievements, {})["metro/always"]).toBeDefined();
});
