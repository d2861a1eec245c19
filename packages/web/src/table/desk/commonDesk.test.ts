import type { Setup } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Answer, Happened, TableClient, TakeBackOffer, Waiting } from "../../client/client.ts";
import { commonDeskOf } from "./commonDesk.ts";
import { t } from "../../words/index.ts";

const setup: Setup = { edition: "only", rules: 1, seats: 2, modules: [], options: {} };
interface View {
  readonly setup: Setup;
  readonly sum: number;
}

/** A table whose game adds up numbers. */
function openDesk(answer: Answer) {
  const happened = signal<readonly Happened<number>[]>([{ index: 0, seat: 1, events: [4] }]);
  const client: TableClient<number, number, View> = {
    id: "t",
    address: "/table/t",
    sitters: [
      { name: "You", mind: { kind: "person" } },
      { name: "Bo", mind: { kind: "bot", bot: "random" } },
    ],
    assist: "none",
    viewer: signal(0),
    first: signal({ setup, sum: 0 }),
    happened,
    view: signal({ setup, sum: 4 }),
    waiting: signal<Waiting>({ kind: "viewer", seat: 0 }),
    takeBackOffer: signal<TakeBackOffer | undefined>(undefined),
    isKept: signal(true),
    play: async () => answer,
    takeBack: async () => answer,
    playAgain: async () => answer,
    takeScreen: () => undefined,
    askAgain: () => undefined,
    takeUpAgain: async () => answer,
    rest: async () => answer,
    consent: async () => answer,
    seatsHere: [0],
    toAct: signal(0),
    link: signal("open" as const),
    termination: signal(undefined),
    standings: signal(undefined),
    record: () => Promise.reject(new Error("nobody asks")),
    close: () => undefined,
  };
  const desk = commonDeskOf(client, {
    past: { isStep: () => true, follow: (view, event) => ({ ...view, sum: view.sum + event }) },
    sentencesOf: ({ viewer }, all) =>
      all.map(({ index, events }) => ({
        index,
        seat: 0,
        text: `${String(viewer)}: ${events.join()}`,
        gains: [],
        place: undefined,
        before: index,
        after: index + 1,
      })),
  });
  return { desk, happened };
}

test("the viewer decides at the live game alone", () => {
  const { desk } = openDesk({ kind: "applied" });
  expect(desk.isDeciding.value).toBe(true);
  desk.history.go("first");
  expect(desk.isDeciding.value).toBe(false);
  expect(desk.shown.value.sum).toBe(0);
  expect(desk.sentences.value.map((each) => each.text)).toEqual(["0: 4"]);
});

test("a game that went on elsewhere is said, until something happens", async () => {
  const { desk, happened } = openDesk({ kind: "stale" });
  let cleared = 0;
  const stop = desk.voids(() => cleared++);
  expect(cleared).toBe(1);
  expect((await desk.attempt(1)).kind).toBe("stale");
  expect(desk.notice.value).toBe(t.table.stale);
  happened.value = [...happened.value, { index: 1, seat: 0, events: [1] }];
  expect(desk.notice.value).toBeUndefined();
  desk.history.go("first");
  expect(cleared).toBe(3);
  stop();
  desk.history.go("live");
  expect(cleared).toBe(3);
});

test("a decision that was played leaves no notice", async () => {
  const { desk } = openDesk({ kind: "applied" });
  await desk.attempt(1);
  expect(desk.notice.value).toBeUndefined();
});
