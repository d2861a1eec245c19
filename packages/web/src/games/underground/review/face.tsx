/** What a review shows of a game of On the Underground. */
import { UndergroundReviewInWords } from "./inWords.tsx";
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
