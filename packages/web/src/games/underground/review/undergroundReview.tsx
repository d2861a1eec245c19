/** A game of On the Underground, looked at again. */
import type { Move, UndergroundGame, View } from "@interchange/underground";
import { useMemo } from "preact/hooks";
import { useTable } from "../../../client/useTable.ts";
import { settings } from "../../../parts/settings.ts";
import { worded } from "../../../parts/words/part.ts";
import { reviewWords } from "../../../parts/words/reviewWords.ts";
import { tableWords } from "../../../parts/words/words.ts";
import { Frame } from "../../../parts/ui/frame.tsx";
import { lazy, Loading } from "../../../parts/ui/lazy.tsx";
import type { Speaker } from "../../../table/names.ts";
import { NotOver } from "../../../table/result/notOver.tsx";
import type { ReviewBoardProps, ReviewFace } from "../../../table/review/face.ts";
import { ReviewFrame } from "../../../table/review/reviewFrame.tsx";
import { useReview } from "../../../table/review/useReview.ts";
import { ToWords } from "../../../table/text/boardOrWords.tsx";
import { textWords } from "../../../table/text/words.ts";
import { NoTable } from "../../../table/unopened.ts";
import type { GameProps } from "../../shown.ts";
import type { UndergroundClient } from "../common.ts";
import { LineMark, Marker, TokenSign } from "../marks.tsx";
import { seatStyle } from "../seatStyle.ts";
import { undergroundWords } from "../undergroundWords.ts";
import { ReviewMap } from "./board.tsx";
import { calledMove, factsOf, reasonOf } from "./reasons.ts";
import { undergroundReview } from "../reviewWords.ts";
import "@interchange/boards/map/map.css";
import "@interchange/boards/map/compared.css";
import "./review.css";

export function UndergroundReview({ id, game }: GameProps<UndergroundGame>) {
  const opened = useTable(game, id, { isOnlyRead: true });
  const client = opened?.ok ? opened.client : undefined;
  const isOver = client && (client.view.peek().stage === "over" || client.termination.peek() !== undefined);
  const open = useReview(game, isOver ? client : undefined);
  const face = useMemo(() => client && faceOf(client), [client]);
  if (opened && !opened.ok) return <NoTable unopened={opened} id={id} />;
  if (client && !isOver) return <NotOver address={client.address} />;
  if (open === "broken") return <Frame title={reviewWords().title}>{reviewWords().notReplayed}</Frame>;
  if (!open || !client || !face) return <Loading />;
  return (
    <ReviewFrame
      game={game.id}
      client={client}
      open={open}
      face={face}
      moves={(view) => game.engine.moves(view)}
      exportWords={undergroundWords()}
    />
  );
}

const InWords = lazy(() =>
  worded(import("./inWords.tsx"), textWords, tableWords).then(
    ({ UndergroundReviewInWords }) => UndergroundReviewInWords,
  ),
);

function Board(props: ReviewBoardProps<View, Move> & { readonly client: UndergroundClient }) {
  if (settings.value.isText) return <InWords {...props} />;
  return (
    <ToWords>
      <ReviewMap {...props} />
    </ToWords>
  );
}

function faceOf(client: UndergroundClient): ReviewFace<View, Move> {
  const view = client.view.peek();
  const { setup, lines } = view;
  const speaker: Speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const { editions } = undergroundWords().setup;
  return {
    title: undergroundReview().title(editions[setup.edition] ?? setup.edition),
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
