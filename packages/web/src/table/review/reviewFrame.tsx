/** The review page. Board, text and graph always show the same move. */
import { playOn } from "../../storage/create.ts";
import { stopPlaying } from "../desk/replay.ts";
import { LuckPanel } from "./graph/luckPanel.tsx";
import { Sharing } from "./sharing.tsx";
import { TryPanel } from "./tryPanel.tsx";
import type { Weighing } from "@interchange/bots";
import type { Seat } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { TableBasics } from "../../client/client.ts";
import { locale, t } from "../../words/index.ts";
import { go } from "../../kit/router.ts";
import { rulesPathAt } from "../../kit/rules/ruleLink.tsx";
import { settings } from "../../kit/settings.ts";
import { ToWords } from "../text/boardOrWords.tsx";
import type { Who } from "../../words/types.ts";
import { Mark, useTitle } from "../../kit/ui/frame.tsx";
import { announce } from "../../kit/ui/live.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import type { ExportWords } from "../share/export.tsx";
import { whoIs } from "../desk/names.ts";
import { reviewDeskOf } from "./desk.ts";
import type { ReviewDesk } from "./desk.ts";
import type { ReviewBoardProps, GameReview } from "./gameReview.ts";
import { limitsFor } from "./work/depth.ts";
import { GraphPanel } from "./graph/graphPanel.tsx";
import { PlayControl } from "../log/playControl.tsx";
import { MoveList, StepButton } from "./moveList.tsx";
import { Progress } from "./progress.tsx";
import { sideOf, sittersFrom } from "./side.ts";
import { swingOf } from "./graph/swing.ts";
import type { OpenReview } from "./useReview.ts";
import { Verdict } from "./verdict.tsx";
import { useReviewKeys } from "./useReviewKeys.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import "./review.css";

export interface ReviewFrameProps<View, Move> {
  readonly game: string;
  readonly client: TableBasics;
  readonly open: OpenReview<View, Move>;
  readonly gameReview: GameReview<View, Move>;
  readonly moves: (view: View) => readonly Move[];
  readonly exportWords: ExportWords;
}

