import { answer } from "@interchange/bots/worker";
import { metroEntry } from "@interchange/games";
import { found } from "@interchange/host";
import type { Bots, Link, LogRow, Thought } from "@interchange/host";
import { SimulatedLink } from "@interchange/host/testing";
import { metro } from "@interchange/metro/core";
import type { Event, Move, View } from "@interchange/metro/core";
import { writeRecord } from "@interchange/tabletop";
import { beforeEach, describe, expect, test } from "vitest";
import { fetchGame } from "../kit/game.ts";
import { hostBasics } from "../storage/basics.ts";
import { MemoryTables } from "../storage/memoryTables.ts";
import { writeTableFile } from "../storage/transfer/tableFile.ts";
import { Overflowing } from "../storage/overflowing.ts";
import type { StoredTable } from "../storage/tables.ts";
import type { TableClient } from "./client.ts";
import { openIn } from "./open.ts";
import type { Sitter } from "../kit/sitters.ts";

const metroGame = await fetchGame(metroEntry);

type Client = TableClient<Move, Event, View>;

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bot = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: "random" } });

/** Plays the first legal move, or says why not. */
function firstMove(view: View): Thought {
  const [move] = metro.moves(view);
  return move ? { ok: true, move: metro.notation.writeMove(move) } : { ok: false, reason: "nothing to play" };
}

const botsThat = (think: (view: View) => Thought): Bots<View> => ({
  think: ({ view }: Parameters<Bots<View>["think"]>[0]) => ({
    thought: Promise.resolve(think(view)),
    stop: () => undefined,
  }),
});

let tables: Overflowing;
beforeEach(() => {
  tables = new Overflowing(new MemoryTables());
});

async function put(sitters: readonly Sitter[], options: Readonly<Record<string, string>> = {}): Promise<void> {
  const prepared = metro.prepare({ edition: "bigbox", seats: sitters.length, options });
  if (!prepared.ok) throw new Error(prepared.reason);
  await tables.remove("t");
  await found(
    metro,
    "t",
    {
      game: "metro",
      setup: prepared.setup,
      sitters,
      control: { kind: "none" },
      luck: { kind: "seeded", seed: "s" },
      terms: { assist: "ledger" },
    },
    hostBasics(metroGame, tables),
  );
}

async function open(
  bots: Bots<View> = botsThat(firstMove),
  linkTo?: (host: unknown, local: Link<Event, View>) => Link<Event, View>,
): Promise<Client> {
  const opened = await openIn(tables, metroGame, "t", { bots: async () => bots, ...(linkTo && { linkTo }) });
  if (!opened.ok) throw new Error(opened.detail);
  return opened.client;
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 2000) throw new Error("waited too long");
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
};
const first = (client: Client): Move => metro.moves(client.view.value)[0]!;
const kept = async (): Promise<StoredTable | undefined> => tables.about("t");
const rows = async (): Promise<string> => JSON.stringify(await tables.read("t", "game", 0));

