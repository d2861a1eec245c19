import type { Review } from "@interchange/bots/review";
import type { ReviewInfo } from "@interchange/protocol";
import { computed, signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Reviewing, ReviewState } from "./reviewing.ts";
import { serverReviewing } from "./serverReviewing.ts";

const reviewed = (work: number): Review => ({
  game: "metro",
  bot: "inspector",
  work,
  start: 0,
  error: 1,
  seats: [],
  moves: [],
  isComplete: true,
});
const DONE = { state: "done", review: reviewed(900) } as unknown as ReviewInfo;

/** A page that analyses locally and notes every call. */
function page() {
  const told: string[] = [];
  const state = signal<ReviewState>({ kind: "stopped" });
  const local: Reviewing = {
    review: computed(() => reviewed(7)),
    settled: signal(new Set()),
    weighings: signal([]),
    progress: signal(0.05),
    state,
    goOn(isQuick) {
      told.push(isQuick ? "quick" : "whole");
      state.value = { kind: "running" };
    },
    stop() {
      told.push("stop");
      state.value = { kind: "stopped" };
    },
    close: () => void told.push("close"),
  };
  return { told, local };
}

/** A server that gives these answers in order and then repeats the last. */
function asked(looks: readonly (ReviewInfo | undefined)[], ask?: ReviewInfo) {
  const { told, local } = page();
  const kept: Review[] = [];
  const answers = [...looks];
  const waiting: (() => void)[] = [];
  const reviewing = serverReviewing({
    local,
    fair: (review) => review,
    keep: (review) => void kept.push(review),
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    server: {
      look: async () => (answers.length > 1 ? answers.shift() : answers[0]),
      ask: async () => (told.push("ask"), ask),
      callOff: async () => void told.push("callOff"),
    },
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  return {
    told,
    kept,
    reviewing,
    settle,
    /** Lets the page poll again. */
    again: async () => {
      waiting.shift()?.();
      await settle();
    },
  };
}

describe("the review of a table of a server", () => {
  test("is there at once where somebody had it made, is kept, and nothing is valued here", async () => {
    const { reviewing, told, kept, settle } = asked([DONE]);
    reviewing.goOn();
    await settle();
    expect(reviewing.state.value).toEqual({ kind: "done" });
    expect(reviewing.progress.value).toBe(1);
    expect(reviewing.review.value.work).toBe(900);
    expect(kept).toHaveLength(1);
    expect(told).toEqual(["stop"]);
  });

  test("is asked for and waited for, with a quick look meanwhile", async () => {
    const { reviewing, told, settle, again } = asked(
      [{ state: "none" }, { state: "running", done: 30, of: 60 }, DONE],
      { state: "queued", before: 2 },
    );
    reviewing.goOn();
    await settle();
    expect(reviewing.state.value).toEqual({ kind: "running", at: { kind: "queued", before: 2 } });
    expect(reviewing.review.value.work).toBe(7);
    await again();
    expect(reviewing.state.value).toEqual({ kind: "running", at: { kind: "server" } });
    expect(reviewing.progress.value).toBe(0.5);
    await again();
    expect(reviewing.state.value).toEqual({ kind: "done" });
    expect(reviewing.review.value.work).toBe(900);
    expect(told).toEqual(["quick", "ask", "stop"]);
  });

  test.each([
    ["makes none for whoever asks", [{ state: "none" }], undefined],
    ["could not make it", [{ state: "failed" }], { state: "failed" }],
    ["does not answer", [undefined], undefined],
  ] as const)("is made here where the server %s", async (_, looks, ask) => {
    const { reviewing, told, settle } = asked(looks, ask);
    reviewing.goOn();
    await settle();
    expect(told.at(-1)).toBe("whole");
    expect(reviewing.state.value).toEqual({ kind: "running" });
  });

  test("is made here once the server has been silent for long", async () => {
    const running: ReviewInfo = { state: "running", done: 1, of: 60 };
    const { reviewing, told, settle, again } = asked([{ state: "none" }, undefined], running);
    reviewing.goOn();
    await settle();
    for (let silent = 0; silent < 4; silent++) {
      expect(told).not.toContain("whole");
      await again();
    }
    expect(told.at(-1)).toBe("whole");
  });

  test("is called off when it is stopped, asked for again, and made here when that is wanted", async () => {
    const { reviewing, told, settle } = asked([{ state: "none" }], { state: "queued", before: 9 });
    reviewing.goOn();
    await settle();
    reviewing.stop();
    expect(reviewing.state.value).toEqual({ kind: "stopped" });
    expect(told).toEqual(["quick", "ask", "stop", "callOff"]);
    reviewing.goOn();
    await settle();
    expect(reviewing.state.value.kind).toBe("running");
    reviewing.goOnHere?.();
    expect(told.slice(4)).toEqual(["quick", "ask", "callOff", "whole"]);
    reviewing.stop();
    expect(reviewing.state.value).toEqual({ kind: "stopped" });
    expect(told.at(-1)).toBe("stop");
  });

  test("is made all the same when somebody leaves the page", async () => {
    const { reviewing, told, settle } = asked([{ state: "none" }], { state: "queued", before: 1 });
    reviewing.goOn();
    await settle();
    reviewing.close();
    expect(told).toEqual(["quick", "ask", "close"]);
  });
});
