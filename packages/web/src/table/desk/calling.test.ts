import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Waiting } from "../../client/client.ts";
import { callsInto } from "./calling.ts";

test("a turn that comes while one looks back calls, until one is back; one's own from before does not", () => {
  const waiting = signal<Waiting>({ kind: "viewer", seat: 0 });
  const at = signal<number | undefined>(0);
  const isCalled = signal(false);
  const stop = callsInto(isCalled, { client: { waiting }, history: { at } });
  expect(isCalled.value).toBe(false);
  at.value = undefined;
  waiting.value = { kind: "bot", seat: 1 };
  at.value = 3;
  expect(isCalled.value).toBe(false);
  waiting.value = { kind: "viewer", seat: 0 };
  expect(isCalled.value).toBe(true);
  at.value = 2;
  expect(isCalled.value).toBe(true);
  at.value = undefined;
  expect(isCalled.value).toBe(false);
  at.value = 2;
  expect(isCalled.value).toBe(false);
  stop();
});
