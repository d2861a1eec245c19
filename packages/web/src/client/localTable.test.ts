import { metroEntry } from "@interchange/games";
import { metro } from "@interchange/metro/core";
import type { Event, Move, View } from "@interchange/metro/core";
import { Table, writeRecord } from "@interchange/tabletop";
import { beforeEach, describe, expect, test } from "vitest";
import type { Thinker, Thought } from "../bots/thinker.ts";
import type { Envelope } from "../keep/envelope.ts";
import { readEnvelope, writeEnvelope } from "../keep/envelope.ts";
import { memoryShelf, putEnvelope } from "../keep/shelf.ts";
import type { Shelf } from "../keep/shelf.ts";
import { fetchGame } from "../parts/game.ts";
import type { TableClient } from "./client.ts";
import { openLocalTable } from "./localTable.ts";
import type { Sitter } from "./sitters.ts";

const metroGame = await fetchGame(metroEntry);

type Client = TableClient<Move, Event, View>;
type MetroThinker = Thinker<Move, View>;

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bot = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: "random" } });

/** Plays the first move it may, or says why not. */
function firstMove(view: View): Thought<Move> {
  const [move] = metro.moves(view);
  return move ? { ok: true, move } : { ok: false, reason: "nothing to play" };
}

const quick: MetroThinker = { think: async (_, view) => firstMove(view), close: () => undefined };

let shelf: Shelf;
beforeEach(() => {
  shelf = memoryShelf();
});

function put(sitters: readonly Sitter[], options: Readonly<Record<string, string>> = {}): void {
  const prepared = metro.prepare({ edition: "bigbox", seats: sitters.length, options });
  if (!prepared.ok) throw new Error(prepared.reason);
  const names = sitters.map(({ name }) => name);
  const envelope: Envelope = {
    format: "interchange-table",
    version: 1,
    id: "t",
    savedAt: 0,
    sitters,
    assist: "ledger",
    seed: "s",
    seenDraws: [],
    tookBack: 0,
    holder: undefined,
    status: "running",
    points: [],
    placed: 0,
    isImported: false,
    record: writeRecord(new Table(metro, prepared.setup, names).record()),
  };
  putEnvelope(shelf, envelope);
}

