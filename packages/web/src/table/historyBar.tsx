/** Stepping through the game: what was decided at each step. The way back to the live game is the table's button. */
import { laterWords } from "../parts/words/words.ts";
import type { TableDesk } from "./desk.ts";
import { isPlaying, playAt, playOn, REPLAY_SPEEDS, replaySpeed, stopPlaying } from "./replay.ts";
import "./historyBar.css";

export interface HistoryBarProps {
  readonly desk: TableDesk;
  /** Over the log, which tells the same. */
  readonly isOverLog?: boolean;
}

export function HistoryBar({ desk, isOverLog = false }: HistoryBarProps) {
  const words = laterWords().sheets.history;
  const { history } = desk;
  const all = history.all.value;
  const own = desk.words.value.history;
  const at = history.at.value ?? all;
  const here = desk.sentences.value.filter(({ after }) => after === at);
  const told = isOverLog ? [] : here;
  return (
    <section class="panel info history" aria-label={words.title}>
      <div class="history-head">
        <h2 class="info-head">{own.at(at, all)}</h2>
        {all > 0 && <Play desk={desk} />}
        {desk.client.waiting.value.kind === "over" && (
          <a class="button" href={reviewAt(desk, history.at.value === undefined ? undefined : here[0]?.index)}>
            {laterWords().result.review}
          </a>
        )}
      </div>
      <div class="history-steps">
        <Step label={words.first} sign="⇤" disabled={at === 0} onClick={() => history.go("first")} />
        <Step label={own.back} sign="←" disabled={at === 0} onClick={() => history.go("back")} />
        <input
          type="range"
          min={0}
          max={all}
          value={at}
          aria-label={words.slider}
          aria-valuetext={own.at(at, all)}
          onInput={(event) => history.go(event.currentTarget.valueAsNumber)}
        />
        <Step label={own.forward} sign="→" disabled={at === all} onClick={() => history.go("forward")} />
        <Step label={words.last} sign="⇥" disabled={at === all} onClick={() => history.go("live")} />
      </div>
      <ul class="sentences">
        {told.map(({ index, seat, text }) => (
          <li key={index}>
            {desk.badge(seat, true)}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Plays the game through, and how fast. */
function Play({ desk: { history } }: Pick<HistoryBarProps, "desk">) {
  const { play, stop, speed, times } = laterWords().sheets.history;
  const isOn = isPlaying(history);
  const label = isOn ? stop : play;
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        onClick={() => (isOn ? stopPlaying() : playOn(history))}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
          <path d={isOn ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4.5v15l12-7.5z"} />
        </svg>
      </button>
      <select
        class="history-speed"
        aria-label={speed}
        title={speed}
        value={replaySpeed.value}
        onChange={({ currentTarget }) => {
          const chosen = REPLAY_SPEEDS[currentTarget.selectedIndex];
          if (chosen !== undefined) playAt(chosen);
        }}
      >
        {REPLAY_SPEEDS.map((each) => (
          <option key={each} value={each}>
            {times(each)}
          </option>
        ))}
      </select>
    </>
  );
}

/** What a move was worth, once the game is over. */
export function reviewAt({ client }: Pick<TableDesk, "client">, entry?: number): string {
  return `${client.address}/review${entry === undefined ? "" : `?entry=${entry}`}`;
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Step({ label, sign, disabled, onClick }: StepProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
