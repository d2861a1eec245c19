import { useEffect } from "preact/hooks";
import { playerOn } from "./player.ts";
import { soundAt } from "./sounding.ts";
import type { Heard, SoundOf } from "./sounding.ts";

/** Plays the table's sounds while they are turned on. */
export function useSounds<Event>(desk: Heard<Event>, soundOf: SoundOf<Event>): void {
  useEffect(() => soundAt(desk, soundOf, playerOn()), [desk, soundOf]);
}
