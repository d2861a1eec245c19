import { signal } from "@preact/signals";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { expect, test } from "vitest";
import type { Weighers, WeighingQuestion } from "../../../bots/weighing.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { forecastOf } from "../desk/forecast.ts";
import type { LegOption } from "../desk/forecast.ts";
import { advice as german } from "../../../words/de/underground/advice.ts";
import { advice as words } from "../../../words/en/underground/advice.ts";
import { advice as portuguese } from "../../../words/pt-BR/underground/advice.ts";
import { tripReasonOf } from "./tripReason.ts";
import { undergroundAdviceOf } from "./undergroundAdvice.ts";

function begun(): View {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(underground, prepared.setup, ["Ada", "Bo"], { keeps: "last" });
  table.settle(seededChance("trips"));
  return table.view(0);
}

const VIEW = begun();
const [RED = ""] = VIEW.lines[0] ?? [];
const [OTHER = ""] = VIEW.lines[1] ?? [];
/** Ada has a red piece between Bank and Moorgate; Bo has nothing. */
const SEEN: View = { ...VIEW, turn: 0, pieces: [{ line: RED, between: ["bank", "moorgate"] }] };

const option = (to: string, scores: readonly number[], next?: readonly LegOption[]): LegOption => ({
  order: 1,
  trip: { to, lines: scores.map((seat) => (seat === 0 ? RED : OTHER)) },
  way: [],
  scores,
  next: next && { kind: "normal", walks: 0, rides: 0, options: next, offers: [] },
});

function said(options: readonly LegOption[], at: number, gain = 1): string {
  return words.tripReason(tripReasonOf(SEEN, options[at]!, options, gain));
}

test("a trip over own lines says what they earn, and the other what is missed", () => {
  const options = [option("angel", [0, 0]), option("angel", [0, 1])];
  expect(said(options, 0)).toBe("Rides your red and red lines for 2 points");
  expect(said(options, 1, -1)).toBe("Gives you 1 point less than another route");
});

test("what the next trip pays is in it, as whoever sends him would choose it", () => {
  const onward = option("angel", [1], [option("bank", [1]), option("bank", [0])]);
  const options = [onward, option("euston", [1], [option("bank", [1])])];
  expect(said(options, 0)).toBe("Continues on your lines for 1 point");
});

test("where own lines earn the same, what the others are paid counts", () => {
  const options = [option("angel", [0]), option("angel", [0], [option("bank", [1, 1])])];
  expect(said(options, 0)).toBe("Gives your opponents 2 points less than another route");
  expect(said(options, 1, -1)).toBe("Gives your opponents 2 points more than another route");
});

test("where nobody is paid more, it is where he ends", () => {
  const options = [option("bank", [1]), option("angel", [1]), option("euston", [1])];
  expect(said(options, 0)).toBe("Ends on your red line");
  expect(said(options, 1)).toBe("Leaves Bank face up, on your red line");
  expect(said(options, 2, -1)).toMatch(/^Ends \d blocks from your lines$/);
  expect(said([options[1]!, options[1]!], 0)).toBe("Makes little difference");
  const alike = [option("bank", [1]), option("moorgate", [1])];
  expect(said(alike, 0, -1)).toBe("Leaves Moorgate to your opponents");
  expect(said(alike, 0, 0.01)).toBe("Makes little difference");
  const far = [option("angel", [1]), option("liverpool-street", [1])];
  expect(said(far, 0)).toBe("Leaves Liverpool Street for later");
});

test("every reason is said in every language", () => {
  const reasons = [
    { kind: "rides", lines: ["red"], points: 1 },
    { kind: "onward", points: 2 },
    { kind: "spares", points: 1 },
    { kind: "feeds", points: 1 },
    { kind: "misses", points: 2 },
    { kind: "ends", line: "red" },
    { kind: "keeps", station: "Angel", line: "red" },
    { kind: "away", blocks: 3 },
    { kind: "leaves", station: "Angel" },
    { kind: "offers", station: "Angel" },
    { kind: "same" },
  ] as const;
  for (const reason of reasons)
    for (const { tripReason, tripHeadline } of [words, german, portuguese]) {
      expect(tripReason(reason)).toMatch(/^\p{Lu}/u);
      expect(tripHeadline("Angel", reason)).toMatch(/Angel .+/);
    }
});

test("trips are weighed once there are several to choose among, each with its own worth", () => {
  const due = someTrips();
  const leg = forecastOf(due)!;
  const asked: WeighingQuestion[] = [];
  let answer: Parameters<Weighers["weigh"]>[1] | undefined;
  const weighers: Pick<Weighers, "weigh"> = {
    weigh: (question, tell) => {
      asked.push(question);
      answer = tell as typeof answer;
      return { stop: () => undefined };
    },
  };
  const trips = signal<readonly LegOption[]>([]);
  const desk = {
    isBuilding: signal(false),
    trips,
    candidates: signal([]),
    lines: signal([]),
    draft: { drafted: signal(due), future: signal({ view: due, steps: [], refusal: undefined }) },
  } as unknown as UndergroundDesk;
  const advice = undergroundAdviceOf(desk, weighers, signal(true));
  expect(asked).toEqual([]);
  trips.value = leg.options.slice(0, 1);
  expect(asked).toEqual([]);
  trips.value = leg.options;
  expect(asked.map(({ view }) => view)).toEqual([due]);
  const moves = underground.moves(due).map((move, at) => ({ move, margin: -at, error: 0.5, win: 0.5 }));
  answer?.({ ok: true, isLast: true, weighing: { moves, points: [], range: [0, 0], work: 1 } });
  const worths = leg.options.map(({ trip }) => advice.worthOfTrip(trip));
  expect(worths.filter((worth) => worth?.isBest)).toHaveLength(1);
  expect(worths.every((worth) => worth !== undefined)).toBe(true);
  advice.close();
});

/** A position of a random game where the passenger has a choice of trips. */
function someTrips(): View {
  const table = new Table(underground, VIEW.setup, ["Ada", "Bo"], { keeps: "last" });
  const chance = seededChance("two ways");
  const random = new Random("two ways");
  for (table.settle(chance); ; table.settle(chance)) {
    const view = table.view(table.position.turn);
    const moves = underground.moves(view);
    if (view.stage !== "build" && moves.length > 1) return view;
    table.play(view.turn, moves[random.below(moves.length)]!);
  }
}
