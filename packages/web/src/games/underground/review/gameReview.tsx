/** The review of On the Underground. */
import type { Move, View } from "@interchange/underground";
import type { Speaker } from "../../../table/desk/names.ts";
import type { GameReview } from "../../../table/review/gameReview.ts";
import type { UndergroundClient } from "../desk/common.ts";
import { useLineNames } from "../desk/telling/lineNames.ts";
import { LineMark, Marker, TokenSign } from "../panels/marks.tsx";
import { seatStyle } from "../table/seatStyle.ts";
import { ReviewMap } from "./board.tsx";
import { calledMove, factsOf, saidOf, whyOf } from "./reasons.ts";
import { undergroundWords } from "../words.ts";
import { effect } from "@preact/signals";
import { reviewInWords } from "../../../table/review/inWords.tsx";
import { undergroundDeskOf } from "../desk/desk.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { loadUndergroundText } from "../table/loadText.ts";

export function gameReviewOf(client: UndergroundClient): GameReview<View, Move> {
  const view = client.view.peek();
  const { setup, lines } = view;
  const speaker: Speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const { editions } = undergroundWords().setup;
  return {
    title: undergroundWords().review.title(editions[setup.edition] ?? setup.edition),
    counts: "positions",
    number: ({ turns }) => turns + 1,
    called: (_, move) => calledMove(view, move),
    brief: () => undefined,
    sign: (_, move) =>
      move.type === "build" ? <LineMark line={move.line} /> : move.type === "token" ? <TokenSign /> : undefined,
    badge: (seat, small = false) => <Marker lines={lines[seat] ?? []} seat={seat} small={small} />,
    style: (seat) => seatStyle(view, seat),
    did: (asked, move) => saidOf(speaker, asked, move),
    would: (asked, move, played) => saidOf(speaker, asked, move, played),
    why: (asked, better, played) => whyOf(speaker, asked, better, played),
    facts: factsOf,
    Board: (board) => {
      useLineNames(client);
      return <ReviewMap {...board} />;
    },
    InWords: reviewInWords({
      client,
      deskOf: (client) => undergroundDeskOf(client),
      follow,
      text: loadUndergroundText,
    }),
  };
}

/** A review rates single moves, so a drafted one is tried at once and no turn builds up. */
function follow({ client, draft }: UndergroundDesk): () => void {
  return effect(() => {
    const [first] = draft.moves.value;
    if (!first) return;
    void client.play(first);
    draft.undo();
  });
}
