/**
 * The part of the desk that all games share: the history, whether the viewer decides, the open panel, notices, the
 * speaker, and how a decision is played.
 */
import type { Setup } from "@interchange/tabletop";
import { batch, computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Answer, Happened, TableClient } from "../../client/client.ts";
import type { Undone } from "./desk.ts";
import { historyOf } from "./history.ts";
import type { History, Past } from "./history.ts";
import type { Speaker } from "./names.ts";
import { newsOf } from "./story.ts";
import type { Sentence } from "./story.ts";
import { t } from "../../words/index.ts";

export interface CommonDesk<Move, Event, View, Told extends Sentence> {
  readonly client: TableClient<Move, Event, View>;
  readonly history: History<Event, View>;
  /** The view on the board: the live game, or a moment of the past. */
  readonly shown: ReadonlySignal<View>;
  readonly isDeciding: ReadonlySignal<boolean>;
  readonly sentences: ReadonlySignal<readonly Told[]>;
  readonly latest: ReadonlySignal<readonly Told[]>;
  readonly sheet: Signal<string | undefined>;
  readonly notice: Signal<string | undefined>;
  readonly undone: Signal<readonly Undone[]>;
  /** Who is speaking, and to whom. */
  readonly speaker: () => Speaker;
  /** Plays one decision, or several that belong together. If the game went on elsewhere, a notice says so. */
  attempt(...moves: readonly Move[]): Promise<Answer>;
  /**
   * Anything that happens at the table cancels a half-made decision: `clear` discards it, and puts what is held in its
   * place. Returns how to stop.
   */
  voids(clear: () => void): () => void;
  close(): void;
}

/** What the common desk needs to know about a game. */
export interface Told<Event, View, Said extends Sentence> {
  readonly past: Past<Event, View>;
  readonly sentencesOf: (speaker: Speaker, happened: readonly Happened<Event>[]) => readonly Said[];
}

export function commonDeskOf<Move, Event, View extends { readonly setup: Setup }, Said extends Sentence>(
  client: TableClient<Move, Event, View>,
  { past, sentencesOf }: Told<Event, View, Said>,
): CommonDesk<Move, Event, View, Said> {
  const history = historyOf(client, past);
  const notice = signal<string | undefined>(undefined);
  const speaker = (): Speaker => ({
    sitters: client.sitters,
    setup: client.view.value.setup,
    viewer: client.viewer.value,
  });
  const sentences = computed(() => sentencesOf(speaker(), client.happened.value));
  return {
    client,
    history,
    shown: history.shown,
    isDeciding: computed(() => client.waiting.value.kind === "viewer" && history.at.value === undefined),
    sentences,
    latest: computed(() => {
      const viewer = client.viewer.value;
      return newsOf(sentences.value, {
        viewer,
        isInTurn: client.toAct.value === viewer,
        seats: client.sitters.length,
      });
    }),
    sheet: signal<string | undefined>(undefined),
    notice,
    undone: signal<readonly Undone[]>([]),
    speaker,
    async attempt(...moves) {
      const answer = await client.play(...moves);
      if (answer.kind === "stale") notice.value = t.table.stale;
      return answer;
    },
    voids: (clear) =>
      effect(() => {
        void client.happened.value;
        void history.at.value;
        void client.held?.value;
        batch(() => {
          notice.value = undefined;
          clear();
        });
      }),
    close() {
      history.close();
      client.close();
    },
  };
}
