import { underground } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WeighingQuestion } from "../../../bots/weighing.ts";
import { prefer } from "../../../kit/settings.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { openDesk } from "../desk/deskTesting.ts";
import { undergroundAdvice } from "./bring.ts";

/** Rates each move a point lower than the one before it. */
class Weigher extends EventTarget {
  terminate = (): void => undefined;
  postMessage(asked: unknown): void {
    const { id, view } = asked as WeighingQuestion<View> & { readonly id: number };
    if (!view) return;
    const moves = underground.moves(view).map((move: Move, at) => ({ move, margin: -at, error: 0.2, win: 0.5 }));
    const weighing = { moves, points: [0, 0], range: [0, 0], work: 1 };
    this.dispatchEvent(new MessageEvent("message", { data: { id, ok: true, isLast: true, weighing } }));
  }
}

beforeEach(() => {
  prefer({ motion: "off" });
  vi.stubGlobal("Worker", Weigher);
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Builds turn after turn until the passenger has a choice of trips. */
async function untilTrips(desk: UndergroundDesk): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    while (desk.candidates.value.length) desk.choose([desk.candidates.value[turn % desk.candidates.value.length]!]);
    await desk.endTurn();
    for (; desk.trips.value.length; await desk.sendPassenger()) {
      if (desk.trips.value.length > 1) return;
      desk.picked.value = 0;
    }
  }
  throw new Error("the passenger never had a choice");
}

test("where everybody is advised, every trip of the passenger is told with what it is worth", async () => {
  const desk = await openDesk("hints");
  expect(desk.client.assist).toBe("hints");
  const advice = undergroundAdvice(desk);
  await untilTrips(desk);
  const told = desk.trips.value.map((option) => advice.saysTrip?.(option) ?? []);
  expect(told.every(([said]) => said?.startsWith("worth "))).toBe(true);
  expect(told.filter(([said]) => said?.endsWith("the best choice"))).toHaveLength(1);
  expect(advice.Trip).toBeDefined();
  advice.close?.();
  desk.close();
});
