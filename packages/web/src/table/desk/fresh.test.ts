import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Happened } from "../../client/client.ts";
import { onFresh } from "./fresh.ts";

const entry = (index: number): Happened<string> => ({ index, seat: 0, events: [`${index}a`, `${index}b`] });

test("what was there is not told, what comes is told once, and a take-back is told as one", () => {
  const happened = signal<readonly Happened<string>[]>([entry(0)]);
  const told: unknown[] = [];
  const stop = onFresh({ happened }, (fresh) => told.push(fresh));
  happened.value = [entry(0), entry(1), entry(2)];
  happened.value = [entry(0)];
  happened.value = [entry(0), entry(1)];
  stop();
  happened.value = [entry(0), entry(1), entry(2)];
  expect(told).toEqual([[entry(1), entry(2)], "tookBack", [entry(1)]]);
});
