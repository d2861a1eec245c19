import type { playScoring } from "@interchange/boards/scoring";
import { metro } from "@interchange/metro/core";
import type { Event, View } from "@interchange/metro/core";
import { Random, Table, seededChance } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Happened } from "../../../client/client.ts";
import type { MetroClient } from "./common.ts";
import { metroPlaybackOf } from "./playback.ts";
import { score } from "../scoring/scoring.ts";

type Played = Parameters<typeof playScoring>;

/** The entries of a random game up to the first move that ends two lines with owners. */
function entries(): readonly Happened<Event>[] {
  const prepared = metro.prepare({ edition: "bigbox", seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(metro, prepared.setup, ["Ada", "Bo"]);
  const [source, random] = [seededChance("scoring"), new Random("scoring")];
  const earned = (): number =>
    table.history.at(-1)!.events.filter((event) => event.type === "scored" && event.line.earner).length;
  for (table.settle(source); ; table.settle(source)) {
    const moves = metro.moves(table.view(table.position.turn)).filter((move) => move.type === "place");
    table.play(table.position.turn, random.pick(moves));
    if (earned() > 1) break;
  }
  return table.history.map(({ seat, events, position }, index) => ({
    index,
    seat,
    events: events.map((event) => metro.redact(event, 0, position)),
  }));
}

const PLAYED = entries();
const LAST = PLAYED.at(-1)!;
const PAID = LAST.events.filter((event) => event.type === "scored");
const first = metro.view(
  metro.start((metro.prepare({ edition: "bigbox", seats: 2 }) as { setup: View["setup"] }).setup),
  0,
);
const after = (count: number): View =>
  PLAYED.slice(0, count)
    .flatMap(({ events }) => events)
    .reduce((view, event) => metro.follow(view, event), first);

/** A table before the last entry, and a board that the test controls. */
function watched({ isStill = false, here = [0, 1] } = {}) {
  const happened = signal<readonly Happened<Event>[]>(PLAYED.slice(0, -1));
  const view = signal(after(PLAYED.length - 1));
  const told: Event["type"][] = [];
  const waits: number[] = [];
  let played: Played | undefined;
  let end = (): void => {};
  let skip = (): void => {};
  const client = { happened, view, sitters: [{}, {}], seatsHere: here } as unknown as MetroClient;
  const playback = metroPlaybackOf(
    { client, history: { at: signal(undefined), all: signal(0) } as never },
    {
      score: (moment, scoring) =>
        score(moment, { ...scoring, layer: {} as SVGGElement }, (...how) => {
          played = how;
          return new Promise((resolve) => {
            end = resolve;
            how[3].skipped.addEventListener("abort", () => resolve());
          });
        }),
      speed: () => "normal",
      wait: async (time) => void waits.push(time),
      around: {
        isStill: () => isStill,
        onSkip: (act) => {
          skip = act;
          return () => {
            skip = () => {};
          };
        },
      },
    },
  );
  playback.onShown(({ type }) => told.push(type));
  return {
    playback,
    told,
    waits,
    skip: () => skip(),
    happen: (): void => {
      view.value = after(PLAYED.length);
      happened.value = PLAYED;
    },
    scoring: () => played!,
    finish: async (): Promise<void> => {
      end();
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    },
    now: () => playback.staged.value ?? view.value,
  };
}

const before = after(PLAYED.length - 1);

describe("a tile that ends lines", () => {
  test("is on the board at once, its lines are lit, and totals move when their points arrive", async () => {
    const { playback, happen, scoring, told, finish, now } = watched();
    happen();
    await Promise.resolve();
    expect(now().laid).toHaveLength(before.laid.length + 1);
    expect(now().points).toEqual(before.points);
    expect(playback.scoring.value).toEqual(PAID.map(({ line }) => line.from));
    const [, lines, ends, moments] = scoring();
    expect(ends).toBeLessThanOrEqual(1500);
    expect(lines.map(({ points }) => points)).toEqual(PAID.map(({ line }) => line.points));
    for (const [at, { run }] of lines.entries()) {
      // Nobody's lines have no train.
      expect(run === undefined).toBe(PAID[at]!.line.earner === undefined);
      if (!run) continue;
      const seen = now().lines.length;
      moments.leaves!(at, run);
      const { earner } = PAID[at]!.line;
      expect(playback.earning.value).toEqual([`seat ${earner?.kind === "seat" ? earner.seat : ""}`]);
      expect(told.at(-1)).toBe("scored");
      expect(now().lines).toHaveLength(seen);
      moments.lands!(at, run);
      expect(now().lines.at(-1)).toEqual(PAID[at]!.line);
    }
    await finish();
    expect(playback.staged.value).toBeUndefined();
    expect(playback.scoring.value).toBeUndefined();
    expect(playback.earning.value).toEqual([]);
    expect(told.filter((type) => type === "scored")).toHaveLength(PAID.length);
  });

  test("is skipped by a tap or a key, and the board shows the game as it is", async () => {
    const { playback, happen, skip, finish, now } = watched();
    happen();
    await Promise.resolve();
    skip();
    expect(playback.staged.value).toBeUndefined();
    expect(now().points).toEqual(after(PLAYED.length).points);
    await finish();
    expect(playback.scoring.value).toBeUndefined();
  });

  test("is there at once for those who want nothing to move, and still sounds", () => {
    const { playback, happen, told, now } = watched({ isStill: true });
    happen();
    expect(playback.staged.value).toBeUndefined();
    expect(now().points).toEqual(after(PLAYED.length).points);
    expect(told).toEqual(LAST.events.map(({ type }) => type));
  });
});
