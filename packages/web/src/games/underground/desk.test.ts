import { undergroundEntry } from "@interchange/games";
import { found } from "@interchange/host";
import { underground } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import type { Bots } from "@interchange/host";
import { openIn } from "../../client/open.ts";
import type { Assist } from "../../parts/assist.ts";
import type { Sitter } from "../../parts/sitters.ts";
import { hostBasics } from "../../keep/basics.ts";
import { MemoryTables } from "../../keep/memoryTables.ts";
import { Overflowing } from "../../keep/overflowing.ts";
import { undergroundDeskOf } from "./desk.ts";
import type { UndergroundDesk } from "./desk.ts";
import { fetchGame } from "../../parts/game.ts";
import { fetchAllWords } from "../testing.ts";

await fetchAllWords();

const undergroundGame = await fetchGame(undergroundEntry);

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bots: Bots<View> = {
  think: () => ({ thought: Promise.resolve({ ok: false, reason: "nobody thinks here" }), stop: () => undefined }),
};

/** A desk over a table in the page that two people share. */
async function openDesk(assist: Assist = "ledger"): Promise<UndergroundDesk> {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const tables = new Overflowing(new MemoryTables());
  const { setup } = prepared;
  const sitters = [person("Ada"), person("Bo")];
  const luck = { kind: "seeded", seed: "desk" } as const;
  await found(
    underground,
    "t",
    { game: "underground", setup, sitters, luck, control: { kind: "none" }, terms: { assist } },
    hostBasics(undergroundGame, tables),
  );
  const opened = await openIn(tables, undergroundGame, "t", { bots: async () => bots });
  if (!opened.ok) throw new Error(opened.detail);
  return undergroundDeskOf(opened.client);
}

describe("a desk", () => {
  test("tries a piece, builds it, and takes it back by itself", async () => {
    const desk = await openDesk();
    desk.chooseLine("red");
    expect(desk.candidates.value).toHaveLength(137);
    desk.choose([desk.candidates.value[5]!]);
    expect(desk.tried.value?.built.paid).toBe(0);
    expect(desk.stepBack()).toBe(true);
    await desk.build();
    expect(desk.shown.value.pieces).toHaveLength(0);
    desk.choose([desk.candidates.value[5]!]);
    await desk.build();
    expect(desk.shown.value).toMatchObject({ actions: 3, stage: "build" });
    expect(desk.line.value).toBe("red");
    expect(desk.client.takeBackOffer.value).toEqual({ seat: 0, decisions: 1, consent: [] });
    await desk.client.takeBack();
    expect(desk.shown.value).toMatchObject({ actions: 4, pieces: [] });
    desk.close();
  });

  test("asks which piece is meant, and says why one may not be built", async () => {
    const desk = await openDesk();
    const here = desk.candidates.value.filter(({ block }) => block === 7);
    expect(here).toHaveLength(4);
    desk.choose(here);
    expect(desk.asked.value).toHaveLength(4);
    expect(desk.ghost.value).toBeUndefined();
    desk.choose([here[1]!]);
    await desk.build();
    desk.askWhy(7);
    expect(desk.whyNot.value?.refusal).toEqual({ code: "lineInBlock", rule: "3.2" });
    const far = [...Array(137).keys()].find(
      (block) => !desk.candidates.value.some((each) => each.block === block) && block !== 7,
    );
    desk.askWhy(far!);
    expect(desk.whyNot.value?.refusal.code).toBe("apart");
    desk.close();
  });

  test("ends a turn with tokens, sends the passenger, and passes the screen with nothing to hide", async () => {
    const desk = await openDesk();
    await desk.takeToken();
    await desk.endTurn();
    expect(desk.shown.value.tokens).toEqual([4, 0]);
    expect(desk.client.takeBackOffer.value?.consent).toEqual([]);
    while (desk.client.view.value.turn === 0) {
      expect(desk.trips.value.length).toBeGreaterThan(0);
      await desk.sendPassenger();
    }
    expect(desk.client.waiting.value).toEqual({ kind: "viewer", seat: 1 });
    expect(desk.shown.value.open).toHaveLength(4);
    // Ada can ask for her trip back until Bo acts; then the screen is his.
    expect(desk.client.takeBackOffer.value).toMatchObject({ seat: 0, consent: [1] });
    await desk.takeToken();
    expect(desk.client.takeBackOffer.value).toMatchObject({ seat: 1, consent: [] });
    desk.history.go("first");
    expect(desk.shown.value.tokens).toEqual([0, 0]);
    expect(desk.candidates.value).toEqual([]);
    desk.close();
  });

  test("helps as much as the table allows", async () => {
    const plain = await openDesk("trace");
    plain.choose([plain.candidates.value[0]!]);
    expect(plain.forecast.value).toBeUndefined();
    expect(plain.tried.value).toBeUndefined();
    // Tables that were promised hints show the ledger.
    const hints = await openDesk("hints");
    expect(hints.candidates.value.every(({ points }) => points === undefined)).toBe(true);
    hints.choose([hints.candidates.value[0]!]);
    expect(hints.tried.value).toBeDefined();
  });
});
