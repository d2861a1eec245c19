import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { seededChance, Table } from "@interchange/tabletop";
import type { Game } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { METRO_BOTS } from "./metro/bots.ts";
import { UNDERGROUND_BOTS } from "./underground/bots.ts";
import { answer } from "./worker.ts";
import type { GameName, Question } from "./worker.ts";

function dealtTable<Position, Move, Chance, Event, Seen>(game: Game<Position, Move, Chance, Event, Seen>) {
  const prepared = game.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(game, prepared.setup, ["One", "Two"]);
  table.settle(seededChance("worker"));
  return table;
}

const table = dealtTable(metro);
const question: Question = {
  id: 7,
  game: "metro",
  bot: "planner",
  view: table.view(0),
  seed: "s",
  moveTime: 2,
  work: 8,
};
const below = dealtTable(underground);
const undergroundQuestion: Question<"underground"> = { ...question, game: "underground", view: below.view(0) };
const still = (): number => 0;

describe("a worker's answer", () => {
  it("is a legal move under the question's id, the same for the same seed", () => {
    for (const { name } of METRO_BOTS) {
      const given = answer({ ...question, bot: name }, still);
      expect(given).toMatchObject({ id: 7, ok: true });
      if (given.ok) expect(metro.refusal(question.view, given.move)).toBeUndefined();
      expect(answer({ ...question, bot: name }, still)).toEqual(given);
    }
    for (const { name } of UNDERGROUND_BOTS) {
      const given = answer({ ...undergroundQuestion, bot: name }, still);
      expect(given).toMatchObject({ id: 7, ok: true });
      if (given.ok) expect(underground.refusal(undergroundQuestion.view, given.move)).toBeUndefined();
      expect(answer({ ...undergroundQuestion, bot: name }, still)).toEqual(given);
    }
  });

  it("names a bot or a game that it does not know", () => {
    for (const each of [question, undergroundQuestion])
      expect(answer<GameName>({ ...each, bot: "oracle" }, still)).toEqual({
        id: 7,
        ok: false,
        reason: 'no bot named "oracle"',
      });
    for (const game of ["chess", "toString", undefined])
      expect(answer({ ...question, game: game as "metro" }, still)).toMatchObject({
        id: 7,
        ok: false,
        reason: `no game named "${game}"`,
      });
  });

  it("says so when there is nothing to decide", () => {
    for (const { name: bot } of METRO_BOTS)
      for (const view of [table.view(1), table.view("spectator")])
        expect(answer({ ...question, bot, view }, still)).toMatchObject({ id: 7, ok: false });
    for (const { name: bot } of UNDERGROUND_BOTS)
      for (const view of [below.view(1), below.view("spectator")])
        expect(answer({ ...undergroundQuestion, bot, view }, still)).toMatchObject({ id: 7, ok: false });
  });

  it("never throws, whatever it is asked", () => {
    for (const { name: bot } of METRO_BOTS)
      for (const view of [
        undefined,
        null,
        {},
        { ...question.view, laid: "everything" },
        { ...question.view, unseen: [] },
      ])
        expect(() => answer({ ...question, bot, view: view as View }, still)).not.toThrow();
    for (const { name: bot } of UNDERGROUND_BOTS)
      for (const view of [
        undefined,
        null,
        {},
        { ...undergroundQuestion.view, pieces: "everything" },
        { ...undergroundQuestion.view, open: ["nowhere"] },
        question.view,
      ])
        expect(() =>
          answer({ ...undergroundQuestion, bot, view: view as typeof undergroundQuestion.view }, still),
        ).not.toThrow();
  });
});
