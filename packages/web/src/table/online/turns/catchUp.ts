/**
 * After an absence, what was missed plays by itself once, in six seconds at most: when the table is opened, when its
 * page is looked at again, and when the connection is back. A tap or a key skips it.
 */
import { wantsLessMotion } from "@interchange/boards/motion";
import { effect, signal, untracked } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { TableBasics } from "../../../client/client.ts";
import { noteOf, recall, remember } from "../../../kit/localStorage.ts";
import { settings } from "../../../kit/settings.ts";
import type { Steps } from "../../desk/history.ts";
import { isPlaying, replay } from "../../desk/replay.ts";
import { since } from "../../desk/story.ts";
import type { Sentence } from "../../desk/story.ts";

/** What a desk has of this. */
export interface Missing {
  readonly client: Pick<TableBasics, "id" | "viewer" | "toAct" | "waiting" | "link">;
  readonly history: Steps;
  readonly sentences: ReadonlySignal<readonly Pick<Sentence, "index" | "seat" | "before">[]>;
}

/** The page around the table. */
export interface Around {
  /** Tells whether somebody looks at it, now and whenever that changes; answers how to stop, as the next does. */
  readonly onSeen: (tell: (isSeen: boolean) => void) => () => void;
  /** Acts when somebody taps or presses a key, which does nothing else at the table then. */
  readonly onTouch: (act: () => void) => () => void;
  /** Whether nothing is to move by itself there. */
  readonly isStill: () => boolean;
}

/** Fewer are told beside the board, and marked on it. */
const WORTH_SHOWING = 2;

/** Until told to stop. */
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

/** Plays from there on, until it is through or skipped. */
function show(history: Steps, from: number, onTouch: Around["onTouch"]): () => void {
  replay(history, from);
  const stopListening = onTouch(() => history.go("live"));
  return effect(() => {
    if (!isPlaying(history)) stopListening();
    return stopListening;
  });
}

/** The step before what was missed; undefined where that was too little to play, or something else is looked at. */
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
    // In the window, which hears of everything first. Buttons work all the same: they wait for the click.
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
  isStill: () => settings.peek().motion === "off" || settings.peek().isText || wantsLessMotion(),
};
