/**
 * The table in text mode: the same desk, decisions, panels and answers as around a drawn board, but one below the
 * other, with the board as tables and lists and everything else typed.
 */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { prefer } from "../../kit/settings.ts";
import { Log } from "../log/log.tsx";
import { TableBar } from "../frame/tableBar.tsx";
import type { TableBarProps } from "../frame/tableBar.tsx";
import type { GameKeys } from "../frame/keys.ts";
import { CommandBox } from "./commandBox.tsx";
import { tellSteps } from "./playing.ts";
import type { GameText } from "./gameText.ts";
import { t } from "../../words/index.ts";
import "./commandBox.css";

export interface InWordsProps extends TableBarProps {
  readonly keys: GameKeys;
  readonly players: ComponentChildren;
  readonly tray: ComponentChildren;
  readonly infos: ComponentChildren;
  /** Beside the board if there is room: players and details on one side, the current turn and chat on the other. */
  readonly extras: ComponentChildren;
  readonly talk?: ComponentChildren;
}

export function InWords(props: InWordsProps) {
  const { desk, keys } = props;
  const words = t.text;
  useEffect(() => tellSteps(desk.history, () => toldNow(desk)), [desk]);
  return (
    <div class={`text-table ${desk.game}`} aria-busy={desk.client.waiting.value.kind === "sending"}>
      <TableBar {...props} />
      <main>
        <Fetched load={keys.text}>
          {(gameText: GameText) => (
            <>
              <CommandBox desk={desk} gameText={gameText} isWhole />
              <section class="text-part text-turn">
                <h2>{words.turn}</h2>
                {props.tray}
                {props.infos}
              </section>
              <section class="text-part">
                <h2>{words.board}</h2>
                <gameText.Board />
              </section>
            </>
          )}
        </Fetched>
        <div class="text-part text-players">{props.players}</div>
        <section class="text-part">
          <h2>{words.log}</h2>
          <Log isEarlier />
        </section>
        <section class="text-part">
          <h2>{words.more}</h2>
          {props.talk}
          {props.extras}
        </section>
        <p class="text-part">
          <button type="button" class="button" onClick={() => prefer({ isText: false })}>
            {words.leave}
          </button>
        </p>
      </main>
    </div>
  );
}

/** What happened in the step being looked at. */
function toldNow({ history, sentences }: InWordsProps["desk"]): readonly string[] {
  const at = history.at.value ?? history.all.value;
  return sentences.value.filter(({ after }) => after === at).map(({ text }) => text);
}
