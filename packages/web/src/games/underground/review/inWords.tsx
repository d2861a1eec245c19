/** The map of a review in words. */
import type { Move, View } from "@interchange/underground";
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ReviewBoardProps } from "../../../table/review/face.ts";
import { useReviewAlone, useReviewDesk } from "../../../table/review/inWords.ts";
import { BoardInWords } from "../../../table/text/boardInWords.tsx";
import { DeskProvider } from "../../../table/desk/useTableDesk.ts";
import type { UndergroundClient } from "../desk/common.ts";
import { undergroundDeskOf } from "../desk/desk.ts";
import { loadUndergroundText } from "../table/loadText.ts";
import { UndergroundDeskProvider } from "../desk/useUndergroundDesk.ts";

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
    <UndergroundDeskProvider value={desk}>
      <DeskProvider value={desk}>
        <BoardInWords desk={desk} text={() => loadUndergroundText(desk)} alone={alone} />
      </DeskProvider>
    </UndergroundDeskProvider>
  );
}