export function ReviewFrame<View, Move>({
  game,
  client,
  open,
  gameReview,
  moves,
  exportWords,
}: ReviewFrameProps<View, Move>) {
  const words = t.review;
  const { replayed, reviewing, record } = open;
  const { mine, isMine } = useMemo(() => sideOf(client, record.setup), [client, record]);
  const desk = useMemo(
    () => reviewDeskOf(replayed, reviewing, gameReview.number, mine, isMine),
    [replayed, reviewing, gameReview, mine, isMine],
  );
  const who = (seat: Seat) => whoIs({ sitters: client.sitters, viewer: client.viewer.peek() }, seat);
  const isSharing = useSignal(false);
  const isReading = useSignal(false);
  const problem = useSignal("");
  useTitle(words.title);
  const isDone = desk.isDone.value;
  useMoment(desk, isDone);
  const tried = useSignal<Move | undefined>(undefined);
  useReviewKeys(desk);
  useEnds(desk);
  const free = useMemo(() => replayed.decisions.filter(({ isForced }) => !isForced).length, [replayed]);
  const step = desk.step.value;
  const value = desk.value.value;
  const { mark, best } = value ?? {};
  const better = useMemo(
    () => (best === undefined || mark === "best" || best === step?.notation ? undefined : open.read(best)),
    [open, step, mark, best],
  );
  const review = reviewing.review.value;
  const points = swingOf(
    review,
    { entries: desk.steps.map(({ entry }) => entry), ...replayed },
    mine,
    reviewing.settled.value,
  );
  if (!step) return undefined;
  const weighing = reviewing.weighings.value[step.index] as Weighing<Move> | undefined;
  const isTrying = desk.isTrying.value;
  const goOn = async (): Promise<void> => {
    const sitters = sittersFrom(client, step.seat, isMine ? mine : undefined);
    const created = await playOn(record, step, sitters, client.assist);
    if (created.ok) go(`/table/${created.id}`);
    else problem.value = words.playOn.full;
  };
  const startTrying = (): void => {
    desk.isTrying.value = true;
  };
  return (
    <div class={`review ${game}`}>
      <header class="review-head">
        <a class="brand" href="/">
          <Mark />
          <span>{t.common.name}</span>
        </a>
        <a class="icon-button review-back" href={`${client.address}/result`} aria-label={words.back}>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <path d="M4-7L-4 0l8 7" />
          </svg>
        </a>
        <h1>
          {words.title}{" "}
          <span class="review-about">
            {words.about(
              gameReview.title,
              client.sitters.map((_, seat) => who(seat)),
              dayOf(record.tags["Date"]),
            )}
          </span>
          <span class="review-count">{words.steps.of(step.number, desk.steps.at(-1)?.number ?? 0)}</span>
        </h1>
        <span class="review-links">
          <button type="button" class="button" onClick={() => (isSharing.value = true)}>
            {words.share}
          </button>
          <a class="button" href={rulesPathAt(game, record.setup.modules)}>
            {t.common.nav.rules}
          </a>
          <a class="button" href={`${client.address}/result`}>
            {words.result}
          </a>
        </span>
      </header>
      <main class="review-page">
        <div class="review-luck">
          <LuckPanel review={review} isDone={isDone} mine={mine} who={who} badge={gameReview.badge} />
          <button type="button" class="link review-read" onClick={() => (isReading.value = true)}>
            {words.read.title}
          </button>
        </div>
        <div class="review-board">
          <Board
            gameReview={gameReview}
            view={step.view}
            seat={step.seat}
            played={step.move}
            mark={mark}
            best={isTrying ? undefined : better}
            trying={
              isTrying
                ? { moves: moves(step.view), tried: tried.value, onTry: (move) => (tried.value = move) }
                : undefined
            }
            onTry={(move) => {
              desk.isTrying.value = true;
              tried.value = move;
            }}
            steps={{
              go: (to) => desk.go(to),
              nextMistake: () => desk.nextMistake(),
              reel: desk.reel,
              said: () => saidOf(desk, gameReview, who),
            }}
          />
        </div>
        <div class="review-words">
          {isTrying ? (
            <TryPanel
              key={step.entry}
              step={step}
              gameReview={gameReview as GameReview<unknown, unknown>}
              open={open as OpenReview<unknown, unknown>}
              game={game}
              weighing={weighing}
              tried={tried}
              onStop={() => (desk.isTrying.value = false)}
            />
          ) : (
            <Verdict step={step} value={value} isDone={isDone} better={better} gameReview={gameReview} who={who}>
              <div class="buttons verdict-buttons">
                <button type="button" class="button primary" disabled={step.isForced} onClick={startTrying}>
                  {words.trying.start}
                </button>
                <button type="button" class="button" onClick={() => void goOn()}>
                  {words.playOn.start}
                </button>
              </div>
              <Problem text={problem.value} />
            </Verdict>
          )}
          <MoveList desk={desk} gameReview={gameReview} who={who} />
        </div>
        <div class="review-graph">
          <Progress reviewing={reviewing} />
          <GraphPanel desk={desk} gameReview={gameReview} points={points} mine={mine} who={who} />
        </div>
      </main>
      <footer class="review-bar">
        <StepButton
          label={words.steps.back}
          path="M3-6L-3 0l6 6"
          isOff={step.index === 0}
          onClick={() => desk.go("back")}
        />
        <PlayControl reel={desk.reel} look="button step-button" isAlone />
        <StepButton
          label={words.steps.forward}
          path="M-3-6L3 0l-6 6"
          isOff={step.index === desk.steps.length - 1}
          onClick={() => desk.go("forward")}
        />
        <button
          type="button"
          class="button primary"
          disabled={step.isForced}
          onClick={() => (desk.isTrying.value = !isTrying)}
        >
          {isTrying ? words.trying.back : words.trying.short}
        </button>
        <button type="button" class="button" onClick={() => void goOn()}>
          {words.playOn.short}
        </button>
      </footer>
      {isReading.value && (
        <Sheet title={words.read.title} onClose={() => (isReading.value = false)}>
          <div class="review-reading">
            <p>
              <b>{words.decided.luck}</b> {words.read.luck}
            </p>
            <p>
              <b>{words.decided.decisions}</b> {words.read.decisions}
            </p>
            <p>{words.read.mistakes}</p>
            {isDone && (
              <p>
                {words.read.error(review.error)}{" "}
                {words.read.depth(
                  words.bot,
                  free,
                  review.work,
                  gameReview.counts,
                  limitsFor(replayed.points.length).limit / 1000,
                )}
              </p>
            )}
            <p class="quiet">{words.keys}</p>
          </div>
        </Sheet>
      )}
      {isSharing.value && (
        <Sharing
          client={client}
          game={game}
          words={exportWords}
          title={gameReview.title}
          at={step.number}
          onClose={() => (isSharing.value = false)}
        />
      )}
    </div>
  );
}

