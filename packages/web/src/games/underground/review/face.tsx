/** What a review shows of a game of On the Underground. */
import type { Move, View } from "@interchange/underground";
import { settings } from "../../../kit/settings.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import type { ReviewBoardProps, ReviewFace } from "../../../table/review/face.ts";
import { ToWords } from "../../../table/text/boardOrWords.tsx";
import type { UndergroundClient } from "../desk/common.ts";
import { LineMark, Marker, TokenSign } from "../panels/marks.tsx";
import { seatStyle } from "../table/seatStyle.ts";
import { ReviewMap } from "./board.tsx";
import { calledMove, factsOf, reasonOf } from "./reasons.ts";
import { t } from "../../../words/index.ts";
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useReviewAlone, useReviewDesk } from "../../../table/review/inWords.ts";
import { BoardInWords } from "../../../table/text/boardInWords.tsx";
import { DeskProvider } from "../../../table/desk/desk.ts";
import { undergroundDeskOf } from "../desk/desk.ts";
import { loadUndergroundText } from "../table/loadText.ts";

function Board(props: ReviewBoardProps<View, Move> & { readonly client: UndergroundClient }) {
  if (settings.value.isText) return <UndergroundReviewInWords {...props} />;
  return (
    <ToWords>
      <ReviewMap {...props} />
    </ToWords>
  );
}

export function faceOf(client: UndergroundClient): ReviewFace<View, Move> {
  const view = client.view.peek();
  const { setup, lines } = view;
  const speaker: Speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const { editions } = t.underground.setup;
  return {
    title: t.underground.review.title(editions[setup.edition] ?? setup.edition),
    counts: "positions",
    number: ({ turns }) => turns + 1,
    called: (_, move) => calledMove(move),
    brief: () => undefined,
    sign: (_, move) =>
      move.type === "build" ? <LineMark line={move.line} /> : move.type === "token" ? <TokenSign /> : undefined,
    badge: (seat, small = false) => <Marker lines={lines[seat] ?? []} seat={seat} small={small} />,
    style: (seat) => seatStyle(view, seat),
    reason: (asked, move, when) => reasonOf(speaker, asked, move, when),
    facts: factsOf,
    Board: (props: ReviewBoardProps<View, Move>) => <Board {...props} client={client} />,
  };
}

interface InWordsProps extends ReviewBoardProps<View, Move> {
  readonly client: UndergroundClient;
}

export function UndergroundReviewInWords(props: InWordsProps) {
  const desk = useReviewDesk(props.client, props, undergroundDeskOf);
  const alone = useReviewAlone(props.steps);
  // A review weighs single moves: one that is put into the turn is tried at once, and no turn comes of it.
  useEffect(
    () =>
      effect(() => {
        const [first] = desk.draft.moves.value;
        if (!first) return;
        void desk.client.play(first);
        desk.draft.undo();
      }),
    [desk],
  );
  return (
    <DeskProvider value={desk}>
      <BoardInWords desk={desk} text={() => loadUndergroundText(desk)} alone={alone} />
    </DeskProvider>
  );
}
