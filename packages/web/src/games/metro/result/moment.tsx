/**
 * The key moment: the turning point of the game. Until it is known, the tile that ended the line with the most points.
 */
import { columnOf, rowOf } from "@interchange/metro/core";
import { TileBoard } from "@interchange/boards/metro";
import { viewAfter } from "../../../table/desk/history.ts";
import type { ResultSwingProps } from "../../../table/review/graph/resultSwing.tsx";
import { KeyMoment } from "../../../table/result/openedResult.tsx";
import type { ResultProps } from "../../../table/result/openedResult.tsx";
import { PAST } from "../desk/common.ts";
import type { MetroClient } from "../desk/common.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { sentencesOf } from "../desk/sentences.ts";
import type { MetroSentence } from "../desk/sentences.ts";
import { t } from "../../../words/index.ts";

/** The sentence about the line that scored most. */
export function keyMoment(client: MetroClient): MetroSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const paid = ({ lines }: MetroSentence): number => Math.max(0, ...lines.map(({ points }) => points));
  return sentencesOf(speaker, client.happened.peek())
    .filter((sentence) => paid(sentence) > 0)
    .toSorted((one, other) => paid(other) - paid(one))[0];
}

/** The sentence about the turn that an entry of the record belongs to. */
export function momentAt(client: MetroClient, entry: number): MetroSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  return sentencesOf(speaker, client.happened.peek()).find(({ index, place }) => index >= entry && place !== undefined);
}

interface MomentProps extends ResultProps<MetroClient>, Pick<ResultSwingProps, "style"> {
  readonly moment: MetroSentence;
}

/** How many squares are shown across, with the tile in the middle. */
const SQUARES_SHOWN = 3;
/** The size of the board including its ring, in squares. */
const BOARD = 9.2;
const RING = 0.6;

export function Moment({ moment, ...result }: MomentProps) {
  const { client } = result;
  const view = viewAfter(PAST, client.first.peek(), client.happened.peek(), moment.after);
  const cell = view.laid.at(-1)?.cell ?? 0;
  const shift = (at: number): string => {
    const first = Math.min(BOARD - SQUARES_SHOWN, Math.max(0, RING + at + 0.5 - SQUARES_SHOWN / 2));
    return `${(-first / SQUARES_SHOWN) * 100}%`;
  };
  const [line] = moment.lines.toSorted((one, other) => other.points - one.points);
  return (
    <KeyMoment
      {...result}
      title={t.metro.result.moment(moment.after)}
      moment={moment}
      picture={
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
      }
    />
  );
}