/** Describes the current move, what it does and how it was rated. */
function saidOf<View, Move>(
  { step, value }: ReviewDesk<View, Move>,
  gameReview: GameReview<View, Move>,
  who: (seat: Seat) => Who,
): readonly string[] {
  const words = t.review;
  const now = step.value;
  if (!now) return [];
  const mark = value.value?.mark;
  return [
    words.verdict.heading(now.number, who(now.seat), gameReview.called(now, now.move)),
    gameReview.did(now, now.move),
    ...(mark && mark !== "none" ? [words.marks[mark]] : []),
  ];
}

function dayOf(date: string | undefined): string {
  const day = date === undefined ? new Date(Number.NaN) : new Date(date.replaceAll(".", "-"));
  return Number.isNaN(day.getTime()) ? "" : day.toLocaleDateString(locale(), { weekday: "long" });
}

/** Stops playback when the viewer tries something or leaves. */
function useEnds<View, Move>({ isTrying }: ReviewDesk<View, Move>): void {
  useEffect(() => {
    const stopWatching = isTrying.subscribe((isOn) => isOn && stopPlaying());
    return () => {
      stopWatching();
      stopPlaying();
    };
  }, [isTrying]);
}

/** Opens the review at the entry in the address, or at the costliest mistake once it is known. */
function useMoment<View, Move>(desk: ReviewDesk<View, Move>, isDone: boolean): void {
  const isSet = useRef(false);
  const wanted = useMemo(() => {
    const named = new URLSearchParams(location.search).get("entry");
    return named === null ? undefined : Number(named);
  }, []);
  useEffect(() => {
    const index = wanted === undefined ? -1 : desk.steps.findLastIndex(({ entry }) => entry <= wanted);
    if (index >= 0) desk.go(index);
    isSet.current = index >= 0;
  }, [desk, wanted]);
  // Do not jump away after the viewer has started to look around.
  useEffect(() => {
    const touched = (value: number | boolean): void => {
      if (value) isSet.current = true;
    };
    const stops = [desk.at.subscribe(touched), desk.isTrying.subscribe(touched)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [desk]);
  const [dearest] = desk.keyMoments.value;
  useEffect(() => {
    if (!isDone || isSet.current || dearest === undefined) return;
    desk.go(dearest);
    announce(t.review.progress.done);
  }, [desk, isDone, dearest]);
}

function Board<View, Move>({
  gameReview,
  ...props
}: ReviewBoardProps<View, Move> & { readonly gameReview: GameReview<View, Move> }) {
  if (settings.value.isText) return <gameReview.InWords {...props} />;
  return (
    <ToWords>
      <gameReview.Board {...props} />
    </ToWords>
  );
}
