/** A game of On the Underground, looked at again. */
import type { Move, UndergroundGame, View } from "@interchange/underground";
import type { Speaker } from "../../../table/names.ts";
import type { ReviewFace } from "../../../table/review/face.ts";
import { OpenedReview } from "../../../table/review/openedReview.tsx";
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
  return <OpenedReview id={id} game={game} faceOf={faceOf} exportWords={undergroundWords()} />;
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
    Board: ReviewMap,
  };
}
