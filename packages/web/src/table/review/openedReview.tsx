/** The review of a table, once it is opened: what it was, who may look at it, and the page that a game's face fills. */
import type { Rules } from "@interchange/tabletop";
import { useMemo } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { useTable } from "../../client/useTable.ts";
import type { GameInPage } from "../../kit/game.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Loading } from "../../kit/ui/lazy.tsx";
import type { ExportWords } from "../share/export.tsx";
import { NotOver } from "../result/notOver.tsx";
import { NoTable } from "../frame/noTable.tsx";
import type { ReviewFace } from "./face.ts";
import { ReviewFrame } from "./reviewFrame.tsx";
import { useReview } from "./useReview.ts";
import { t } from "../../words/index.ts";

interface OpenedReviewProps<Position, Move, Chance, Event, View> {
  readonly id: string;
  readonly game: GameInPage<Rules<Position, Move, Chance, Event, View>>;
  /** What the game shows of the table. */
  readonly faceOf: (client: TableClient<Move, Event, View>) => ReviewFace<View, Move>;
  readonly exportWords: ExportWords;
}

export function OpenedReview<Position, Move, Chance, Event, View extends { readonly stage: string }>({
  id,
  game,
  faceOf,
  exportWords,
}: OpenedReviewProps<Position, Move, Chance, Event, View>) {
  const opened = useTable(game, id, { isOnlyRead: true });
  const client = opened?.ok ? opened.client : undefined;
  const isOver = client && (client.view.peek().stage === "over" || client.termination.peek() !== undefined);
  const open = useReview(game, isOver ? client : undefined);
  const face = useMemo(() => client && faceOf(client), [client, faceOf]);
  if (opened && !opened.ok) return <NoTable unopened={opened} id={id} />;
  if (client && !isOver) return <NotOver address={client.address} />;
  if (open === "broken") return <Frame title={t.review.title}>{t.review.notReplayed}</Frame>;
  if (!open || !client || !face) return <Loading />;
  return (
    <ReviewFrame
      game={game.id}
      client={client}
      open={open}
      face={face}
      moves={(view) => game.engine.moves(view)}
      exportWords={exportWords}
    />
  );
}
