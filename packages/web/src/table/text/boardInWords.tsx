/** The board in text mode with the command box, beside something else. */
import { Fetched } from "../../kit/ui/lazy.tsx";
import { prefer } from "../../kit/settings.ts";
import type { TableDesk } from "../desk/desk.ts";
import type { Alone, GameText } from "./gameText.ts";
import { CommandBox } from "./commandBox.tsx";
import { t } from "../../words/index.ts";
import "./commandBox.css";

const NOTHING: Alone = {};

export interface WordsProps {
  readonly desk: TableDesk;
  /** The game in text mode, over this desk. */
  readonly text: () => Promise<GameText>;
  /** The question, if it would otherwise come after the board. */
  readonly lead?: string;
  /** What to use besides the game's own. */
  readonly alone?: Alone;
}

export function BoardInWords({ desk, text, lead, alone = NOTHING }: WordsProps) {
  const words = t.text;
  return (
    <section class="board-words" aria-labelledby="board-words">
      <h2 id="board-words">{words.board}</h2>
      {lead !== undefined && <p>{lead}</p>}
      <Fetched key={desk.client.id} load={text}>
        {(gameText) => (
          <>
            <CommandBox desk={desk} gameText={gameText} isWhole alone={alone} />
            <gameText.Board />
          </>
        )}
      </Fetched>
      <p>
        <button type="button" class="button" onClick={() => prefer({ isText: false })}>
          {words.leave}
        </button>
      </p>
    </section>
  );
}
