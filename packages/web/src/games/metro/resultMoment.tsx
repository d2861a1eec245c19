/** The moment at which most was at stake: without analysis, the line that paid most, and the tile that ended it. */
import { columnOf, rowOf } from "@interchange/metro/core";
import { TileBoard } from "@interchange/boards/metro";
import { startWords } from "../../parts/words/words.ts";
import { viewAfter } from "../../table/history.ts";
import { lookBackAt } from "../../table/result/resultFrame.tsx";
import { PAST } from "./common.ts";
import type { MetroClient } from "./common.ts";
import { metroLater, metroWords } from "./metroWords.ts";
import { boardSceneOf } from "./scene.ts";
import { sentencesOf } from "./sentences.ts";
import type { MetroSentence } from "./sentences.ts";

/** What was said when the costliest line ended. */
export function keyMoment(client: MetroClient): MetroSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const paid = ({ lines }: MetroSentence): number => Math.max(0, ...lines.map(({ points }) => points));
  return sentencesOf(speaker, client.happened.peek())
    .filter((sentence) => paid(sentence) > 0)
    .toSorted((one, other) => paid(other) - paid(one))[0];
}

interface MomentProps {
  readonly client: MetroClient;
  readonly moment: MetroSentence;
}

/** So many squares are shown, with the tile in their middle. */
const SQUARES_SHOWN = 3;
/** The board with its ring, in squares. */
const BOARD = 9.2;
const RING = 0.6;

export function Moment({ client, moment }: MomentProps) {
  const words = metroLater().result;
  const view = viewAfter(PAST, client.first.peek(), client.happened.peek(), moment.after);
  const cell = view.laid.at(-1)?.cell ?? 0;
  const shift = (at: number): string => {
    const first = Math.min(BOARD - SQUARES_SHOWN, Math.max(0, RING + at + 0.5 - SQUARES_SHOWN / 2));
    return `${(-first / SQUARES_SHOWN) * 100}%`;
  };
  const [line] = moment.lines.toSorted((one, other) => other.points - one.points);
  return (
    <section class="panel key-moment" aria-labelledby="moment">
      <div class="key-crop" inert aria-hidden="true">
        <div
          style={{ width: `${(BOARD / SQUARES_SHOWN) * 100}%`, left: shift(columnOf(cell)), top: shift(rowOf(cell)) }}
        >
          <TileBoard
            scene={boardSceneOf(view, line && { lit: [line.from] })}
            label={metroWords().board}
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
        <p>{moment.text}</p>
        <a
          href={lookBackAt(client.address, moment.after)}
          aria-label={startWords().inTurn([words.see, words.moment(moment.after)])}
        >
          {words.see}
        </a>
      </div>
    </section>
  );
}
