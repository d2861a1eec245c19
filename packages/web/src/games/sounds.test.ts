import type { Event } from "@interchange/metro/core";
import type { Event as UndergroundEvent } from "@interchange/underground";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { BoardScene } from "@interchange/boards/metro";
import type { Waiting } from "../client/client.ts";
import { lineNotes, soundOf as metroSound } from "./metro/desk/sounds.ts";
import { soundOf as undergroundSound } from "./underground/desk/sounds.ts";
import { NOTES, SOUNDS } from "../table/sound/notes.ts";
import type { Note } from "../table/sound/notes.ts";
import { GAINS } from "../table/sound/volume.ts";
import { soundAt } from "../table/sound/sounding.ts";

const line = (to: number, seat: number | null = 0): Event => ({
  type: "scored",
  line: { from: 0, to, length: 3, points: 3, ...(seat !== null && { earner: { kind: "seat", seat } }) },
});
const placed: Event = { type: "placed", laid: { cell: 0, tile: "aaaa", turn: 0, seat: 0 }, from: "hand" };

/** The sounds by what they are. */
const NAMES = new Map<readonly Note[], string>(SOUNDS.map((sound) => [NOTES[sound], sound]));

function heard() {
  const waiting = signal<Waiting>({ kind: "viewer", seat: 0 });
  const staged = signal<unknown>(undefined);
  const sounds: string[] = [];
  const player = {
    play: (...some: readonly (readonly Note[])[]) => void sounds.push(...some.map((each) => NAMES.get(each) ?? "line")),
    close: () => undefined,
  };
  const listeners = new Set<(event: Event) => void>();
  const onShown = (tell: (event: Event) => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  };
  const still = signal({ lines: [] } as unknown as BoardScene);
  const stop = soundAt({ client: { waiting }, staged, onShown }, (event) => metroSound({ still }, event), player);
  return {
    sounds,
    stop,
    staged,
    show: (...events: Event[]) => events.forEach((event) => listeners.forEach((tell) => tell(event))),
    wait: (state: Waiting) => {
      waiting.value = state;
    },
  };
}

describe("at a table one hears", () => {
  test("tiles, finished lines and the end, in the order in which they are shown, until one leaves", () => {
    const { sounds, show, stop } = heard();
    show(placed, line(7), line(34, null), { type: "next", stage: "turn", turn: 1 });
    show({ type: "drew", seat: 1, tile: "aaaa", into: "hand" });
    show(placed, { type: "over", standings: [] });
    expect(sounds).toEqual(["tile", "line", "tile", "end"]);
    stop();
    show(placed);
    expect(sounds).toHaveLength(4);
  });

  test("a note for every tile, pitched by its owner and panned by its square, and a chord in the centre", () => {
    const cells = [0, 3, 7];
    const [first, second] = [0, 1].map((owner) => lineNotes(cells, owner, false, 300));
    expect(first!.map(({ at }) => at)).toEqual([0, 0.1, 0.2]);
    expect(first!.map(({ pan }) => Math.sign(pan!))).toEqual([-1, -1, 1]);
    expect(new Set(first!.map(({ pitch }) => pitch)).size).toBe(1);
    expect(second![0]!.pitch).not.toBe(first![0]!.pitch);
    const chord = lineNotes(cells, 0, true, 300).slice(cells.length);
    expect(chord.every(({ at }) => at === 0.3)).toBe(true);
    expect(new Set(chord.map(({ pitch }) => pitch)).size).toBeGreaterThanOrEqual(3);
    const together = [...chord, ...first!.slice(-1)];
    expect(together.reduce((sum, { level }) => sum + level, 0) * GAINS.loud).toBeLessThanOrEqual(1);
  });

  test("one's turn after others have moved, but not after one's own decision", () => {
    const { sounds, wait, staged } = heard();
    wait({ kind: "sending", seat: 0 });
    wait({ kind: "viewer", seat: 0 });
    expect(sounds).toEqual([]);
    wait({ kind: "bot", seat: 1 });
    wait({ kind: "viewer", seat: 0 });
    wait({ kind: "remote", seat: 1 });
    // First it is shown what they did.
    staged.value = {};
    wait({ kind: "viewer", seat: 0 });
    expect(sounds).toEqual(["turn"]);
    staged.value = undefined;
    expect(sounds).toEqual(["turn", "turn"]);
    // Another person at the same screen takes over.
    wait({ kind: "person", seat: 1 });
    wait({ kind: "viewer", seat: 1 });
    expect(sounds).toHaveLength(2);
  });

  test("the passenger at On the Underground, and what is built and completed there", () => {
    const events: UndergroundEvent[] = [
      { type: "built", seat: 0, piece: { line: "red", between: ["a", "b"] }, paid: 0, gained: 0 },
      { type: "scored", award: { seat: 0, source: "loop", points: 3 }, stations: [] },
      { type: "travelled", seat: 0, from: "a", to: "b", lines: ["red"], walks: 0 },
      { type: "scored", award: { seat: 0, source: "passenger", points: 1 }, stations: [] },
      { type: "over", standings: [] },
    ];
    const { tile, closed, passenger, end } = NOTES;
    expect(events.map(undergroundSound)).toEqual([tile, closed, passenger, undefined, end]);
  });
});
