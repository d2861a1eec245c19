/**
 * Replays what you missed, once and in six seconds at most: when the table opens, when its page becomes visible again,
 * and when the connection is back. A tap or a key skips it.
 */
import { effect, signal, untracked } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { TableBasics } from "../../../client/client.ts";
import { noteOf, recall, remember } from "../../../kit/localStorage.ts";
import type { Steps } from "../../desk/history.ts";
import { isStill } from "../../desk/playback.ts";
import { isPlaying, replay } from "../../desk/replay.ts";
import { since } from "../../desk/story.ts";
import type { Sentence } from "../../desk/story.ts";

/** The part of a desk that this needs. */
export interface Missing {
  readonly client: Pick<TableBasics, "id" | "viewer" | "toAct" | "waiting" | "link">;
  readonly history: Steps;
  readonly sentences: ReadonlySignal<readonly Pick<Sentence, "index" | "seat" | "before">[]>;
}

/** The page around the table. */
export interface Around {
  /** Calls with whether the page is visible, now and on every change. Returns how to stop, like the next one. */
  readonly onSeen: (tell: (isSeen: boolean) => void) => () => void;
  /** Calls on a tap or key press, which then does nothing else at the table. */
  readonly onTouch: (act: () => void) => () => void;
  /** Whether animations are off. */
  readonly isStill: () => boolean;
}

/** Fewer steps are told beside the board and marked on it. */
const WORTH_SHOWING = 2;

/** Runs until stopped. */
export function catchUp(desk: Missing, { onSeen, onTouch, isStill }: Around = PAGE): () => void {
  const { client, history, sentences } = desk;
  const memory = noteOf("seen", client.id);
  const isSeen = signal(false);
  const stopLooking = onSeen((now) => {
    isSeen.value = now;
  });
  let stopShowing = (): void => {};
  let wasAway = true;
  const stop = effect(() => {
    const last = sentences.value.at(-1)?.index ?? -1;
    const isAway = !isSeen.value || client.link.value !== "open";
    const isBack = wasAway && !isAway;
    wasAway = isAway;
    if (isAway) return;
    const seen = recall(memory);
    remember(memory, last);
    if (!isBack || isStill()) return;
    untracked(() => {
      const from = missedFrom(desk, typeof seen === "number" ? seen : -1);
      if (from === undefined) return;
      stopShowing();
      stopShowing = show(history, from, onTouch);
    });
  });
  return () => {
    stopLooking();
    stop();
    stopShowing();
  };
}

/** Plays from this step until the end, or until skipped. */
function show(history: Steps, from: number, onTouch: Around["onTouch"]): () => void {
  replay(history, from);
  const stopListening = onTouch(() => history.go("live"));
  return effect(() => {
    if (!isPlaying(history)) stopListening();
    return stopListening;
  });
}

/**
 * The step before what was missed; undefined if that was too little to replay, or the viewer looks at something else.
 */
function missedFrom({ client, history, sentences }: Missing, seen: number): number | undefined {
  const viewer = client.viewer.value;
  const [first] = since(sentences.value, viewer, client.toAct.value === viewer).filter(({ index }) => index > seen);
  const isElsewhere = history.at.value !== undefined || client.waiting.value.kind === "over";
  return first && !isElsewhere && history.all.value - first.before >= WORTH_SHOWING ? first.before : undefined;
}

const PAGE: Around = {
  onSeen(tell) {
    const look = (): void => tell(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  },
  onTouch(act) {
    const stops = new AbortController();
    const options = { capture: true, signal: stops.signal };
    // On the window, which gets every event first. Buttons still work, because they wait for the click.
    const tapped = (event: Event): void => {
      event.stopPropagation();
      act();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      tapped(event);
    };
    addEventListener("pointerdown", tapped, options);
    addEventListener("keydown", pressed, options);
    return () => stops.abort();
  },
  isStill,
};
