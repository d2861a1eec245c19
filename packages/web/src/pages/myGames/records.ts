/** Reads finished games one after another and stores their facts. */
import { worstBlame } from "../../table/review/work/blame.ts";
import { gamePageOf } from "../../games/gamePages.ts";
import { Host } from "@interchange/host";
import { readRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { hostBasics } from "../../storage/basics.ts";
import { storedFacts, storeFacts } from "../../storage/facts.ts";
import type { FactsByTable, StoredFacts } from "../../storage/facts.ts";
import { tablesHere } from "../../storage/here.ts";
import { reviewName, storedReviews } from "../../storage/reviews.ts";
import { api } from "../../api/api.ts";
import { nextTask } from "../../kit/breath.ts";
import { gameOf, isGameId } from "../../kit/game.ts";
import { REVIEWER } from "../../table/review/work/reviewing.ts";
import type { Played } from "./played.ts";

/** Progress, and the facts so far. */
export interface Looking {
  readonly facts: FactsByTable;
  readonly done: number;
  readonly all: number;
  /** How many games could not be read. */
  readonly failed: number;
}

/** Your finished games. */
export function finished(all: readonly Played[]): readonly Played[] {
  return all.filter(({ isOver, seat, game }) => isOver && seat !== undefined && isGameId(game));
}

/** Yields the progress after every game. Games read before are there at once. */
export async function* lookThroughAll(games: readonly Played[]): AsyncGenerator<Looking, void, void> {
  const known = storedFacts();
  const facts = new Map(games.flatMap(({ key }) => (known.has(key) ? [[key, known.get(key) as StoredFacts]] : [])));
  const reviews = await storedReviews();
  const isDone = ({ key }: Played): boolean => {
    const kept = facts.get(key);
    return kept !== undefined && (kept.worst !== undefined || !reviews.has(kept.review));
  };
  const left = games.filter((each) => !isDone(each));
  const before = games.length - left.length;
  let failed = 0;
  yield { facts, done: before, all: games.length, failed };
  try {
    for (const [index, played] of left.entries()) {
      const found = await lookAt(played, reviews).catch(() => undefined);
      if (found) facts.set(played.key, found);
      else failed++;
      yield { facts: new Map(facts), done: before + index + 1, all: games.length, failed };
    }
  } finally {
    // Also if the caller stops early.
    if (left.length) storeFacts(new Map([...known, ...facts]));
  }
}

/** The facts of one game; undefined if there is no record. */
export async function lookAt(played: Played, reviews: ReadonlySet<string>): Promise<StoredFacts | undefined> {
  const { game, modules, seat } = played;
  const lookBack = await gamePageOf(game)?.lookBack?.();
  const record = await recordOf(played);
  if (!lookBack || !record || seat === undefined) return undefined;
  // Reading it was enough work for one task.
  await nextTask();
  const review = reviewName(REVIEWER, undefined, record);
  const facts = await lookBack.factsOf(record, seat);
  if (!reviews.has(review)) return { facts, review };
  const { engine } = await gameOf(game, modules);
  const worst = await worstBlame(review, engine, record, seat);
  return { facts, review, ...(worst !== undefined && { worst }) };
}

async function recordOf({ row, game, modules }: Played): Promise<GameRecord | undefined> {
  if (row.kind === "here") {
    const [inPage, tables] = await Promise.all([gameOf(game, modules), tablesHere()]);
    const opened = await Host.open(inPage.engine, row.table.id, hostBasics(inPage, tables));
    if (!opened.ok) return undefined;
    const record = opened.host.record();
    opened.host.close();
    return record;
  }
  const answer = await api.record(row.table.id);
  if (!answer.ok) return undefined;
  const read = readRecord(answer.value.record);
  return read.ok ? read.record : undefined;
}
