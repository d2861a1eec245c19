import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Premove } from "@interchange/protocol";
import type { Answer, TableClient, Waiting } from "../client.ts";
import { premoveClient } from "./premoving.ts";

interface View {
  readonly turn: number;
}

function planningAt(state: Waiting) {
  const waiting = signal(state);
  const premove = signal<Premove | undefined>(undefined);
  const isPlanning = signal(true);
  const toAct = signal(0);
  const view = signal<View>({ turn: 0 });
  const kept: (readonly string[])[] = [];
  const real = { waiting, view, toAct, viewer: signal(1) } as unknown as TableClient<number, never, View>;
  const client = premoveClient(real, {
    seat: 1,
    premove,
    isPlanning,
    asIfOnTurn: (seen) => ({ ...seen, turn: 1 }),
    write: String,
    keep: async (moves): Promise<Answer> => {
      kept.push(moves);
      return { kind: "applied" };
    },
  });
  return { client, waiting, kept, premove, isPlanning, toAct };
}

test("whoever plans sees the table as if it were their turn, and what they decide is kept instead of played", async () => {
  const { client, kept } = planningAt({ kind: "remote", seat: 0 });
  expect(client.view.value).toEqual({ turn: 1 });
  expect(client.waiting.value).toEqual({ kind: "viewer", seat: 1 });
  expect(client.toAct.value).toBe(0);
  expect(await client.play(4, 2)).toEqual({ kind: "applied" });
  expect(kept).toEqual([["4", "2"]]);
});

test("the end of a game, a pause and a question of the others go before planning", () => {
  const { client, waiting } = planningAt({ kind: "bot", seat: 0 });
  for (const state of [{ kind: "over" }, { kind: "gone" }, { kind: "paused", by: 0, isShared: true }] as const) {
    waiting.value = state;
    expect(client.waiting.value).toEqual(state);
  }
});

test("a plan is held until it is played, and if it was not played, as a draft", () => {
  const { client, premove, isPlanning, toAct } = planningAt({ kind: "remote", seat: 0 });
  isPlanning.value = false;
  expect([client.waiting.value.kind, client.view.value.turn, client.held?.value]).toEqual(["remote", 0, undefined]);
  premove.value = { seat: 1, after: 1, moves: ["4"] };
  expect([client.view.value.turn, client.held?.value]).toEqual([1, ["4"]]);
  toAct.value = 1;
  expect(client.held?.value).toBeUndefined();
  premove.value = { ...premove.value, dropped: "changed" };
  expect([client.view.value.turn, client.held?.value]).toEqual([0, ["4"]]);
});
