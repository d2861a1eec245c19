/**
 * Reviews games with every module and with many seats in a made-up language, to check that every text comes from the
 * catalogue.
 */
import { lastWord, metroBot, undergroundBot } from "@interchange/bots";
import type { Weigher } from "@interchange/bots";
import { assemble, decisionsOf, seedAt } from "@interchange/bots/review";
import { gameNamed } from "@interchange/games";
import { Random, readRecord, Table } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { LONDON } from "@interchange/underground";
import { signal } from "@preact/signals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRACKETS, speak, t } from "../words/index.ts";
import type { GameReview } from "../table/review/gameReview.ts";
import { loadModules } from "./metro/modules/index.ts";
import { gameReviewOf as metroFace } from "./metro/review/gameReview.tsx";
import { bareWords, PLACES } from "./testing.ts";
import { gameReviewOf as undergroundFace } from "./underground/review/gameReview.tsx";

const CORPUS = import.meta.glob<string>(
  [
    "../../../../corpus/metro/modules/{berlin,center-rails,central-stations,london,new-york,numbered-stations,paris,solo,st-petersburg,stock-corporations,stockholm}.record",
    "../../../../corpus/metro/modules/{corporations-central-stations-berlin,free-orientation-london-corporations}.record",
    "../../../../corpus/metro/bigbox/4-seats.record",
    "../../../../corpus/underground/2006/{4-seats,every-option}.record",
  ],
  { eager: true, query: "?raw", import: "default" },
);

/** Rating moves is slow with modules, so a few decisions per game have to do. */
const WEIGHED = 3;

beforeAll(async () => {
  await speak(BRACKETS);
});
afterAll(() => speak("en"));

type AnyFace = GameReview<unknown, unknown>;
type AnyWeigher = Weigher<unknown, unknown>;

const BOTS: Readonly<Record<string, AnyWeigher>> = {
  metro: metroBot("inspector") as unknown as AnyWeigher,
  underground: undergroundBot("inspector") as unknown as AnyWeigher,
};

function faceFor(engine: AnyGame, record: GameRecord): AnyFace {
  const replayed = Table.resume(engine, record.setup, record);
  if (!replayed.ok) throw new Error(replayed.reason);
  const sitters = record.seats.map((name) => ({ name, mind: { kind: "person" } as const }));
  const client = { sitters, viewer: signal(0), view: signal(replayed.table.view(0) as unknown) };
  const moduleViewOf = (record.game === "metro" ? metroFace : undergroundFace) as unknown as (
    of: typeof client,
  ) => AnyFace;
  return moduleViewOf(client);
}

test.each(Object.entries(CORPUS).map(([path, text]) => [path.replace(/^.*corpus\//, ""), text] as const))(
  "%s",
  async (_, text) => {
    const read = readRecord(text);
    if (!read.ok) throw new Error("unreadable");
    const { record } = read;
    const { engine } = await gameNamed(record.game)!.load(record.setup.modules);
    await loadModules(record.setup.modules);
    const moduleView = faceFor(engine, record);
    const course = decisionsOf(engine, record);
    const bot = BOTS[record.game]!;
    const free = course.decisions.filter(({ isForced }) => !isForced);
    const every = Math.ceil(free.length / WEIGHED);
    const weighings = course.decisions.map((decision) =>
      decision.isForced || free.indexOf(decision) % every
        ? undefined
        : lastWord(bot, decision.view, new Random(seedAt(decision.entry)), { work: 2 }),
    );
    const review = assemble(course, weighings, { bot: bot.name });
    const texts = new Set([moduleView.title]);
    for (const { view, seat, move, entry } of course.decisions) {
      const asked = { view, seat };
      const best = review.moves.find((each) => each.entry === entry)?.best;
      const better = best === undefined ? undefined : (engine.notation.readMove(best) as unknown);
      // The best move is shown on the board, so its notation must be readable.
      if (best !== undefined) expect(better).toBeDefined();
      texts.add(moduleView.called(asked, move)).add(moduleView.did(asked, move));
      if (better !== undefined)
        texts
          .add(moduleView.called(asked, better))
          .add(moduleView.why(asked, better, move) ?? "")
          .add(moduleView.would(asked, better, move));
      for (const { label, of } of moduleView.facts(asked)) texts.add(label).add(of(move));
    }
    const words = t.review;
    texts.add(words.read.depth(words.bot, free.length, review.work, moduleView.counts, 30));
    const names = new Set([...record.seats, ...LONDON.stations.map(({ name }) => name), ...PLACES]);
    expect(review.moves.filter(({ mark }) => mark !== "none")).not.toHaveLength(0);
    expect([...texts].filter((each) => /undefined|NaN|\uE000/.test(each))).toEqual([]);
    expect([...texts].filter((each) => bareWords(each, names))).toEqual([]);
  },
);
