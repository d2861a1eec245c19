import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefer } from "../../../kit/settings.ts";
import type { UndergroundDesk } from "./desk.ts";
import type { LegOption } from "./forecast.ts";
import { suggested } from "./sending.ts";
import { foundTable, openDesk } from "./deskTesting.ts";

/** A local storage that the test can inspect. */
function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

const build = (desk: UndergroundDesk, at = 0): void => desk.choose([desk.candidates.value[at]!]);
const entries = (desk: UndergroundDesk): number => desk.client.happened.value.length;

beforeEach(() => {
  prefer({ motion: "off" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a turn", () => {
  test("is a draft: pieces fill its slots, nothing is played, and undo is free", async () => {
    const desk = await openDesk();
    const before = entries(desk);
    expect(desk.line.value).toBe("red");
    expect(desk.candidates.value).toHaveLength(137);
    build(desk, 5);
    expect(desk.shown.value).toMatchObject({ actions: 3, stage: "build" });
    expect(desk.shown.value.pieces).toHaveLength(1);
    expect(desk.client.view.value.pieces).toHaveLength(0);
    desk.takeToken();
    expect(desk.shown.value.tokens).toEqual([1, 0]);
    build(desk);
    build(desk);
    expect(desk.shown.value.actions).toBe(0);
    expect(desk.isBuilding.value).toBe(false);
    expect(desk.candidates.value).toEqual([]);
    desk.takeToken();
    expect(desk.draft.moves.value).toHaveLength(4);
    expect(entries(desk)).toBe(before);
    for (let left = 3; left >= 0; left--) {
      desk.undo();
      expect(desk.draft.moves.value).toHaveLength(left);
    }
    expect(desk.shown.value).toBe(desk.client.view.value);
    desk.close();
  });

  test("loses with a piece what could not be built without it", async () => {
    const desk = await openDesk();
    build(desk, 5);
    build(desk);
    desk.takeToken();
    desk.draft.drop(0);
    // The second piece now starts the line, which is legal; the token needs nothing.
    expect(desk.draft.moves.value.map(({ type }) => type)).toEqual(["build", "token"]);
    expect(desk.draft.future.value.refusal).toBeUndefined();
    desk.close();
  });

  test("ends as one command: all its actions, tokens for what is left, and trips without a choice", async () => {
    const desk = await openDesk();
    const before = desk.sentences.value.length;
    build(desk, 5);
    await desk.endTurn();
    for (let trips = 0; desk.trips.value.length; trips++) {
      expect(trips).toBeLessThan(2);
      // Nothing is played while there is a trip to choose.
      expect(desk.client.view.value.pieces).toHaveLength(0);
      desk.picked.value = 0;
      await desk.sendPassenger();
    }
    expect(desk.client.view.value).toMatchObject({ turn: 1, stage: "build", tokens: [3, 0] });
    expect(desk.client.view.value.pieces).toHaveLength(1);
    expect(desk.draft.moves.value).toEqual([]);
    expect(desk.sentences.value).toHaveLength(before + 1);
    expect(desk.client.waiting.value).toEqual({ kind: "viewer", seat: 1 });
    desk.close();
  });

  test("is taken back as it was sent, all at once", async () => {
    const desk = await openDesk();
    const before = entries(desk);
    build(desk, 5);
    await desk.endTurn();
    while (desk.trips.value.length) {
      desk.picked.value = 0;
      await desk.sendPassenger();
    }
    const offer = desk.client.takeBackOffer.value;
    expect(offer).toMatchObject({ seat: 0, decisions: 1, consent: [1], isFree: false, at: before });
    expect(offer?.moves.slice(1, 4)).toEqual(["token", "token", "token"]);
    await desk.client.takeBack();
    expect(entries(desk)).toBe(before);
    await desk.client.playAgain(...(offer?.moves ?? []));
    expect(desk.client.view.value).toMatchObject({ turn: 1, tokens: [3, 0] });
    desk.close();
  });

  test("outlives a reload, and only until something happens", async () => {
    const kept = storage();
    const open = await foundTable("ledger");
    const first = await open();
    build(first, 5);
    first.takeToken();
    const drafted = first.draft.moves.value;
    expect([...kept.keys()]).toEqual(["interchange/draft-t"]);
    first.close();
    const again = await open();
    expect(again.draft.moves.value).toEqual(drafted);
    await again.endTurn();
    while (again.trips.value.length) {
      again.picked.value = 0;
      await again.sendPassenger();
    }
    expect(again.client.view.value.turn).toBe(1);
    expect(again.draft.moves.value).toEqual([]);
    expect(kept.size).toBe(0);
    again.close();
  });

  test("is not lost by looking back", async () => {
    const desk = await openDesk();
    await desk.endTurn();
    while (desk.trips.value.length) {
      desk.picked.value = 0;
      await desk.sendPassenger();
    }
    build(desk, 3);
    desk.history.go("first");
    expect(desk.shown.value.pieces).toEqual([]);
    expect(desk.candidates.value).toEqual([]);
    expect(desk.words.value.history.at(1, 6)).toContain("took 1 token");
    desk.history.go("live");
    expect(desk.shown.value.pieces).toHaveLength(1);
    desk.close();
  });

  test("stays a draft where one of its actions is refused, and says which", async () => {
    const desk = await openDesk();
    build(desk, 5);
    const [piece] = desk.draft.moves.value;
    // The same piece twice, which the page would not offer.
    desk.draft.add(piece!);
    await desk.endTurn();
    expect(desk.client.view.value.pieces).toEqual([]);
    expect(desk.whyNot.value?.refusal).toEqual({ code: "lineInBlock", rule: "3.2" });
    expect(desk.draft.moves.value).toHaveLength(2);
    desk.close();
  });
});

describe("a desk", () => {
  test("asks which piece is meant, and says why one may not be built", async () => {
    const desk = await openDesk();
    desk.chooseLine(undefined);
    const here = desk.candidates.value.filter(({ block }) => block === 7);
    expect(here).toHaveLength(4);
    desk.choose(here);
    expect(desk.asked.value).toHaveLength(4);
    expect(desk.draft.moves.value).toEqual([]);
    desk.choose([here[1]!]);
    expect(desk.asked.value).toBeUndefined();
    expect(desk.draft.moves.value).toMatchObject([{ type: "build", line: here[1]!.line }]);
    desk.askWhy(7);
    expect(desk.whyNot.value?.refusal).toEqual({ code: "lineInBlock", rule: "3.2" });
    const far = [...Array(137).keys()].find(
      (block) => !desk.candidates.value.some((each) => each.block === block) && block !== 7,
    );
    desk.askWhy(far!);
    expect(desk.whyNot.value?.refusal.code).toBe("apart");
    desk.close();
  });

  test("says what the turn comes to, and what the last piece changes", async () => {
    const desk = await openDesk();
    const { after: before, brings: nothing } = desk.outlook.value!;
    expect(nothing).toBeUndefined();
    build(desk, 5);
    const { after, brings } = desk.outlook.value!;
    expect(after.map(({ most }, seat) => most - before[seat]!.most)).toEqual(brings!.map(({ most }) => most));
    desk.close();
  });

  test("is numbered for the next player, until they act", async () => {
    const desk = await openDesk();
    for (const at of [5, 0]) build(desk, at);
    await desk.endTurn();
    while (desk.trips.value.length) {
      desk.picked.value = 0;
      await desk.sendPassenger();
    }
    const [turn] = desk.recap.value;
    expect(turn).toMatchObject({ seat: 0, tokens: 2 });
    expect(turn?.pieces.map(({ slot }) => slot)).toEqual([1, 2]);
    desk.takeToken();
    expect(desk.recap.value).toEqual([]);
    desk.undo();
    expect(desk.recap.value).toHaveLength(1);
    desk.close();
  });

  test("helps as much as the table allows", async () => {
    const plain = await openDesk("trace");
    build(plain);
    expect(plain.forecast.value).toBeUndefined();
    expect(plain.outlook.value).toBeUndefined();
    const hints = await openDesk("hints");
    build(hints);
    expect(hints.outlook.value).toBeDefined();
  });
});

describe("among trips that are as good", () => {
  const option = (scores: readonly number[]): LegOption => ({
    order: 1,
    trip: { to: "bank", lines: [] },
    way: [],
    scores,
    next: undefined,
  });

  test("the one that pays most is suggested, and none that pays only others", () => {
    expect(suggested([option([1]), option([0, 1])], 0)).toBe(1);
    expect(suggested([option([1]), option([1, 1])], 0)).toBeUndefined();
    expect(suggested([option([1])], 0)).toBe(0);
    expect(suggested([option([]), option([])], 0)).toBe(0);
    expect(suggested([], 0)).toBeUndefined();
  });
});
