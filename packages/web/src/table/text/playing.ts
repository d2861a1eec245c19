/** Playback in text mode: started by typing, and each step is announced. */
import { computed } from "@preact/signals";
import { announce } from "../../kit/ui/live.tsx";
import { isPlaying, playAt, playOn, REPLAY_SPEEDS, replaySpeed, stopPlaying } from "../desk/replay.ts";
import type { Reel } from "../desk/replay.ts";
import type { Command } from "./gameText.ts";
import { says } from "./gameText.ts";
import { t } from "../../words/index.ts";

export function playCommands(reel: Reel): readonly Command[] {
  const words = t.text;
  const { play, pause, speed } = words.commands;
  return [
    {
      ...play,
      run: () => {
        playOn(reel);
        return says(words.playing(replaySpeed.peek()));
      },
    },
    {
      ...pause,
      run: () => {
        stopPlaying();
        return says(words.stopped);
      },
    },
    {
      ...speed,
      run: (rest) => {
        const wanted = REPLAY_SPEEDS.find((each) => each === Number(rest.replace(",", ".")));
        if (wanted === undefined) return says(words.speeds(REPLAY_SPEEDS));
        playAt(wanted);
        return says(words.speedNow(wanted));
      },
    },
  ];
}

/** Announces each step during playback. Runs until stopped. */
export function tellSteps(reel: Reel, said: () => readonly string[]): () => void {
  let wasOn = false;
  let told: number | undefined = -1;
  const now = computed(() => ({ at: reel.at.value, isOn: isPlaying(reel) }));
  return now.subscribe(({ at, isOn }) => {
    // The last step ends playback and is announced too. Someone who stops it knows where they are.
    const isFresh = (isOn || wasOn) && at !== told;
    wasOn = isOn;
    if (!isFresh) return;
    told = at;
    const sentences = said();
    if (sentences.length) announce(t.table.log.told(sentences));
  });
}
