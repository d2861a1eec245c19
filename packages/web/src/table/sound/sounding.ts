/** Decides which sounds a table plays: for events, and when the viewer's turn begins. */
import { effect } from "@preact/signals";
import type { TableClient, Waiting } from "../../client/client.ts";
import type { Sound } from "./notes.ts";
import type { Player } from "./player.ts";
import { onLiveEvent } from "../desk/fresh.ts";
import type { Steps } from "../desk/history.ts";

export interface Heard<Event> {
  readonly client: Pick<TableClient<never, Event, unknown>, "happened" | "waiting">;
  readonly history: Pick<Steps, "at">;
}

export type SoundOf<Event> = (event: Event) => Sound | undefined;

/** Runs until stopped. */
export function soundAt<Event>({ client, history }: Heard<Event>, soundOf: SoundOf<Event>, player: Player): () => void {
  const stopEvents = onLiveEvent({ client, history }, (event) => {
    const sound = soundOf(event);
    if (sound) player.play(sound);
  });
  let before: Waiting["kind"] = client.waiting.peek().kind;
  const stopTurns = effect(() => {
    const { kind } = client.waiting.value;
    if (kind === "viewer" && isElsewhere(before)) player.play("turn");
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
