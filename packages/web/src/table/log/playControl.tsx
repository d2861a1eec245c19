/** Plays a game at a chosen speed. The style sheet of both is imported here, because the history always needs it. */

import { isPlaying, playAt, playOn, REPLAY_SPEEDS, replaySpeed, stopPlaying } from "../desk/replay.ts";
import type { Reel } from "../desk/replay.ts";
import { t } from "../../words/index.ts";
import "./log.css";

export interface PlayControlProps {
  readonly reel: Reel;
  /** The class of the button. */
  readonly look?: string;
  /** Without the choice of speed, if there is no room. */
  readonly isAlone?: boolean;
}

export function PlayControl({ reel, look = "icon-button", isAlone = false }: PlayControlProps) {
  const { play, stop, speed, times } = t.sheets.history;
  const isOn = isPlaying(reel);
  const label = isOn ? stop : play;
  return (
    <>
      <button
        type="button"
        class={`${look} play-button`}
        aria-label={label}
        title={label}
        onClick={() => (isOn ? stopPlaying() : playOn(reel))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOn ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4.5v15l12-7.5z"} />
        </svg>
      </button>
      {!isAlone && (
        <select
          class="play-speed"
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
      )}
    </>
  );
}