describe("a table in the page", () => {
  test("lets the bot answer, and keeps every move before it is acknowledged", async () => {
    await put([person("Ada"), bot("Bo")]);
    const client = await open();
    expect(client.waiting.value).toEqual({ kind: "viewer", seat: 0 });
    expect(await client.play(first(client))).toMatchObject({ kind: "applied" });
    expect((await kept())?.progress).toBe(1);
    expect(client.waiting.value.kind).toBe("bot");
    await until(() => client.waiting.value.kind === "viewer");
    expect((await kept())?.progress).toBe(2);
    client.close();
  });

  test("goes on with the bots that it was kept with, also those that are offered no more", async () => {
    const named = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: name } });
    const asked: string[] = [];
    const bots: Bots<View> = {
      think: ({ bot: name, view, seed }) => {
        asked.push(name);
        const question = { id: 1, game: "metro", bot: name, view, seed, moveTime: 0, work: 2 } as const;
        const answered = answer(question, () => 0);
        const thought: Thought = answered.ok
          ? { ok: true, move: metro.notation.writeMove(answered.move) }
          : { ok: false, reason: answered.reason };
        return { thought: Promise.resolve(thought), stop: () => undefined };
      },
    };
    await put([person("Ada"), named("random"), named("greedy"), named("planner")]);
    const client = await open(bots);
    await client.play(first(client));
    await until(() => client.waiting.value.kind === "viewer");
    expect([...new Set(asked)]).toEqual(["random", "greedy", "planner"]);
    expect((await kept())?.progress).toBe(4);
    client.close();
  });

  test("goes on after a reload with the draws it would have had", async () => {
    await put([person("Ada"), bot("Bo")]);
    const texts: string[] = [];
    for (const reloads of [false, true]) {
      await put([person("Ada"), bot("Bo")]);
      let client = await open();
      for (let turn = 0; turn < 5; turn++) {
        await client.play(first(client));
        await until(() => client.waiting.value.kind === "viewer");
        if (!reloads) continue;
        client.close();
        client = await open();
      }
      texts.push(writeRecord(await client.record()));
      client.close();
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test("refuses what the rules refuse and changes nothing", async () => {
    await put([person("Ada"), bot("Bo")]);
    const client = await open();
    const before = await rows();
    const tile = client.view.value.hands[0]?.[0];
    const answer = await client.play({ type: "place", tile: tile as never, turn: 0, cell: 27 });
    expect(answer).toMatchObject({ kind: "refused", refusal: { code: "centre", rule: "3.1" } });
    expect(await rows()).toBe(before);
    client.close();
  });

  test("takes back to one's last decision, and the same tiles come again", async () => {
    await put([person("Ada"), bot("Bo")]);
    const client = await open();
    const move = first(client);
    await client.play(move);
    await until(() => client.waiting.value.kind === "viewer");
    const hand = client.view.value.hands[0];
    expect(client.takeBackOffer.value).toEqual({
      seat: 0,
      decisions: 2,
      consent: [],
      isFree: false,
      at: 2,
      moves: [metro.notation.writeMove(move)],
    });
    await client.takeBack();
    expect(client.view.value.laid).toEqual([]);
    client.close();
    const again = await open();
    await again.play(move);
    await until(() => again.waiting.value.kind === "viewer");
    expect(again.view.value.hands[0]).toEqual(hand);
    expect(writeRecord(await again.record())).toMatch(/\{\[%back \d+\]\}/);
    again.close();
  });

  describe("with two people at one screen and hidden hands", () => {
    /** No hand is visible, now or in the past, and the screen waits for this person to take it. */
    const expectCurtain = (client: Client, seat: number): void => {
      expect(client.waiting.value).toEqual({ kind: "person", seat });
      expect(client.viewer.value).toBe("spectator");
      expect(client.view.value.hands).toEqual([["?"], ["?"]]);
      const drawn = client.happened.value.flatMap(({ events }) => events.filter((event) => event.type === "drew"));
      expect(drawn.every(({ tile }) => tile === "?")).toBe(true);
    };

    test("shows no hand before its owner has said who they are, from the first move on", async () => {
      await put([person("Ada"), person("Bo")]);
      const client = await open();
      expectCurtain(client, 0);
      client.takeScreen(0);
      expect(client.view.value.hands[0]?.[0]).not.toBe("?");
      await client.play(first(client));
      expectCurtain(client, 1);
      client.takeScreen(1);
      expect(client.waiting.value).toEqual({ kind: "viewer", seat: 1 });
      expect(client.view.value.hands[1]?.[0]).not.toBe("?");
      expect(client.view.value.hands[0]).toEqual(["?"]);
      expect(client.takeBackOffer.value).toBeUndefined();
      client.close();
    });

    test("asks again after a reload, whose turn ever it is", async () => {
      await put([person("Ada"), person("Bo")]);
      const client = await open();
      client.takeScreen(0);
      await client.play(first(client));
      client.takeScreen(1);
      client.close();
      const again = await open();
      expectCurtain(again, 1);
      again.close();
    });

    test("asks again after a take-back, before the next player has the screen and after", async () => {
      await put([person("Ada"), person("Bo")]);
      const client = await open();
      client.takeScreen(0);
      await client.play(first(client));
      expect(client.takeBackOffer.value).toMatchObject({ seat: 0, consent: [1] });
      await client.takeBack();
      expectCurtain(client, 0);
      client.takeScreen(0);
      await client.play(first(client));
      client.takeScreen(1);
      await client.play(first(client));
      client.takeScreen(0);
      expect(client.takeBackOffer.value).toMatchObject({ seat: 0, consent: [1] });
      await client.takeBack();
      expectCurtain(client, 0);
      client.close();
    });

    test("asks again when another window played, or the game was paused", async () => {
      await put([person("Ada"), person("Bo")]);
      const client = await open();
      client.takeScreen(0);
      await client.play(first(client));
      const other = await open();
      other.takeScreen(1);
      await other.play(first(other));
      await until(() => client.view.value.laid.length === 2);
      expectCurtain(client, 0);
      other.close();
      client.takeScreen(0);
      await client.rest();
      expect(client.viewer.value).toBe("spectator");
      await client.takeUpAgain();
      expectCurtain(client, 0);
      client.close();
    });

    test("asks nobody where hands are open", async () => {
      await put([person("Ada"), person("Bo")], { "open-hands": "yes" });
      const client = await open();
      expect(client.waiting.value).toEqual({ kind: "viewer", seat: 0 });
      await client.play(first(client));
      expect(client.waiting.value).toEqual({ kind: "viewer", seat: 1 });
      client.close();
    });
  });

  test("asks again after a bot failed", async () => {
    await put([bot("Bo"), person("Ada")]);
    let fails = true;
    const client = await open(botsThat((view) => (fails ? { ok: false, reason: "no idea" } : firstMove(view))));
    await until(() => client.waiting.value.kind === "botFailed");
    expect(client.waiting.value).toEqual({ kind: "botFailed", seat: 0, reason: "no idea" });
    fails = false;
    client.askAgain();
    await until(() => client.waiting.value.kind === "viewer");
    client.close();
  });

  test("shows what another window played, and of two that move at once one is stale", async () => {
    await put([person("Ada"), bot("Bo")]);
    const client = await open();
    const other = await open();
    const answers = await Promise.all([client.play(first(client)), other.play(first(other))]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["applied", "stale"]);
    await until(() => other.waiting.value.kind === "viewer" && client.waiting.value.kind === "viewer");
    expect(client.view.value.laid).toHaveLength(2);
    expect(other.view.value).toEqual(client.view.value);
    await other.play(first(other));
    await until(() => client.view.value.laid.length === 4);
    other.close();
    client.close();
  });

  test("a table that is not there, or whose rows make no sense, is answered", async () => {
    const none = { bots: async () => botsThat(firstMove) };
    expect(await openIn(tables, metroGame, "none", none)).toMatchObject({ ok: false, problem: "unknown" });
    await put([person("Ada"), bot("Bo")]);
    const about = await kept();
    if (!about) throw new Error("not kept");
    await tables.append("t", "game", 1, { kind: "moves", seat: 0, command: "x", entries: ["nonsense"], at: 1 }, about);
    expect(await openIn(tables, metroGame, "t", none)).toMatchObject({ ok: false, problem: "replay" });
  });

  test.each([
    ["older rules", { rules: 0 }, undefined, "rules version 0"],
    ["newer rules", { rules: 99 }, undefined, "rules version 99"],
    ["rows of a newer version", {}, { kind: "later", at: 1 }, '"later"'],
  ])(
    "%s are refused with the reason, nothing changes, and the table can be downloaded",
    async (_, rules, row, reason) => {
      const none = { bots: async () => botsThat(firstMove) };
      await put([person("Ada"), bot("Bo")]);
      const about = await kept();
      const [begin] = await tables.read("t", "game", 0);
      if (!about || begin?.kind !== "begin") throw new Error("not kept");
      const { founding } = begin;
      const changed = { ...begin, founding: { ...founding, setup: { ...founding.setup, ...rules } } };
      await tables.append("other", "game", 0, changed, about);
      if (row) await tables.append("other", "table", 0, row as unknown as LogRow, about);
      const before = await writeTableFile(tables, "other");
      expect(await openIn(tables, metroGame, "other", none)).toMatchObject({
        ok: false,
        problem: "replay",
        detail: expect.stringContaining(reason) as string,
        text: before,
      });
      expect(await writeTableFile(tables, "other")).toBe(before);
    },
  );

  test("rests, and is taken up again, also by everybody at this screen", async () => {
    await put([person("Ada"), person("Bo")]);
    const client = await open();
    await client.rest();
    expect(client.waiting.value).toEqual({ kind: "paused", by: 0, isShared: false });
    expect((await kept())?.state).toBe("paused");
    client.close();
    const again = await open();
    expect(again.waiting.value.kind).toBe("paused");
    await again.takeUpAgain();
    expect(again.waiting.value.kind).toBe("person");
    again.close();
  });

  test("plays itself to the end when only bots sit there", async () => {
    await put([bot("Bo"), bot("Cy")]);
    const client = await open();
    await until(() => client.waiting.value.kind === "over");
    expect(await kept()).toMatchObject({ state: "over", progress: 60 });
    expect((await client.record()).result).toEqual(client.view.value.points);
    client.close();
  });
});

describe("over a link that misbehaves", () => {
  const overSimulated = async (): Promise<{ client: Client; link: SimulatedLink<Event, View> }> => {
    let link: SimulatedLink<Event, View> | undefined;
    const client = await open(botsThat(firstMove), (_host, local) => (link = new SimulatedLink(local)));
    if (!link) throw new Error("no link");
    return { client, link };
  };

  test.each(["on the way there", "on the way back"] as const)("a decision lost %s is played once", async (loss) => {
    await put([person("Ada"), bot("Bo")]);
    const { client, link } = await overSimulated();
    link.loseNext(loss);
    const answer = client.play(first(client));
    await until(() => client.waiting.value.kind === "unsent");
    expect(client.view.value.laid).toEqual([]);
    link.mend();
    expect(await answer).toMatchObject({ kind: "applied" });
    await until(() => client.waiting.value.kind === "viewer");
    expect(client.view.value.laid).toHaveLength(2);
    expect((await tables.read("t", "game", 0)).filter((row) => row.kind === "moves" && row.seat === 0)).toHaveLength(1);
    client.close();
  });

  test("a decision made while nothing gets through is kept, and stale when others went on", async () => {
    await put([person("Ada"), person("Bo")]);
    const { client, link } = await overSimulated();
    const other = await open();
    client.takeScreen(0);
    await until(() => client.waiting.value.kind === "viewer");
    other.takeScreen(0);
    link.cut();
    expect(client.waiting.value).toEqual({ kind: "viewer", seat: 0 });
    const answer = client.play(first(client));
    expect(client.waiting.value).toEqual({ kind: "unsent", seat: 0 });
    await other.play(first(other));
    other.close();
    link.mend();
    expect(await answer).toMatchObject({ kind: "stale" });
    expect(client.view.value.laid).toHaveLength(1);
    client.close();
  });
});
