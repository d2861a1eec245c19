/** Checks the comments on a first game against the games of the lessons. */
import { metro, TILE_CODES } from "@interchange/metro";
import type { TileCode } from "@interchange/metro";
import { seededChance, Table } from "@interchange/tabletop";
import type { AnyGame, Game } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fresh } from "../table/learn/commentator.ts";
import type { Lesson, LessonSet } from "../table/learn/lesson.ts";
import { LANGUAGES, speak } from "../words/index.ts";
import { commentOnMetro, metroLessons } from "./metro/learn/lessons.ts";
import { undergroundLessons } from "./underground/learn/lessons.ts";

/** All remarks made to a seat during a game, with their keys. */
async function saidOf<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  { comments }: LessonSet,
  { record, seat }: Lesson,
): Promise<readonly (readonly [key: string, text: string])[]> {
  const { commentator } = comments();
  const replayed = Table.replay(game, record);
  if (!replayed.ok) throw new Error(replayed.reason);
  const said = new Set<string>();
  return replayed.table.history.flatMap(({ events, position, seat: by }) => {
    const remark = fresh(commentator({ events, seat: by }, game.view(position, seat), seat), said);
    return remark ? [[remark.key, remark.text] as const] : [];
  });
}

test("a tile that may make a line of one tile is explained when it is drawn", () => {
  const prepared = metro.prepare({ edition: "bigbox", seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(metro, prepared.setup, ["Ada", "Bo"]);
  table.settle(seededChance("coach"));
  const view = table.view(0);
  const keysWith = (tile: TileCode): readonly string[] =>
    commentOnMetro({ seat: undefined, events: [] }, { ...view, hands: [[tile], []] }, 0).map(({ key }) => key);
  const explained = TILE_CODES.filter((tile) => keysWith(tile).includes("exception"));
  // On an empty board, only a tile that leads every side straight back fits nowhere else.
  expect(explained).toEqual(["dddd"]);
});

describe.each(Object.keys(LANGUAGES))("comments in %s", (language) => {
  beforeEach(async () => {
    await speak(language);
  });
  afterEach(async () => {
    await speak("en");
  });

  test("fill a turn before which nothing special happened with a hint, each in one sentence", async () => {
    const setups = [
      [metro, metroLessons, { edition: "bigbox", seats: 2 }],
      [underground, undergroundLessons, { seats: 2 }],
    ] as const;
    for (const [game, { comments }, request] of setups) {
      const prepared = game.prepare(request);
      if (!prepared.ok) throw new Error(prepared.reason);
      const table = new Table<unknown, unknown, unknown, unknown, unknown>(game as AnyGame, prepared.setup, ["A", "B"]);
      table.settle(seededChance("hints"));
      const { hints, welcome } = comments();
      const given = hints(table.view(0), 0);
      expect(given.length).toBeGreaterThan(6);
      expect(new Set(given.map(({ key }) => key)).size).toBe(given.length);
      for (const text of [welcome, ...given.map((hint) => hint.text)])
        expect(text.match(/[.?!](?:\s|$)/g), text).toHaveLength(1);
      // Not in the opponent's turn.
      expect(hints(table.view(1), 1)).toEqual([]);
    }
  });

  test("tell a game of Metro once each: lines, the centre, dangers and the end", async () => {
    const said = await saidOf(metro, metroLessons, metroLessons.tutorial());
    const keys = said.map(([key]) => key);
    expect(keys.slice(0, 3)).toEqual(["placed", "line", "centre"]);
    expect(keys).toEqual(expect.arrayContaining(["danger", "half", "cut", "ended", "over"]));
    expect(keys.at(-1)).toBe("over");
    expect(new Set(keys).size).toBe(keys.length);
    for (const [, text] of said) expect(text.match(/[.?!](?:\s|$)/g)).toHaveLength(1);
    expect(said.at(-1)?.[1]).toMatch(/100.*88/);
  });

  test("tell a game of On the Underground once each: rides, stations, loops", async () => {
    const said = await saidOf(underground, undergroundLessons, undergroundLessons.tutorial());
    const keys = said.map(([key]) => key);
    expect(keys.slice(0, 3)).toEqual(["built", "token", "ride"]);
    expect(keys).toEqual(expect.arrayContaining(["rail", "terminus", "connection", "loop"]));
    expect(new Set(keys).size).toBe(keys.length);
    expect(said.find(([key]) => key === "rail")?.[1]).toContain("Blackfriars");
    for (const [, text] of said) expect(text.match(/[.?!](?:\s|$)/g)).toHaveLength(1);
  });
});
