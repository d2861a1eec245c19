/** Opens the review of a table: its record, a stored earlier review, and the workers that analyse it. */
import { serverReviewing } from "./work/serverReviewing.ts";
import { serverReviews } from "./work/serverReviews.ts";
import { decisionsOf, openings } from "@interchange/bots/review";
import type { Decisions } from "@interchange/bots/review";
import type { GameRecord, Rules } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { workerWeighers } from "../../bots/weighing.ts";
import type { Weighers } from "../../bots/weighing.ts";
import type { TableBasics } from "../../client/client.ts";
import { storeReview, storedReview, reviewName } from "../../storage/reviews.ts";
import type { GameReview } from "./gameReview.ts";
import type { StoredReview } from "../../storage/reviews.ts";
import type { GameInPage } from "../../kit/game.ts";
import { fairReview } from "./work/fair.ts";
import type { Fair } from "./work/fair.ts";
import { REVIEWER, reviewing } from "./work/reviewing.ts";
import type { Reviewing } from "./work/reviewing.ts";

export interface OpenReview<View, Move> {
  readonly record: GameRecord;
  readonly replayed: Decisions<View, Move>;
  readonly reviewing: Reviewing;
  /** Reads a move in record notation; undefined if it is none. */
  readonly read: (notation: string) => Move | undefined;
  /** Used for moves that the viewer tries. */
  readonly weighers: Weighers;
  /** The work per decision, if the address sets it. */
  readonly work: number | undefined;
}

type Reviewed = Pick<TableBasics, "id" | "address" | "record">;

/** Undefined while it opens; `broken` if the record does not replay. */
export function useReview<Position, Move, Chance, Event, View>(
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  client: Reviewed | undefined,
  gameReview: Pick<GameReview<View, Move>, "why"> | undefined,
): OpenReview<View, Move> | "broken" | undefined {
  const opened = useSignal<OpenReview<View, Move> | "broken" | undefined>(undefined);
  useEffect(() => {
    if (!client || !gameReview) return undefined;
    let isWanted = true;
    let close: (() => void) | undefined;
    open(game, client, gameReview).then(
      (review) => {
        close = () => {
          review.reviewing.close();
        };
        if (!isWanted) return close();
        opened.value = review;
        review.reviewing.goOn();
      },
      () => {
        opened.value = "broken";
      },
    );
    return () => {
      isWanted = false;
      close?.();
    };
  }, [game, client, opened, gameReview]);
  return opened.value;
}

/** Tests set the work in the address, so that they don't have to wait: `?work=8`. */
function workIn(search: string): number | undefined {
  const work = Number(new URLSearchParams(search).get("work"));
  return work > 0 ? work : undefined;
}

async function open<Position, Move, Chance, Event, View>(
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  client: Reviewed,
  gameReview: Pick<GameReview<View, Move>, "why">,
): Promise<OpenReview<View, Move>> {
  // Read this before waiting: the address may change meanwhile.
  const work = workIn(location.search);
  const record = await client.record();
  const replayed = decisionsOf(game.engine, record);
  const read = (notation: string): Move | undefined => game.engine.notation.readMove(notation, record.setup);
  const fair = fairReview(
    replayed,
    read,
    (decision, better) => gameReview.why(decision, better, decision.move) !== undefined,
  );
  const key = reviewName(REVIEWER, work, record);
  const kept = await storedReview(key);
  // A phone can spare two cores.
  const count = navigator.hardwareConcurrency > 1 ? 2 : 1;
  const weighers = Array.from({ length: count }, () => workerWeighers());
  const keep = (review: StoredReview): void => void storeReview(key, review);
  const local = reviewing({
    replayed,
    bot: REVIEWER,
    game: game.id,
    deals: openings(game.engine, record.setup),
    fair,
    weighers,
    now: () => performance.now(),
    work,
    kept,
    keep,
  });
  const isOfServer = client.address.startsWith("/at/") && work === undefined && !kept?.isDone;
  return {
    record,
    replayed,
    work,
    read,
    weighers: weighers[0] ?? workerWeighers(),
    reviewing: isOfServer ? byServer(client.id, local, fair, keep) : local,
  };
}

/** Reviews of online tables are made by the server. */
function byServer(table: string, local: Reviewing, fair: Fair, keep: (review: StoredReview) => void): Reviewing {
  return serverReviewing({
    local,
    fair,
    server: serverReviews(table),
    keep: (review) => keep({ weighings: local.weighings.peek(), openings: [], isDone: true, review }),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}
