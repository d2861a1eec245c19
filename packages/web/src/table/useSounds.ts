import { useEffect } from "preact/hooks";
import { volume } from "../parts/sound/volume.ts";
import type { Heard, SoundOf } from "./sounding.ts";

/** Lets the table be heard, where somebody asked for that; else nothing is fetched. */
export function useSounds<Event>(desk: Heard<Event>, fetchSounds: () => Promise<{ soundOf: SoundOf<Event> }>): void {
  useEffect(() => {
    if (volume.peek() === "off") return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    void Promise.all([import("./sounding.ts"), import("../parts/sound/player.ts"), fetchSounds()]).then(
      ([{ soundAt }, { playerOn }, { soundOf }]) => {
        if (!isGone) stop = soundAt(desk, soundOf, playerOn());
      },
      // A table without sounds is a table.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how sounds are fetched does not change
  }, [desk]);
}
