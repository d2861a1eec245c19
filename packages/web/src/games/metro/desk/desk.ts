/**
 * The desk of Metro: what the player looks at, and the decision that they are putting together. The table learns of it
 * only when it is confirmed; until then every step can be undone.
 */
import { rulesBehind } from "./rulesBehind.ts";
import { metro } from "./engine.ts";
import { ownDeskOf } from "../modules/ownDesk.ts";
import { moduleViewOf, moduleViewsAt } from "../modules/index.ts";
import { metroEntry } from "@interchange/games";
import type { Cell, Event } from "@interchange/metro/core";
import type { BoardScene } from "@interchange/boards/metro";
import { computed, signal, untracked } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { h } from "preact";
import { commonDeskOf } from "../../../table/desk/commonDesk.ts";
import type { TableDesk } from "../../../table/desk/desk.ts";
import { settings } from "../../../kit/settings.ts";
import type { MetroHints } from "../advice/part.ts";
import { actionsOn } from "./actions.ts";
import type { MetroActions, Parts } from "./actions.ts";
import { PAST } from "./common.ts";
import type { MetroClient, MetroCommon } from "./common.ts";
import { handOf } from "./hand.ts";
import type { Hand } from "./hand.ts";
import type { OwnDesk } from "../modules/own.ts";
import { metroPlaybackOf } from "./playback.ts";
import type { MetroPlayback } from "./playback.ts";
import { metroRules } from "../rules.ts";
import { boardHandle, boardSceneOf } from "./scene.ts";
import { SeatBadge } from "./seatBadge.tsx";
import { sentencesOf } from "./telling/sentences.ts";
import type { About } from "./telling/sentences.ts";
import type { SquareNews } from "./telling/squareWords.ts";
import { tracingOf } from "./tracing.ts";
import type { Tracing } from "./tracing.ts";
import { trialOf } from "./trial.ts";
import type { Trial } from "./trial.ts";
import { promptOf, wordsOf } from "./telling/words.ts";

export interface MetroDesk
  extends
    MetroCommon,
    Hand,
    Trial,
    Tracing,
    MetroActions,
    Pick<MetroPlayback, "staged" | "onShown" | "scoring">,
    Omit<TableDesk, keyof MetroCommon | keyof MetroActions | "staged"> {
  /** The player's actions in modules; undefined without modules. */
  readonly own: OwnDesk | undefined;
  /** The stations and lines of the shown view. */
  readonly still: ReadonlySignal<BoardScene>;
  /** Hints such as the worth of squares; undefined without help, as before a puzzle is answered. */
  readonly advice: Signal<MetroHints | undefined>;
  /** Opens the rules of a module. */
  readonly readRules: (module: string) => void;
}

export function metroDeskOf(client: MetroClient, hints?: (desk: MetroDesk) => MetroHints): MetroDesk {
  const common = commonDeskOf(client, { past: PAST, sentencesOf });
  const hand = handOf(common);
  const trial = trialOf(common, hand);
  const parts: Parts = { common, hand, trial, tracing: tracingOf(common, trial), own: ownOf(common, hand, trial) };
  const stopVoiding = common.voids(() => {
    letGo(parts);
    untracked(() => takeUp(parts));
  });
  const { history, sentences, sheet } = common;
  const playback = metroPlaybackOf(common, {
    speed: () => settings.peek().motion,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    async score(moment, scoring) {
      const { score } = await import("../scoring/scoring.ts");
      const layer = boardHandle.current?.moving;
      if (layer) await score(moment, { ...scoring, layer });
      else moment.see(moment.coming.length);
    },
  });
  const shown = computed(() => playback.staged.value ?? history.shown.value);
  const wantedModule = signal<string | undefined>(undefined);
  const actions = actionsOn(parts);
  const { lighted } = parts.tracing;
  const desk: MetroDesk = {
    ...common,
    ...hand,
    ...trial,
    ...parts.tracing,
    ...actions,
    ...playback,
    shown,
    own: parts.own,
    advice: signal<MetroHints | undefined>(undefined),
    game: metroEntry.id,
    rules: metroRules(),
    rulesBehind: (events) => rulesBehind(events as readonly Event[]),
    still: computed(() => boardSceneOf(shown.value)),
    prompt: computed(() => promptFor(parts)),
    words: computed(() => wordsOf(shown.value)),
    wantedRule: computed(() => trial.whyNot.value?.refusal.rule),
    modules: metro.layoutOf(client.view.peek().setup).modules.map(({ id }) => id),
    wantedModule,
    readRules(module) {
      wantedModule.value = module;
      sheet.value = "rules";
    },
    badge: (seat, small = false) => h(SeatBadge, { desk, seat, small }),
    light(about) {
      lighted.value = about as About | undefined;
    },
    show(about) {
      const { lines = [] } = about as About;
      lighted.value = about as About;
      if (lines.length) actions.trace(lines[0]);
      sheet.value = undefined;
    },
    tell: ({ index }) => actions.trace(sentences.value.find((each) => each.index === index)?.lines[0]?.from),
    close() {
      stopVoiding();
      playback.close();
      desk.advice.peek()?.close?.();
      common.close();
    },
  };
  desk.advice.value = hints?.(desk);
  return desk;
}

