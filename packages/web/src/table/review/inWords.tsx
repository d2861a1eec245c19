/**
 * The reviewed move as text: a table where the decision is still to be made, seen by the player who made it. A move
 * typed there is tried out, like a tap on the drawn board.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Seat } from "@interchange/tabletop";
import type { TableClient, Waiting } from "../../client/client.ts";
import { puzzleClient } from "../learn/puzzleClient.ts";
import type { Alone, Command, GameText } from "../text/gameText.ts";
import { playCommands, tellSteps } from "../text/playing.ts";
import { BoardInWords } from "../text/boardInWords.tsx";
import { DeskProvider } from "../desk/desk.ts";
import type { TableDesk } from "../desk/desk.ts";
import type { ReviewBoardProps, ReviewSteps } from "./gameReview.ts";
import { t } from "../../words/index.ts";

export interface Reviewed<Move, View> {
  readonly view: Signal<View>;
  readonly seat: Signal<Seat>;
  onTry: (move: Move) => void;
}

/** Makes the client of that table, and the values that change from step to step. */
export function reviewClientOf<Move, Event, View>(
  client: TableClient<Move, Event, View>,
  first: Pick<ReviewBoardProps<View, Move>, "view" | "seat" | "onTry">,
): { readonly client: TableClient<Move, Event, View>; readonly now: Reviewed<Move, View> } {
  const now: Reviewed<Move, View> = { view: signal(first.view), seat: signal(first.seat), onTry: first.onTry };
  return {
    now,
    client: {
      ...puzzleClient<Move, Event, View>({
        id: `review ${client.id}`,
        view: first.view,
        seat: first.seat,
        record: client.record(),
        names: client.sitters.map(({ name }) => name),
        onPlay: ([move]) => {
          if (move !== undefined) now.onTry(move);
          return undefined;
        },
      }),
      // Viewer and names stay those of the game, no matter who decided.
      sitters: client.sitters,
      viewer: client.viewer,
      view: now.view,
      first: now.view,
      toAct: now.seat,
      waiting: computed((): Waiting => ({ kind: "viewer", seat: now.seat.value })),
    },
  };
}

/** One desk for all steps, so that earlier answers stay on the page. */
function useReviewDesk<Move, Event, View, Desk extends TableDesk>(
  props: ReviewBoardProps<View, Move>,
  { client, deskOf, follow }: InWords<Move, Event, View, Desk>,
): Desk {
  const { view, seat, onTry } = props;
  const latest = useRef(props);
  latest.current = props;
  const { now, desk } = useMemo(() => {
    const made = reviewClientOf(client, { view, seat, onTry });
    return { now: made.now, desk: deskOf(made.client, () => latest.current) };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- changes are applied below
  }, [client]);
  now.onTry = onTry;
  useEffect(() => {
    batch(() => {
      now.view.value = view;
      now.seat.value = seat;
    });
  }, [now, view, seat]);
  useEffect(() => {
    const stop = follow?.(desk);
    return () => {
      stop?.();
      desk.close();
    };
  }, [desk, follow]);
  return desk;
}

/** What a game provides for its review as text. */
interface InWords<Move, Event, View, Desk extends TableDesk> {
  readonly client: TableClient<Move, Event, View>;
  /** Makes the desk; `now` returns the current props at any time. */
  readonly deskOf: (client: TableClient<Move, Event, View>, now: () => ReviewBoardProps<View, Move>) => Desk;
  /** Runs something at that desk. Returns how to stop it. */
  readonly follow?: (desk: Desk) => () => void;
  readonly text: (desk: Desk) => Promise<GameText>;
}

export function reviewInWords<Move, Event, View, Desk extends TableDesk>(
  game: InWords<Move, Event, View, Desk>,
): ComponentType<ReviewBoardProps<View, Move>> {
  return function ReviewInWords(props) {
    const desk = useReviewDesk(props, game);
    const alone = useReviewAlone(props.steps);
    return (
      <DeskProvider value={desk}>
        <BoardInWords desk={desk} text={() => game.text(desk)} alone={alone} />
      </DeskProvider>
    );
  };
}

/** Commands to step through the moves. Each step is announced with its rating. */
function useReviewAlone(steps: ReviewSteps): Alone {
  const latest = useRef(steps);
  latest.current = steps;
  const { reel } = steps;
  useEffect(() => tellSteps(reel, () => latest.current.said()), [reel]);
  return useMemo(
    () =>
      reviewAlone({
        go: (to) => latest.current.go(to),
        nextMistake: () => latest.current.nextMistake(),
        reel,
        said: () => latest.current.said(),
      }),
    [reel],
  );
}

export function reviewAlone(steps: ReviewSteps): Alone {
  const words = t.text.commands;
  const going = (names: (typeof words)[keyof typeof words], go: () => void): Command => ({
    ...names,
    run: () => {
      go();
      return { says: steps.said() };
    },
  });
  return {
    commands: [
      going(words.first, () => steps.go("first")),
      going(words.back, () => steps.go("back")),
      going(words.forward, () => steps.go("forward")),
      going(words.last, () => steps.go("last")),
      going(words.mistake, () => steps.nextMistake()),
      going(words.played, () => undefined),
      ...playCommands(steps.reel),
    ],
  };
}