function open(thinker: MetroThinker = quick): Client {
  const opened = openLocalTable(metroGame, "t", { shelf, thinker, now: () => 1, pause: () => 0 });
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
const kept = (): Envelope => {
  const read = readEnvelope(shelf.text("t") ?? "");
  if (!read.ok) throw new Error(read.detail);
  return read.envelope;
};

describe("a table in the page", () => {
  test("lets the bot answer, and keeps every move before it is acknowledged", async () => {
    put([person("Ada"), bot("Bo")]);
    const client = open();
    expect(client.waiting.value).toEqual({ kind: "viewer", seat: 0 });
    expect(await client.play(first(client))).toEqual({ kind: "applied" });
    expect(kept().placed).toBe(1);
    expect(client.waiting.value.kind).toBe("bot");
    await until(() => client.waiting.value.kind === "viewer");
    expect(kept().placed).toBe(2);
    client.close();
  });

  test("goes on after a reload with the draws it would have had", async () => {
    put([person("Ada"), bot("Bo")]);
    const texts: string[] = [];
    for (const reloads of [false, true]) {
      put([person("Ada"), bot("Bo")]);
      let client = open();
      for (let turn = 0; turn < 5; turn++) {
        await client.play(first(client));
        await until(() => client.waiting.value.kind === "viewer");
        if (!reloads) continue;
        client.close();
        client = open();
      }
      texts.push(kept().record);
      client.close();
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test("refuses what the rules refuse and changes nothing", async () => {
    put([person("Ada"), bot("Bo")]);
    const client = open();
    const before = shelf.text("t");
    const tile = client.view.value.hands[0]?.[0];
    const answer = await client.play({ type: "place", tile: tile as never, turn: 0, cell: 27 });
    expect(answer).toEqual({ kind: "refused", refusal: { code: "centre", rule: "3.1" } });
    expect(shelf.text("t")).toBe(before);
    client.close();
  });

  test("takes back to one's last decision, and the same tiles come again", async () => {
    put([person("Ada"), bot("Bo")]);
    const client = open();
    const move = first(client);
    await client.play(move);
    await until(() => client.waiting.value.kind === "viewer");
    const hand = client.view.value.hands[0];
    expect(client.takeBackOffer.value).toEqual({ seat: 0, decisions: 2, consent: [] });
    await client.takeBack();
    expect(client.view.value.laid).toEqual([]);
    client.close();
    const again = open();
    await again.play(move);
    await until(() => again.waiting.value.kind === "viewer");
    expect(again.view.value.hands[0]).toEqual(hand);
    expect(kept().record).toMatch(/\{\[%back \d+\]\}/);
    again.close();
  });

  test("hides hands while the screen is passed from one person to another", async () => {
    put([person("Ada"), person("Bo")]);
    const client = open();
    expect(client.view.value.hands[0]?.[0]).not.toBe("?");
    await client.play(first(client));
    expect(client.waiting.value).toEqual({ kind: "person", seat: 1 });
    expect(client.viewer.value).toBe("spectator");
    expect(client.view.value.hands).toEqual([["?"], ["?"]]);
    expect(
      client.happened.value.every(({ events }) => events.every((event) => event.type !== "drew" || event.tile === "?")),
    ).toBe(true);
    client.takeScreen(1);
    expect(client.waiting.value).toEqual({ kind: "viewer", seat: 1 });
    expect(client.view.value.hands[1]?.[0]).not.toBe("?");
    expect(client.view.value.hands[0]).toEqual(["?"]);
    expect(client.takeBackOffer.value).toBeUndefined();
    client.close();
  });

  test("asks again after a bot failed", async () => {
    put([bot("Bo"), person("Ada")]);
    let fails = true;
    const client = open({
      think: async (_, view) => (fails ? { ok: false, reason: "no idea" } : firstMove(view)),
      close: () => undefined,
    });
    await until(() => client.waiting.value.kind === "botFailed");
    expect(client.waiting.value).toEqual({ kind: "botFailed", seat: 0, reason: "no idea" });
    fails = false;
    client.askAgain();
    await until(() => client.waiting.value.kind === "viewer");
    client.close();
  });

  test("shows what another window played instead of overwriting it", async () => {
    put([person("Ada"), bot("Bo")]);
    const client = open();
    const other = open();
    await other.play(first(other));
    await until(() => other.waiting.value.kind === "viewer");
    other.close();
    expect(await client.play(first(client))).toEqual({ kind: "stale" });
    expect(client.view.value.laid).toHaveLength(2);
    client.close();
  });

  test("leaves alone what it cannot read", () => {
    shelf.put("t", "{ not json");
    const needs = { shelf, thinker: quick, now: () => 1, pause: () => 0 };
    expect(openLocalTable(metroGame, "t", needs)).toMatchObject({ ok: false, problem: "damaged", text: "{ not json" });
    expect(shelf.text("t")).toBe("{ not json");
    put([person("Ada"), bot("Bo")]);
    const later = writeEnvelope({ ...kept(), version: 2 as 1 });
    shelf.put("t", later);
    expect(openLocalTable(metroGame, "t", needs)).toMatchObject({ ok: false, problem: "version", detail: "2" });
    expect(openLocalTable(metroGame, "none", needs)).toMatchObject({ ok: false, problem: "unknown" });
  });

  test("plays itself to the end when only bots sit there", async () => {
    put([bot("Bo"), bot("Cy")]);
    const client = open();
    await until(() => client.waiting.value.kind === "over");
    expect(kept()).toMatchObject({ status: "over", placed: 60 });
    expect(client.record().result).toEqual(client.view.value.points);
    client.close();
  });
});