function ownOf(common: MetroCommon, { moves }: Hand, { chosen, whyNot }: Trial): OwnDesk | undefined {
  const { client, isDeciding, speaker, sheet } = common;
  if (!client.view.peek().setup.modules.length) return undefined;
  return ownDeskOf({
    moduleViewOf,
    view: client.view,
    isDeciding,
    moves,
    speaker,
    play: (move) => void common.attempt(move),
    onPick: () => {
      chosen.value = undefined;
      whyNot.value = undefined;
      sheet.value = undefined;
    },
    onRefused: (cell, refusal) => {
      whyNot.value = { cell, refusal };
    },
  });
}

/** Discards a half-made decision. */
function letGo({ hand, trial, own }: Parts): void {
  own?.clear();
  trial.chosen.value = undefined;
  trial.whyNot.value = undefined;
  hand.turn.value = 0;
  hand.tileAt.value = 0;
}

/** Puts the tile where a plan or a draft has it. */
function takeUp({ common: { client, isDeciding }, hand, trial }: Parts): void {
  const [text] = client.held?.value ?? [];
  const move = text === undefined ? undefined : metro.notation.readMove(text);
  if (move?.type !== "place" || !hand.tiles.value.includes(move.tile)) return;
  hand.tileAt.value = hand.tiles.value.indexOf(move.tile);
  hand.turn.value = move.turn;
  const refusal = isDeciding.value ? metro.refusal(client.view.value, move) : undefined;
  if (refusal) trial.whyNot.value = { cell: move.cell, refusal };
  else trial.chosen.value = move.cell;
}

function promptFor({ common, hand, trial, own }: Parts): string {
  const view = common.client.view.value;
  const chosen = trial.chosen.value;
  const wanted = chosen === undefined ? moduleViewsAt(common.speaker(), view) : [];
  return (
    own?.prompt.value ??
    wanted.map(({ moduleView, seen }) => moduleView.placing?.(seen)).find((prompt) => prompt !== undefined) ??
    promptOf({
      stage: view.stage,
      chosen,
      canDraw: hand.canDraw.value,
      fits: hand.targets.value.size > 0 || hand.canTurn.value || hand.tiles.value.length > 1,
      tiles: hand.tiles.value.length,
    })
  );
}

/** What to say about each square besides its tile. */
export function newsFor(desk: MetroDesk): (cell: Cell) => SquareNews {
  const moduleViews = moduleViewsAt(desk.speaker(), desk.shown.value);
  return (cell) => ({
    targets: desk.targets.value,
    choosable: desk.own?.squares.value,
    more: [
      ...moduleViews.flatMap(({ moduleView, seen }) => moduleView.square?.(cell, seen) ?? []),
      ...(desk.advice.value?.says(cell) ?? []),
    ],
  });
}
