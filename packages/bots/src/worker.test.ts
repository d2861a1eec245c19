import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { seededChance, Table } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { METRO_BOTS } from "./metro/bots.ts";
import { answer } from "./worker.ts";
import type { Question } from "./worker.ts";

function dealtTable() {
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(metro, prepared.setup, ["One", "Two"]);
  table.settle(seededChance("worker"));
  return table;
}

const table = dealtTable();
const question: Question = { id: 7, game: "metro", bot: "planner", view: table.view(0), seed: "s", moveTime: 2 };
const still = (): number => 0;

describe("a worker's answer", () => {
  it("is a legal move under the question's id, the same for the same seed", () => {
    for (const { name } of METRO_BOTS) {
      const given = answer({ ...question, bot: name }, still);
      expect(given).toMatchObject({ id: 7, ok: true });
      if (given.ok) expect(metro.refusal(question.view, given.move)).toBeUndefined();
      expect(answer({ ...question, bot: name }, still)).toEqual(given);
    }
  });

  it("names a bot that it does not know", () => {
    expect(answer({ ...question, bot: "oracle" }, still)).toEqual({
      id: 7,
      ok: false,
      reason: 'no bot named "oracle"',
    });
  });

  it("says so when there is nothing to decide", () => {
    for (const { name: bot } of METRO_BOTS)
      for (const view of [table.view(1), table.view("spectator")])
        expect(answer({ ...question, bot, view }, still)).toMatchObject({ id: 7, ok: false });
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
  });
});
