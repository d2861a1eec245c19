import { FACTORS } from "@interchange/boards/motion";
import { tripTime } from "@interchange/boards/map";
import { SPEEDS } from "@interchange/boards/speed";
import { LONDON, underground } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { paceOf, pauseAfter, wayAt } from "./pace.ts";

const prepared = underground.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const begun: View = {
  ...underground.view(underground.start(prepared.setup), 0),
  stage: "build",
  turn: 1,
  lines: [["red"], ["blue"]],
  passenger: "euston",
  open: ["bank", "angel"],
};
const built = (block: number): Event => ({
  type: "built",
  seat: 1,
  piece: { line: "blue", between: LONDON.blocks[block]!.between },
  paid: 0,
  gained: 0,
});
const travelled = (from: string, to: string): Event => ({ type: "travelled", seat: 1, from, to, lines: [], walks: 9 });
const next: Event = { type: "next", stage: "build", turn: 0, turns: 1, actions: 4 };
const TURN = [built(0), built(1), built(2), travelled("euston", "bank"), travelled("bank", "euston"), next];

/** How long each event is shown at a given speed. */
function shownFor(events: readonly Event[], speed: (typeof SPEEDS)[number], viewer: View["viewer"] = 0): number[] {
  const pace = paceOf(() => viewer);
  let view = begun;
  return events.map((event, at) => {
    const share = pace.shareOf(view, events.slice(at));
    const time = event.type === "travelled" ? tripTime(wayAt(view, event)) : pauseAfter(event, view, viewer);
    view = underground.follow(view, event);
    return time * share * FACTORS[speed];
  });
}
const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);

describe("a turn that is shown", () => {
  test("takes its own time where little happens in it", () => {
    expect(shownFor([built(0), next], "normal")).toEqual([350, 600]);
    expect(shownFor([built(0), next], "fast")).toEqual([175, 300]);
  });

  test("takes 2.5 s at most, however much happens in it; half of it when fast and twice as long when slow", () => {
    for (const speed of SPEEDS) expect(sum(shownFor(TURN, speed))).toBeLessThanOrEqual(2500.001 * FACTORS[speed]);
    expect(sum(shownFor(TURN, "normal"))).toBeCloseTo(2500);
  });

  test("shortens everything in it alike", () => {
    const times = shownFor(TURN, "normal");
    const whole = shownFor(TURN.slice(0, 1), "normal")[0]!;
    const share = times[0]! / whole;
    expect(share).toBeLessThan(1);
    expect(times.at(-1)).toBeCloseTo(600 * share);
  });

  test("keeps to that also when its events come one by one", () => {
    const pace = paceOf(() => 0);
    let view = begun;
    let all = 0;
    for (const event of TURN) {
      const share = pace.shareOf(view, [event]);
      all += share * (event.type === "travelled" ? tripTime(wayAt(view, event)) : pauseAfter(event, view, 0));
      view = underground.follow(view, event);
    }
    expect(all).toBeLessThanOrEqual(2500.001);
  });

  test("does not pause after the viewer's own pieces, who saw them when they were built", () => {
    expect(shownFor([built(0), next], "normal", 1)).toEqual([0, 600]);
  });
});
