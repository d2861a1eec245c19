import { underground } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Happened } from "../../../client/client.ts";
import type { UndergroundClient } from "./common.ts";
import { undergroundPlaybackOf } from "./playback.ts";
import type { Stage } from "./playback.ts";

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

const travelled = (from: string, to: string): Event => ({ type: "travelled", seat: 1, from, to, lines: [], walks: 1 });
const paid = (seat: number, station: string): Event => ({
  type: "scored",
  award: { seat, source: "passenger", points: 1 },
  stations: [station],
});

/** A table where somebody else has just moved, and a map that the test controls. */
function watched(speed: "off" | "normal" = "normal") {
  const happened = signal<readonly Happened<Event>[]>([]);
  const view = signal<View>(begun);
  const at = signal<number | undefined>(undefined);
  const journal: string[] = [];
  const arrivals: (() => void)[] = [];
  const landings: (() => void)[] = [];
  const stage: Stage = {
    map: () => ({
      playTrip: async (way) => {
        journal.push(`to ${way.at(-1)?.stations.at(-1)}`);
        await new Promise<void>((arrive) => arrivals.push(arrive));
      },
      spotOf: (station) => ({ x: station.length, y: 0 }),
      skip: () => {
        for (const arrive of arrivals.splice(0)) arrive();
      },
    }),
    speed: () => speed,
    around: { isStill: () => speed === "off", onSkip: () => () => undefined },
    wereDrafted: ({ source }) => source !== "passenger",
    fly: async ({ points }, seat) => {
      journal.push(`seat ${seat} +${points}`);
      await new Promise<void>((land) => landings.push(land));
    },
    wait: async (milliseconds) => {
      journal.push(`pause ${milliseconds}`);
    },
  };
  const client = { happened, view, viewer: signal(0) } as unknown as UndergroundClient;
  const playback = undergroundPlaybackOf({ client, history: { at, all: signal(0) } as never }, stage);
  return {
    journal,
    playback,
    happen: (...events: Event[]) => {
      view.value = events.reduce((seen, event) => underground.follow(seen, event), view.value);
      happened.value = [...happened.value, { index: happened.value.length, seat: 1, events }];
    },
    arrive: async () => {
      arrivals.shift()?.();
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    },
    land: async () => {
      for (const land of landings.splice(0)) land();
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    },
    shown: () => playback.staged.value ?? view.value,
  };
}

const next: Event = { type: "next", stage: "build", turn: 0, turns: 1, actions: 4 };

describe("what happens at a table", () => {
  test("is shown one trip after the other, with the points when he has arrived", async () => {
    const { journal, happen, arrive, shown } = watched();
    happen(travelled("euston", "bank"), paid(0, "bank"), paid(1, "bank"));
    happen(travelled("bank", "angel"), paid(1, "angel"), next);
    await arrive();
    // The first `arrive` ended the first trip; the second trip is on its way.
    expect(journal).toEqual(["to bank", "seat 0 +1", "seat 1 +1", "to angel"]);
    expect(shown()).toMatchObject({ passenger: "bank", turn: 1 });
    expect(
      shown()
        .points.slice(0, 2)
        .map((points, seat) => points - begun.points[seat]!),
    ).toEqual([1, 1]);
    await arrive();
    expect(journal.slice(4)).toEqual(["seat 1 +1", expect.stringMatching(/^pause \d{3}$/)]);
    expect(shown()).toMatchObject({ passenger: "angel", turn: 0 });
  });

  test("marks those whose points are on their way, and totals count when they have landed", async () => {
    const { happen, arrive, land, playback } = watched();
    happen(travelled("euston", "bank"), paid(0, "bank"), paid(1, "bank"));
    happen(travelled("bank", "angel"), next);
    expect(playback.earning.value).toEqual([]);
    await arrive();
    expect(playback.earning.value).toEqual(["seat 0", "seat 1"]);
    expect(playback.counting.value!.delay).toBeGreaterThan(0);
    await land();
    expect(playback.earning.value).toEqual([]);
  });

  test("flies no points twice that the viewer saw when they drafted the turn", () => {
    const { happen, journal, playback } = watched();
    const rail: Event = { type: "scored", award: { seat: 0, source: "terminus", points: 2 }, stations: ["bank"] };
    happen(rail, travelled("euston", "bank"));
    expect(journal).toEqual([]);
    expect(playback.earning.value).toEqual([]);
  });

  test("keeps still until he arrives, and is skipped to where the game is", async () => {
    const { happen, shown, playback } = watched();
    happen(travelled("euston", "bank"), paid(0, "bank"));
    expect(shown().passenger).toBe("euston");
    expect(shown().points).toEqual(begun.points);
    playback.skip();
    expect(playback.staged.value).toBeUndefined();
    expect(shown().passenger).toBe("bank");
    happen(travelled("bank", "angel"));
    expect(shown().passenger).toBe("bank");
  });

  test("is there at once for those who want nothing to move", () => {
    const { journal, happen, shown } = watched("off");
    happen(travelled("euston", "bank"), paid(0, "bank"));
    expect(shown().passenger).toBe("bank");
    expect(journal).toEqual([]);
  });
});
