import { useEffect } from "preact/hooks";
import { playerOn } from "./player.ts";
import { volume } from "./volume.ts";
import { soundAt } from "./sounding.ts";
import type { Heard, SoundOf } from "./sounding.ts";

/** Plays the table's sounds if they are turned on. */
export function useSounds<Event>(desk: Heard<Event>, soundOf: SoundOf<Event>): void {
  useEffect(() => (volume.peek() === "off" ? undefined : soundAt(desk, soundOf, playerOn())), [desk, soundOf]);
}
