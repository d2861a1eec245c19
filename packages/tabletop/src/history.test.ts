import { describe, expect, it } from "vitest";
import type { Rules, Step } from "./game.ts";
import { History } from "./history.ts";
import type { Keeps } from "./history.ts";
import type { Setup } from "./setup.ts";

/** A game of words: a position is all that was said, moves and draws are what is said next. */
type Position = readonly string[];
type Event = { readonly said: string };

let replayed = 0;
const step = (position: Position, said: string): Step<Position, Event> => ({
  position: [...position, said],
  events: [{ said }],
});
const again = (position: Position, said: string): Step<Position, Event> => {
  replayed++;
  return step(position, said);
};
const words = {
  setupOf: () => ({}) as Setup,
  start: () => [],
  play: again,
  resolve: again,
  notation: { readMove: (text: string) => text, readChance: (text: string) => text },
} as unknown as Rules<Position, string, string, Event, never>;

function historyOf(keeps: Keeps, said: readonly string[]) {
  const history = new History(words, {} as Setup, keeps);
  for (const each of said) say(history, each);
  replayed = 0;
  return history;
}

/** Words that begin with "=" are drawn, from a stream that is named by their next letter. */
function say(history: History<Position, string, string, Event, never>, text: string): void {
  const stream = text.startsWith("=") ? text.slice(1, 2) : undefined;
  const by = stream === undefined ? "seat" : "chance";
  const seat = stream === undefined ? 0 : undefined;
  history.add({ entry: { by, text }, seat, stream, ...step(history.position, text) });
}

describe("a history", () => {
  const SAID = ["one", "=a1", "=b1", "two", "=a2", "three"];

  it("answers the same whatever it keeps, by replay where it keeps nothing", () => {
    for (const keeps of ["all", "few", "last"] as const) {
      const history = historyOf(keeps, SAID);
      for (const entries of SAID.keys()) expect(history.at(entries)).toEqual(SAID.slice(0, entries));
      expect(history.happenings(2).map(({ events }) => events[0]?.said)).toEqual(SAID.slice(2));
    }
  });

  it("replays nothing for where it stands, nor for what it keeps", () => {
    const last = historyOf("last", SAID);
    expect(last.at(SAID.length)).toBe(last.position);
    expect(replayed).toBe(0);
    const all = historyOf("all", SAID);
    all.at(3);
    all.happenings(1);
    expect(replayed).toBe(0);
  });

  it("forgets what is dropped, and what was drawn with it", () => {
    for (const keeps of ["all", "last"] as const) {
      const history = historyOf(keeps, SAID);
      expect(history.drawn("a")).toEqual({ outcomes: ["=a1", "=a2"], draws: 3 });
      expect(history.drop(3).map(({ entry }) => entry.text)).toEqual(["two", "=a2", "three"]);
      expect(history.position).toEqual(["one", "=a1", "=b1"]);
      expect(history.drawn("a")).toEqual({ outcomes: ["=a1"], draws: 2 });
      expect(history.drawn("b")).toEqual({ outcomes: ["=b1"], draws: 2 });
      expect(history.drawn("c")).toEqual({ outcomes: [], draws: 2 });
      say(history, "four");
      expect(history.happenings(3).map(({ position }) => position)).toEqual([["one", "=a1", "=b1", "four"]]);
    }
  });

  it("drops more than it keeps", () => {
    const long = Array.from({ length: 20 }, (_, index) => `word ${index}`);
    const history = historyOf("few", long);
    history.drop(15);
    expect(history.position).toEqual(long.slice(0, 5));
    expect(history.happenings().map(({ entry }) => entry.text)).toEqual(long.slice(0, 5));
  });

  it("goes on apart from its fork", () => {
    const history = historyOf("all", SAID);
    const fork = history.fork();
    say(fork, "=a3");
    fork.drop(0);
    history.drop(2);
    expect(fork.position).toEqual([...SAID, "=a3"]);
    expect(fork.drawn("a").outcomes).toEqual(["=a1", "=a2", "=a3"]);
    replayed = 0;
    expect(fork.happenings().map(({ entry }) => entry.text)).toEqual([...SAID, "=a3"]);
    expect(fork.at(2)).toEqual(SAID.slice(0, 2));
    // It has kept what was kept, and asks nobody to play it again.
    expect(replayed).toBe(0);
    expect(history.drawn("a")).toEqual({ outcomes: ["=a1"], draws: 2 });
  });

  it("writes anew what stands at an entry, kept or not, and refuses one that is not there", () => {
    for (const keeps of ["all", "last"] as const) {
      const history = historyOf(keeps, SAID);
      history.rewrite(0, { by: "seat", text: "one", comment: "first" });
      expect(history.log[0]?.entry.comment).toBe("first");
      expect(history.happenings()[0]?.entry.comment).toBe("first");
      expect(history.happenings()).toHaveLength(SAID.length);
      expect(() => history.rewrite(6, { by: "seat", text: "x" })).toThrow("entry 6 of 6");
    }
    // Of what is not kept nothing is kept now.
    const few = historyOf("last", SAID);
    few.rewrite(0, { by: "seat", text: "one" });
    expect(few.happenings(5).map(({ events }) => events[0]?.said)).toEqual(["three"]);
  });
});
