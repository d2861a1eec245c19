/** What a review says about a move agrees with the table beside it: every number in the sentence stands there too. */
import { decisionsOf } from "@interchange/bots/review";
import { gameNamed } from "@interchange/games";
import { Random, readRecord, Table } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { GameReview } from "../table/review/gameReview.ts";
import { loadModules } from "./metro/modules/index.ts";
import { gameReviewOf as metroReview } from "./metro/review/gameReview.tsx";
import { gameReviewOf as undergroundReview } from "./underground/review/gameReview.tsx";

const CORPUS = import.meta.glob<string>(
  [
    "../../../../corpus/metro/bigbox/{2,4}-seats.record",
    "../../../../corpus/metro/modules/paris.record",
    "../../../../corpus/underground/2006/2-seats.record",
  ],
  { eager: true, query: "?raw", import: "default" },
);

/** Other moves tried per decision. */
const TRIED = 3;

type AnyReview = GameReview<unknown, unknown>;

function reviewOf(engine: AnyGame, record: GameRecord): AnyReview {
  const replayed = Table.resume(engine, record.setup, record);
  if (!replayed.ok) throw new Error(replayed.reason);
  const sitters = record.seats.map((name) => ({ name, mind: { kind: "person" } as const }));
  const client = { sitters, viewer: signal(0), view: signal(replayed.table.view(0) as unknown) };
  const made = (record.game === "metro" ? metroReview : undergroundReview) as unknown as (
    of: typeof client,
  ) => AnyReview;
  return made(client);
}

/** A number of points, or a range of them, as the texts write it. */
const PAID = String.raw`(\d+(?:–\d+)?)`;
const scored = (text: string): RegExpExecArray | null =>
  /score[ds] (\d+) points? right away(?: instead of (\d+))?/.exec(text);
const pays = (text: string): RegExpExecArray | null =>
  new RegExp(String.raw`passenger then g(?:ave|ives) .+? ${PAID} instead of ${PAID}\.`).exec(text);

test.each(Object.entries(CORPUS).map(([path, text]) => [path.replace(/^.*corpus\//, ""), text] as const))(
  "%s",
  async (path, text) => {
    const read = readRecord(text);
    if (!read.ok) throw new Error("unreadable");
    const { record } = read;
    const { engine } = await gameNamed(record.game)!.load(record.setup.modules);
    await loadModules(record.setup.modules);
    const review = reviewOf(engine, record);
    const random = new Random(path);
    const found = { points: 0, passenger: 0, rerouted: 0, trips: 0, builds: 0, whys: 0 };
    // Predicting the passenger's trips is slow.
    const every = record.game === "metro" ? 1 : 3;
    const decisions = decisionsOf(engine, record).decisions.filter((_, at) => at % every === 0);
    for (const { view, seat, move: played } of decisions) {
      const asked = { view, seat };
      const facts = review.facts(asked);
      const fact = (label: string, move: unknown): string | undefined =>
        facts.find((each) => each.label === label)?.of(move);
      const now = (move: unknown): string | undefined => fact("Points right away", move);
      const later = (move: unknown): string | undefined => fact("From the passenger", move);
      const name = record.seats[seat]!;
      const others = new RegExp(record.seats.filter((_, at) => at !== seat).join("|") + "|others", "i");

      const did = review.did(asked, played);
      if (record.game === "metro" && /^\d+$/.test(now(played) ?? ""))
        expect(scored(did)?.[1] ?? "0", did).toBe(now(played));
      // A line of somebody else that ends in the centre speaks against the move.
      const [praise = "", ...blame] = did.split(", but ");
      if (blame.length) expect(praise).not.toMatch(new RegExp(`(?:${others.source})'s line \\d+ in the centre`, "i"));
      const gave = pays(did);
      if (gave) expect(gave[1], did).toBe(later(played));

      const moves = engine.moves(view) as readonly unknown[];
      for (let tried = 0; tried < TRIED && moves.length > 1; tried++) {
        const other = random.pick(moves);
        if (JSON.stringify(other) === JSON.stringify(played)) continue;
        const why = review.why(asked, other, played);
        if (why !== undefined) found.whys++;
        for (const said of [why, review.would(asked, other, played)]) {
          if (said === undefined) continue;
          const more = said === why ? scored(said) : null;
          if (more) {
            found.points++;
            expect([more[1], more[2]], said).toEqual([now(other), now(played)]);
            expect(Number(more[1])).toBeGreaterThan(Number(more[2]));
          }
          const paid = pays(said);
          if (paid) {
            found.passenger++;
            expect([paid[1], paid[2]], said).toEqual([later(other), later(played)]);
          }
          if (/would then (ride|no longer)/.test(said)) {
            found.rerouted++;
            const change = new RegExp(String.raw`(?:^|[\s:])(?:${name}|you) ([+−]\d+)`, "i").exec(
              said.split("would then")[1]!,
            );
            expect(Number(later(other)) - Number(later(played)), said).toBe(
              Number((change?.[1] ?? "0").replace("−", "-")),
            );
          }
          const trip = /^A trip to .+: (.*)\.$/.exec(said);
          if (trip) {
            found.trips++;
            const own = new RegExp(String.raw`(?:${name}|You) \+(\d+)`).exec(trip[1]!);
            expect(own?.[1] ?? "0", said).toBe(now(other));
          }
        }
        // A better way to build does not bring less, now and from the passenger, unless others lose by it.
        if (why !== undefined && later(other) !== undefined && !others.test(why)) {
          found.builds++;
          const sums = (move: unknown) =>
            later(move)!
              .split("–")
              .map((each) => Number(now(move)) + Number(each));
          const [better, worse] = [sums(other), sums(played)];
          expect(better[0]! >= worse[0]! || better.at(-1)! >= worse.at(-1)!, why).toBe(true);
        }
        // Rewards are a reason only where they are more.
        if (why !== undefined && /reaches|closes|connects/.test(why))
          expect(Number(now(other)), why).toBeGreaterThan(Number(now(played)));
      }
    }
    expect(found.whys).toBeGreaterThan(20);
    expect(
      record.game === "metro" ? found.points : Math.min(found.passenger, found.rerouted, found.trips, found.builds),
    ).toBeGreaterThan(0);
  },
);
