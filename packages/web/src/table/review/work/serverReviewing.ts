/**
 * The review of an online table. The server makes it once for everybody who took part. Meanwhile this page takes a
 * quick look, so that there is a graph at once. If the server does not make one, the page continues by itself.
 */
import type { Review } from "@interchange/bots/review";
import type { ReviewInfo } from "@interchange/protocol";
import { computed, signal } from "@preact/signals";
import type { Fair } from "./fair.ts";
import type { Reviewing, ReviewState } from "./reviewing.ts";
import type { ServerReviews } from "./serverReviews.ts";

export interface ServerReviewingNeeds {
  /** The local analysis, which takes over if the server does nothing. */
  readonly local: Reviewing;
  readonly server: ServerReviews;
  readonly fair: Fair;
  /** Stores the server's result. */
  readonly keep: (review: Review) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds between two requests: short at first, longer later. */
const SOON = 700;
const LEISURE = 2500;
/** More failed requests in a row than this, and the page continues by itself. */
const PATIENCE = 3;

export function serverReviewing({ local, server, fair, keep, wait }: ServerReviewingNeeds): Reviewing {
  const found = signal<Review | undefined>(undefined);
  /** Who is analysing now. */
  const by = signal<"server" | "page">("server");
  const state = signal<ReviewState>({ kind: "stopped" });
  const done = signal(0);
  let run = 0;

  const goOnHere = (): void => {
    run++;
    by.value = "page";
    local.goOn(false);
  };
  const take = (made: Review): void => {
    const review = fair(made, entriesOf(made));
    run++;
    local.stop();
    found.value = review;
    done.value = 1;
    state.value = { kind: "done" };
    keep(review);
  };
  const begin = async (): Promise<void> => {
    const own = ++run;
    const isWanted = (): boolean => own === run;
    state.value = { kind: "running", at: { kind: "server" } };
    let info = await server.look();
    if (isWanted() && info?.state !== "done") {
      local.goOn(true);
      info = info && (await server.ask());
    }
    for (let [looks, silent] = [0, 0]; isWanted(); looks++) {
      if (info?.state === "done") return take(info.review);
      silent = info ? 0 : silent + 1;
      const isNobody = looks === 0 ? !info : silent > PATIENCE;
      if (isNobody || info?.state === "failed" || info?.state === "none") return goOnHere();
      if (info) {
        state.value = { kind: "running", at: placeOf(info) };
        if (info.state === "running" && info.of) done.value = Math.max(done.peek(), info.done / info.of);
      }
      await wait(looks < 5 ? SOON : LEISURE);
      if (isWanted()) info = await server.look();
    }
  };

  const isHere = (): boolean => by.value === "page";
  return {
    review: computed(() => found.value ?? local.review.value),
    settled: computed(() =>
      found.value ? entriesOf(found.value) : isHere() ? local.settled.value : new Set<number>(),
    ),
    weighings: local.weighings,
    progress: computed(() => (isHere() ? local.progress.value : Math.max(done.value, local.progress.value))),
    state: computed(() => (isHere() ? local.state.value : state.value)),
    goOn() {
      if (by.peek() === "page") local.goOn(false);
      else if (state.peek().kind === "stopped") void begin();
    },
    goOnHere() {
      void server.callOff();
      goOnHere();
    },
    stop() {
      if (by.peek() === "page") return local.stop();
      if (state.peek().kind !== "running") return;
      run++;
      local.stop();
      state.value = { kind: "stopped" };
      void server.callOff();
    },
    close() {
      // The server finishes the review anyway, so it is there next time.
      run++;
      local.close();
    },
  };
}

/** A review of the server is final as a whole. */
const entriesOf = ({ moves }: Review): ReadonlySet<number> => new Set(moves.map(({ entry }) => entry));

function placeOf(info: ReviewInfo): { readonly kind: "server" } | { readonly kind: "queued"; readonly before: number } {
  return info.state === "queued" ? { kind: "queued", before: info.before } : { kind: "server" };
}
