/** Loads a table and shows its review in the common frame, if the game is over. */
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
import type { GameReview } from "./gameReview.ts";
import { ReviewFrame } from "./reviewFrame.tsx";
import { useReview } from "./useReview.ts";
import { t } from "../../words/index.ts";

interface OpenedReviewProps<Position, Move, Chance, Event, View> {
  readonly id: string;
  readonly game: GameInPage<Rules<Position, Move, Chance, Event, View>>;
  /** Makes the game's part of the review. */
  readonly gameReviewOf: (client: TableClient<Move, Event, View>) => GameReview<View, Move>;
  readonly exportWords: ExportWords;
}

export function OpenedReview<Position, Move, Chance, Event, View extends { readonly stage: string }>({
  id,
  game,
  gameReviewOf,
  exportWords,
}: OpenedReviewProps<Position, Move, Chance, Event, View>) {
  const opened = useTable(game, id, { isOnlyRead: true });
  const client = opened?.ok ? opened.client : undefined;
  const isOver = client && (client.view.peek().stage === "over" || client.termination.peek() !== undefined);
  const gameReview = useMemo(() => client && gameReviewOf(client), [client, gameReviewOf]);
  const open = useReview(game, isOver ? client : undefined, gameReview);
  if (opened && !opened.ok) return <NoTable unopened={opened} id={id} />;
  if (client && !isOver) return <NotOver address={client.address} />;
  if (open === "broken") return <Frame title={t.review.title}>{t.review.notReplayed}</Frame>;
  if (!open || !client || !gameReview) return <Loading />;
  return (
    <ReviewFrame
      game={game.id}
      client={client}
      open={open}
      gameReview={gameReview}
      moves={(view) => game.engine.moves(view)}
      exportWords={exportWords}
    />
  );
}
