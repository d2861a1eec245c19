/**
 * The moment at which most changed, by a quick look at the whole game; until that is done, the line that paid most, and
 * the tile that ended it.
 */
import { columnOf, rowOf } from "@interchange/metro/core";
import { TileBoard } from "@interchange/boards/metro";
import type { ComponentChildren } from "preact";
import { viewAfter } from "../../../table/desk/history.ts";
import type { TurningPoint } from "../../../table/review/graph/turningPoint.ts";
import { PAST } from "../desk/common.ts";
import type { MetroClient } from "../desk/common.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { sentencesOf } from "../desk/sentences.ts";
import type { MetroSentence } from "../desk/sentences.ts";
import { t } from "../../../words/index.ts";
import "../../../table/result/result.css";

/** What was said when the costliest line ended. */
export function keyMoment(client: MetroClient): MetroSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const paid = ({ lines }: MetroSentence): number => Math.max(0, ...lines.map(({ points }) => points));
  return sentencesOf(speaker, client.happened.peek())
    .filter((sentence) => paid(sentence) > 0)
    .toSorted((one, other) => paid(other) - paid(one))[0];
}

/** What was said of the turn that an entry of the record belongs to. */
export function momentAt(client: MetroClient, entry: number): MetroSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  return sentencesOf(speaker, client.happened.peek()).find(({ index, place }) => index >= entry && place !== undefined);
}

interface MomentProps {
  readonly client: MetroClient;
  readonly moment: MetroSentence;
  /** What it changed, where that is known. */
  readonly turn: TurningPoint | undefined;
  /** The graph of the game. */
  readonly children: ComponentChildren;
}

/** So many squares are shown, with the tile in their middle. */
const SQUARES_SHOWN = 3;
/** The board with its ring, in squares. */
const BOARD = 9.2;
const RING = 0.6;

export function Moment({ client, moment, turn, children }: MomentProps) {
  const words = t.metro.result;
  const view = viewAfter(PAST, client.first.peek(), client.happened.peek(), moment.after);
  const cell = view.laid.at(-1)?.cell ?? 0;
  const shift = (at: number): string => {
    const first = Math.min(BOARD - SQUARES_SHOWN, Math.max(0, RING + at + 0.5 - SQUARES_SHOWN / 2));
    return `${(-first / SQUARES_SHOWN) * 100}%`;
  };
  const [line] = moment.lines.toSorted((one, other) => other.points - one.points);
  return (
    <section class="panel key-moment has-crop" aria-labelledby="moment">
      <div class="key-crop" inert aria-hidden="true">
        <div
          style={{ width: `${(BOARD / SQUARES_SHOWN) * 100}%`, left: shift(columnOf(cell)), top: shift(rowOf(cell)) }}
        >
          <TileBoard
            scene={boardSceneOf(view, line && { lit: [line.from] })}
            label={t.metro.table.board}
            describeSquare={() => ""}
            describeStation={() => ""}
            zoomInLabel=""
            zoomOutLabel=""
            speed="off"
          />
        </div>
      </div>
      <div>
        <h2 id="moment" class="panel-title">
          {words.moment(moment.after)}
        </h2>
        <p>
          {moment.text} {turn && <b>{words.turned(turn.before, turn.after)}</b>}
        </p>
        {children}
        <a
          href={`${client.address}/review?entry=${turn?.entry ?? moment.index}`}
          aria-label={t.common.inTurn([words.see, words.moment(moment.after)])}
        >
          {words.see}
        </a>
      </div>
    </section>
  );
}
