/** Decides which sounds a table plays: for events, and when the viewer's turn begins. */
import { effect } from "@preact/signals";
import type { TableBasics, Waiting } from "../../client/client.ts";
import type { Playback } from "../desk/playback.ts";
import { NOTES } from "./notes.ts";
import type { Note } from "./notes.ts";
import type { Player } from "./player.ts";

export interface Heard<Event> extends Pick<Playback<Event, unknown>, "staged" | "onShown"> {
  readonly client: Pick<TableBasics, "waiting">;
}

/** The sound of an event that is shown for so many milliseconds, if it takes any. */
export type SoundOf<Event> = (event: Event, time: number | undefined) => readonly Note[] | undefined;

/** Runs until stopped. */
export function soundAt<Event>(
  { client, staged, onShown }: Heard<Event>,
  soundOf: SoundOf<Event>,
  player: Player,
): () => void {
  const stopEvents = onShown((event, time) => {
    const sound = soundOf(event, time);
    if (sound) player.play(sound);
  });
  let before: Waiting["kind"] = client.waiting.peek().kind;
  const stopTurns = effect(() => {
    const { kind } = client.waiting.value;
    // First what the others did.
    if (staged.value !== undefined) return;
    if (kind === "viewer" && isElsewhere(before)) player.play(NOTES.turn);
    before = kind;
  });
  return () => {
    stopEvents();
    stopTurns();
    player.close();
  };
}

/** Whether someone who is not at this screen had to act. */
const isElsewhere = (kind: Waiting["kind"]): boolean => kind === "bot" || kind === "remote" || kind === "absent";
