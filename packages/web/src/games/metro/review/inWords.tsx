/** The board of a review in words. */
import type { Cell, Move, View } from "@interchange/metro/core";
import { useRef } from "preact/hooks";
import type { ReviewBoardProps } from "../../../table/review/face.ts";
import { useReviewAlone, useReviewDesk } from "../../../table/review/inWords.ts";
import { BoardInWords } from "../../../table/text/boardInWords.tsx";
import { DeskProvider } from "../../../table/desk/useTableDesk.ts";
import type { MetroClient } from "../desk/common.ts";
import { metroDeskOf } from "../desk/desk.ts";
import { loadMetroText } from "../table/loadText.ts";
import { MetroDeskProvider } from "../desk/useMetroDesk.ts";
import type { MetroHints } from "../advice/part.ts";
import { t } from "../../../words/index.ts";

interface InWordsProps extends ReviewBoardProps<View, Move> {
  readonly client: MetroClient;
}

export function MetroReviewInWords(props: InWordsProps) {
  const latest = useRef(props);
  latest.current = props;
  const desk = useReviewDesk(props.client, props, (client) => metroDeskOf(client, () => marksOf(() => latest.current)));
  const alone = useReviewAlone(props.steps);
  return (
    <MetroDeskProvider value={desk}>
      <DeskProvider value={desk}>
        <BoardInWords desk={desk} text={() => loadMetroText(desk)} alone={alone} />
      </DeskProvider>
    </MetroDeskProvider>
  );
}

/** What squares are called in the review: where it was played, and where it would have been best. */
function marksOf(now: () => InWordsProps): MetroHints {
  const Nothing = () => undefined;
  const isAt = (move: Move | undefined, cell: Cell): boolean => move?.type === "place" && move.cell === cell;
  return {
    Heat: Nothing,
    Panel: Nothing,
    Sheet: Nothing,
    sheetTitle: () => t.review.title,
    Lines: Nothing,
    Chip: Nothing,
    says(cell) {
      const { played, mark, best } = now();
      const { marks } = t.review;
      return [...(isAt(played, cell) && mark ? [marks[mark]] : []), ...(isAt(best, cell) ? [marks.best] : [])];
    },
    targets: () => undefined,
    may: () => undefined,
  };
}
