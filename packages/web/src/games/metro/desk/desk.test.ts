import type { Assist } from "@interchange/games";
import { metro } from "@interchange/metro/core";
import type { Event, View } from "@interchange/metro/core";
import { Table, seededChance, Random } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Answer, Happened, TakeBackOffer, Waiting } from "../../../client/client.ts";
import type { LinkState } from "@interchange/host";
import { prefer } from "../../../kit/settings.ts";
import { viewAfter } from "../../../table/desk/history.ts";
import { PAST } from "./common.ts";
import { metroDeskOf } from "./desk.ts";
import type { MetroClient } from "./common.ts";

/** A client of a random game after this many tiles. */
function clientAfter(tiles: number, options: Readonly<Record<string, string>> = {}, assist: Assist = "ledger") {
  const prepared = metro.prepare({ edition: "bigbox", seats: 2, options });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(metro, prepared.setup, ["Ada", "Bo"]);
  const source = seededChance("desk");
  const random = new Random("desk");
  for (table.settle(source); table.position.laid.length < tiles; table.settle(source)) {
    const moves = metro.moves(table.view(table.position.turn)).filter((move) => move.type === "place");
    table.play(table.position.turn, random.pick(moves));
  }
  const viewer = table.position.turn;
  const played: unknown[] = [];
  const client: MetroClient = {
    id: "t",
    address: "/table/t",
    sitters: [
      { name: "Ada", mind: { kind: "person" } },
      { name: "Bo", mind: { kind: "person" } },
    ],
    assist,
    viewer: signal(viewer),
    first: signal<View>(metro.view(table.at(0), viewer)),
    happened: signal<readonly Happened<Event>[]>(
      table.history.map(({ seat, events, position }, index) => ({
        index,
        seat,
        events: events.map((event) => metro.redact(event, viewer, position)),
      })),
    ),
    view: signal<View>(table.view(viewer)),
    waiting: signal<Waiting>({ kind: "viewer", seat: viewer }),
    takeBackOffer: signal<TakeBackOffer | undefined>(undefined),
    isKept: signal(true),
    play: async (move): Promise<Answer> => {
      played.push(move);
      return { kind: "applied" };
    },
    takeBack: async () => ({ kind: "applied" }),
    playAgain: async () => ({ kind: "applied" }),
    takeScreen: () => undefined,
    askAgain: () => undefined,
    takeUpAgain: async () => ({ kind: "applied" }),
    rest: async () => ({ kind: "applied" }),
    consent: async () => ({ kind: "applied" }),
    seatsHere: [viewer],
    toAct: signal<number | undefined>(viewer),
    link: signal<LinkState>("open"),
    termination: signal(undefined),
    standings: signal(undefined),
    record: async () => table.record(),
    close: () => undefined,
  };
  return { client, table, played };
}

const desk = (client: MetroClient) => metroDeskOf(client);

describe("a desk", () => {
  test("shows what a tile would do before it is placed, and steps back", async () => {
    const { client, played } = clientAfter(20);
    const at = desk(client);
    const [cell] = at.targets.value;
    at.chooseSquare(cell!);
    expect(at.ghost.value).toBe(cell);
    expect(at.preview.value?.gains).toHaveLength(2);
    expect(at.stepBack()).toBe(true);
    expect(at.ghost.value).toBeUndefined();
    await at.place();
    expect(played).toEqual([]);
    at.chooseSquare(cell!);
    await at.place();
    expect(played).toEqual([{ type: "place", tile: at.tile.value, turn: 0, cell }]);
  });

  test("answers with the numbered rule on a square that is forbidden", () => {
    const { client } = clientAfter(20);
    const at = desk(client);
    at.chooseSquare(27);
    expect(at.whyNot.value?.refusal).toEqual({ code: "centre", rule: "3.1" });
    at.chooseSquare(client.view.value.laid[0]!.cell);
    expect(at.whyNot.value?.refusal.code).toBe("occupied");
  });

  test("shows no ledger at a table without that help", () => {
    const plain = desk(clientAfter(20, {}, "none").client);
    plain.chooseSquare([...plain.targets.value][0]!);
    expect(plain.preview.value).toBeUndefined();
  });

  test("turns the tile only to where it may lie", () => {
    const { client } = clientAfter(12, { orientation: "free", "hand-size": "3" });
    const at = desk(client);
    for (const tile of at.tiles.value.keys()) {
      at.chooseTile(tile);
      for (const cell of at.targets.value) {
        at.chooseSquare(cell);
        at.rotate();
        const move = { type: "place", tile: at.tile.value!, turn: at.turn.value, cell } as const;
        expect(metro.refusal(client.view.value, move)).toBeUndefined();
        at.chosen.value = undefined;
        at.turn.value = 0;
      }
    }
  });

  test("reads the past from the events alone", () => {
    prefer({ motion: "off" });
    const { client, table } = clientAfter(20);
    for (const tiles of [0, 1, 7, 19]) {
      const seen = viewAfter(PAST, client.first.value, client.happened.value, tiles);
      expect(seen.laid).toEqual(table.position.laid.slice(0, tiles));
    }
    const at = desk(client);
    at.history.go("first");
    expect(at.isDeciding.value).toBe(false);
    expect(at.shown.value.laid).toEqual([]);
    at.history.go("forward");
    expect(at.shown.value.laid).toHaveLength(1);
    at.history.go("live");
    expect(at.isDeciding.value).toBe(true);
  });
});
