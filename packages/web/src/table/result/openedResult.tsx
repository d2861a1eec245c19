/** Loads a table and shows its result, with the turning point as soon as it is known. */
import type { Rules } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useCallback } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { useTable } from "../../client/useTable.ts";
import type { GameInPage } from "../../kit/game.ts";
import { Loading } from "../../kit/ui/lazy.tsx";
import { NoTable } from "../frame/noTable.tsx";
import { ResultSwing } from "../review/graph/resultSwing.tsx";
import type { ResultSwingProps } from "../review/graph/resultSwing.tsx";
import type { TurningPoint } from "../review/graph/turningPoint.ts";
import { NotOver } from "./notOver.tsx";
import { t } from "../../words/index.ts";
import "./result.css";

/** The props of a game's own result. */
export interface ResultProps<Client> extends Pick<ResultSwingProps, "game" | "onTurn"> {
  readonly client: Client;
  /** The turning point. */
  readonly turn: TurningPoint | undefined;
}

interface OpenedResultProps<Position, Move, Chance, Event, View> {
  readonly id: string;
  readonly game: GameInPage<Rules<Position, Move, Chance, Event, View>>;
  readonly Result: ComponentType<ResultProps<TableClient<Move, Event, View>>>;
}

export function OpenedResult<Position, Move, Chance, Event, View extends { readonly stage: string }>({
  id,
  game,
  Result,
}: OpenedResultProps<Position, Move, Chance, Event, View>) {
  const opened = useTable(game, id, { isOnlyRead: true });
  const turned = useSignal<TurningPoint | undefined>(undefined);
  const onTurn = useCallback(
    (point: TurningPoint) => {
      turned.value = point;
    },
    [turned],
  );
  if (!opened) return <Loading />;
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  const { client } = opened;
  if (client.view.peek().stage !== "over" && !client.termination.peek()) return <NotOver address={client.address} />;
  return <Result game={game} client={client} turn={turned.value} onTurn={onTurn} />;
}

interface KeyMomentProps extends ResultSwingProps {
  readonly turn: TurningPoint | undefined;
  readonly title: string;
  /** The log's sentence about it. */
  readonly moment: { readonly text: string; readonly index: number };
  readonly picture?: ComponentChildren;
}

/** The turning point, above the graph of the game. */
export function KeyMoment({ turn, title, moment, picture, ...swing }: KeyMomentProps) {
  const words = t.result;
  const told = (
    <>
      <h2 id="moment" class="panel-title">
        {title}
      </h2>
      <p>
        {moment.text} {turn && <b>{words.turned(turn.before, turn.after)}</b>}
      </p>
      <ResultSwing {...swing} />
      <a
        href={`${swing.client.address}/review?entry=${turn?.entry ?? moment.index}`}
        aria-label={t.common.inTurn([words.see, title])}
      >
        {words.see}
      </a>
    </>
  );
  return (
    <section class={picture ? "panel key-moment has-crop" : "panel key-moment"} aria-labelledby="moment">
      {picture}
      {picture ? <div>{told}</div> : told}
    </section>
  );
}
