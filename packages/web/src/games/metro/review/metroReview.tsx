/** A game of Metro, looked at again. */
import { seatStyle } from "@interchange/boards/palette";
import { TileFace } from "@interchange/boards/metro";
import { squareName } from "@interchange/metro/core";
import type { MetroGame, Move, View } from "@interchange/metro/core";
import { useMemo } from "preact/hooks";
import { useTable } from "../../../client/useTable.ts";
import { settings } from "../../../parts/settings.ts";
import { worded } from "../../../parts/words/part.ts";
import { reviewWords } from "../../../parts/words/reviewWords.ts";
import { tableWords } from "../../../parts/words/words.ts";
import { Badge } from "../../../parts/ui/badge.tsx";
import { Frame } from "../../../parts/ui/frame.tsx";
import { lazy, Loading } from "../../../parts/ui/lazy.tsx";
import { whoIs } from "../../../table/names.ts";
import type { Speaker } from "../../../table/names.ts";
import { NotOver } from "../../../table/result/notOver.tsx";
import type { Asked, Fact, ReviewBoardProps, ReviewFace } from "../../../table/review/face.ts";
import { ReviewFrame } from "../../../table/review/reviewFrame.tsx";
import { useReview } from "../../../table/review/useReview.ts";
import { ToWords } from "../../../table/text/boardOrWords.tsx";
import { textWords } from "../../../table/text/words.ts";
import { NoTable } from "../../../table/unopened.ts";
import type { GameProps } from "../../shown.ts";
import type { MetroClient } from "../common.ts";
import { kitAt } from "../kit.ts";
import { metroLater, metroWords } from "../metroWords.ts";
import { boardSceneOf } from "../scene.ts";
import { Initial } from "../seatBadge.tsx";
import { ReviewBoard } from "./board.tsx";
import { effectsOf, openLines, pointsAtOnce } from "./effects.ts";
import { calledMove, ownSaid } from "./moveNames.ts";
import { metroReview } from "../reviewWords.ts";
import "@interchange/boards/metro/board.css";
import "@interchange/boards/metro/comparedTiles.css";

export function MetroReview({ id, game }: GameProps<MetroGame>) {
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
      exportWords={metroLater().sheets}
    />
  );
}

const InWords = lazy(() =>
  worded(import("./inWords.tsx"), textWords, tableWords).then(({ MetroReviewInWords }) => MetroReviewInWords),
);

interface BoardProps extends ReviewBoardProps<View, Move> {
  readonly client: MetroClient;
  readonly speaker: Speaker;
}

function Board({ speaker, ...props }: BoardProps) {
  if (settings.value.isText) return <InWords {...props} />;
  return (
    <ToWords>
      <ReviewBoard {...props} speaker={speaker} />
    </ToWords>
  );
}

function faceOf(client: MetroClient): ReviewFace<View, Move> {
  const last = client.view.peek();
  const { setup } = last;
  const speaker: Speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const { colours } = boardSceneOf(last);
  const hasCompanies = last.profits.length > 0;
  return {
    title: metroReview().title(
      metroWords().editions[setup.edition] ?? setup.edition,
      kitAt(setup)?.titles(setup) ?? [],
    ),
    number: ({ laid }) => laid.length + 1,
    called: ({ view }, move) => calledMove(speaker, view, move),
    brief: (move) => (move.type === "place" ? squareName(move.cell) : undefined),
    sign: (_, move) => move.type === "place" && <TileFace code={move.tile} turn={move.turn} />,
    badge: (seat, small = false) =>
      hasCompanies ? (
        <Initial sitters={client.sitters} seat={seat} small={small} />
      ) : (
        <Badge colours={colours} seat={seat} small={small} />
      ),
    style: (seat) => seatStyle(colours[seat]),
    reason: (asked, move, when) => reasonOf(speaker, asked, move, when),
    facts: (asked) => factsOf(asked, hasCompanies),
    Board: (props: ReviewBoardProps<View, Move>) => <Board {...props} client={client} speaker={speaker} />,
  };
}

function reasonOf(
  speaker: Speaker,
  { view, seat }: Asked<View>,
  move: Move,
  when: "played" | "best" | "tried",
): string {
  const words = metroReview();
  switch (move.type) {
    case "place": {
      const { good, bad } = effectsOf(speaker, view, seat, move, when);
      const isOnlyTile = (view.hands[seat] ?? []).length + view.drawn.length <= 1 || view.drawn.length > 0;
      return words.sentence(when, squareName(move.cell), isOnlyTile, good, bad);
    }
    case "draw":
      return words.drew(when, whoIs(speaker, seat));
    case "pass":
      return words.passed;
    case "own": {
      const { says, brings } = ownSaid(speaker, view, move);
      return words.own(when, says, brings);
    }
  }
}

function factsOf({ view, seat }: Asked<View>, hasCompanies: boolean): readonly Fact<Move>[] {
  const { facts } = metroReview();
  const isPlacing = ({ type }: Move): boolean => type === "place";
  return [
    {
      label: facts.points,
      of: (move) => (isPlacing(move) ? facts.openOf(pointsAtOnce(view, seat, move)) : facts.none),
    },
    ...(hasCompanies
      ? []
      : [
          {
            label: facts.open,
            of: (move: Move) => (isPlacing(move) ? facts.openOf(openLines(view, seat, move)) : facts.none),
          },
        ]),
  ];
}
