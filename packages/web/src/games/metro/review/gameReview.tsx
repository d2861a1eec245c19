/** The review of Metro. */
import { moduleTitles } from "../modules/told.ts";
import { seatStyle } from "@interchange/boards/palette";
import type { Seat } from "@interchange/tabletop";
import { TileFace } from "@interchange/boards/metro";
import { squareName } from "@interchange/metro/core";
import type { Cell, Move, View } from "@interchange/metro/core";
import { Badge } from "../../../kit/ui/badge.tsx";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import type { Asked, Fact, ReviewBoardProps, GameReview } from "../../../table/review/gameReview.ts";
import type { MetroClient } from "../desk/common.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { Initial } from "../desk/seatBadge.tsx";
import { ReviewBoard } from "./board.tsx";
import { effectsOf, openLines, pointsAtOnce, reasonsFor } from "./effects.ts";
import { calledMove, ownSaid } from "./moveNames.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { reviewInWords } from "../../../table/review/inWords.tsx";
import { metroDeskOf } from "../desk/desk.ts";
import { loadMetroText } from "../table/loadText.ts";
import { NO_HINTS } from "../advice/part.ts";
import type { MetroHints } from "../advice/part.ts";

export function gameReviewOf(client: MetroClient): GameReview<View, Move> {
  const last = client.view.peek();
  const { setup } = last;
  const speaker: Speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const { colours } = boardSceneOf(last);
  const hasCompanies = last.profits.length > 0;
  return {
    title: metroWords().review.title(metroWords().table.editions[setup.edition] ?? setup.edition, moduleTitles(setup)),
    counts: "endings",
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
    did: (asked, move) => saidOf(speaker, asked, move, "played"),
    would: (asked, move) => saidOf(speaker, asked, move, "tried"),
    why: (asked, better, played) => whyOf(speaker, asked, better, played),
    facts: (asked) => factsOf(asked, hasCompanies),
    Board: (props) => <ReviewBoard {...props} speaker={speaker} />,
    InWords: reviewInWords({
      client,
      deskOf: (client, now) => metroDeskOf(client, () => marksOf(now)),
      text: loadMetroText,
    }),
  };
}

function saidOf(speaker: Speaker, { view, seat }: Asked<View>, move: Move, when: "played" | "tried"): string {
  const words = metroWords().review;
  switch (move.type) {
    case "place": {
      const { good, bad } = effectsOf(speaker, view, seat, move, when);
      return words.sentence(when, squareName(move.cell), isOnlyTile(view, seat), good, bad);
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

function isOnlyTile({ hands, drawn }: View, seat: Seat): boolean {
  return (hands[seat] ?? []).length + drawn.length <= 1 || drawn.length > 0;
}

function whyOf(speaker: Speaker, { view, seat }: Asked<View>, better: Move, played: Move): string | undefined {
  const words = metroWords().review;
  if (better.type === "own") {
    const { says, brings } = ownSaid(speaker, view, better);
    return brings === undefined ? undefined : words.own("best", says, brings);
  }
  const reasons = reasonsFor(speaker, view, seat, better, played);
  if (!reasons.length) return undefined;
  return better.type === "place"
    ? words.sentence("best", squareName(better.cell), isOnlyTile(view, seat), reasons, [])
    : words.drawing(reasons);
}

function factsOf({ view, seat }: Asked<View>, hasCompanies: boolean): readonly Fact<Move>[] {
  const { facts } = metroWords().review;
  const number = (n: number | undefined): string => (n === undefined ? facts.none : facts.openOf(n));
  return [
    { label: facts.points, of: (move) => number(pointsAtOnce(view, seat, move)) },
    ...(hasCompanies ? [] : [{ label: facts.open, of: (move: Move) => number(openLines(view, seat, move)) }]),
  ];
}

/** Marks squares for screen readers: where the tile was played, and where it would have been best. */
function marksOf(now: () => ReviewBoardProps<View, Move>): MetroHints {
  const isAt = (move: Move | undefined, cell: Cell): boolean => move?.type === "place" && move.cell === cell;
  return {
    ...NO_HINTS,
    says(cell) {
      const { played, mark, best } = now();
      const { marks } = t.review;
      return [...(isAt(played, cell) && mark ? [marks[mark]] : []), ...(isAt(best, cell) ? [marks.best] : [])];
    },
  };
}
