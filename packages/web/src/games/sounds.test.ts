import type { Event } from "@interchange/metro/core";
import type { Event as UndergroundEvent } from "@interchange/underground";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Happened, Waiting } from "../client/client.ts";
import { soundOf as metroSound } from "./metro/desk/sounds.ts";
import { soundOf as undergroundSound } from "./underground/desk/sounds.ts";
import type { Sound } from "../table/sound/notes.ts";
import { soundAt } from "../table/sound/sounding.ts";

const line = (to: number): Event => ({ type: "scored", line: { from: 0, to, length: 3, points: 3 } });
const placed: Event = { type: "placed", laid: { cell: 0, tile: "aaaa", turn: 0, seat: 0 }, from: "hand" };

function heard() {
  const happened = signal<readonly Happened<Event>[]>([]);
  const waiting = signal<Waiting>({ kind: "viewer", seat: 0 });
  const at = signal<number | undefined>(undefined);
  const sounds: Sound[] = [];
  const player = { play: (...some: readonly Sound[]) => void sounds.push(...some), close: () => undefined };
  const stop = soundAt({ client: { happened, waiting }, history: { at } }, metroSound, player);
  return {
    sounds,
    stop,
    at,
    happen: (...events: Event[]) => {
      happened.value = [...happened.value, { index: happened.value.length, seat: 0, events }];
    },
    wait: (state: Waiting) => {
      waiting.value = state;
    },
  };
}

describe("at a table one hears", () => {
  test("tiles, finished lines, the centre and the end, in the order in which they happen", () => {
    const { sounds, happen } = heard();
    happen(placed, line(7), line(34), { type: "next", stage: "turn", turn: 1 });
    happen({ type: "drew", seat: 1, tile: "aaaa", into: "hand" });
    happen(placed, { type: "over", standings: [] });
    expect(sounds).toEqual(["tile", "closed", "centre", "tile", "end"]);
  });

  test("one's turn after others have moved, but not after one's own decision", () => {
    const { sounds, wait } = heard();
    wait({ kind: "sending", seat: 0 });
    wait({ kind: "viewer", seat: 0 });
    expect(sounds).toEqual([]);
    wait({ kind: "bot", seat: 1 });
    wait({ kind: "viewer", seat: 0 });
    wait({ kind: "remote", seat: 1 });
    wait({ kind: "viewer", seat: 0 });
    expect(sounds).toEqual(["turn", "turn"]);
    // Another person at the same screen takes over.
    wait({ kind: "person", seat: 1 });
    wait({ kind: "viewer", seat: 1 });
    expect(sounds).toHaveLength(2);
  });

  test("nothing of the live game while one looks at the past, and nothing when one has left", () => {
    const { sounds, happen, at, stop } = heard();
    at.value = 3;
    happen(placed);
    at.value = undefined;
    stop();
    happen(placed);
    expect(sounds).toEqual([]);
  });

  test("the passenger at On the Underground, and what is built and completed there", () => {
    const events: UndergroundEvent[] = [
      { type: "built", seat: 0, piece: { line: "red", between: ["a", "b"] }, paid: 0, gained: 0 },
      { type: "scored", award: { seat: 0, source: "loop", points: 3 }, stations: [] },
      { type: "travelled", seat: 0, from: "a", to: "b", lines: ["red"], walks: 0 },
      { type: "scored", award: { seat: 0, source: "passenger", points: 1 }, stations: [] },
      { type: "over", standings: [] },
    ];
    expect(events.map(undergroundSound)).toEqual(["tile", "closed", "passenger", undefined, "end"]);
  });
});
