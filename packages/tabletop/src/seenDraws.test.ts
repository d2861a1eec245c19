import { describe, expect, it } from "vitest";
import type { Done } from "./history.ts";
import { SeenDraws } from "./seenDraws.ts";

const done = (stream: string | undefined, text: string): Done => ({
  entry: { by: stream === undefined ? "seat" : "chance", text },
  seat: stream === undefined ? 0 : undefined,
  stream,
});

describe("draws that were taken back", () => {
  const seen = (): SeenDraws =>
    new SeenDraws([
      { stream: "bag", text: "a" },
      { stream: "pile", text: "a" },
      { stream: "pile", text: "b" },
    ]);

  it("come again in their order, those of their stream alone", () => {
    expect(seen().next("bag", () => ["b", "a"])).toBe(1);
    expect(seen().next("pile", () => ["b", "a"])).toBe(1);
    expect(seen().next("pile", () => ["b", "c"])).toBe(0);
    expect(seen().next("bag", () => ["b", "c"])).toBeUndefined();
  });

  it("ask for no outcomes where there are none of the stream", () => {
    const next = seen().next("elsewhere", () => {
      throw new Error("nobody was to ask");
    });
    expect(next).toBeUndefined();
  });

  it("are gone once they came: the first that is alike, in stream and in text", () => {
    const draws = seen();
    draws.remove("pile", "b");
    expect(draws.list.map(({ stream, text }) => stream + text)).toEqual(["baga", "pilea"]);
    draws.remove("pile", "a");
    expect(draws.list.map(({ stream, text }) => stream + text)).toEqual(["baga"]);
    draws.remove("bag", "b");
    draws.remove("pile", "a");
    expect(draws.list).toHaveLength(1);
  });

  it("come before those that were taken back earlier; moves are no draws", () => {
    const draws = seen();
    draws.add([done("bag", "x"), done(undefined, "move"), done("pile", "y")]);
    expect(draws.list.map(({ text }) => text)).toEqual(["x", "y", "a", "a", "b"]);
  });

  it("are a fork's own", () => {
    const draws = seen();
    const fork = draws.fork();
    fork.remove("bag", "a");
    expect(draws.list).toHaveLength(3);
    expect(fork.list).toHaveLength(2);
  });
});
