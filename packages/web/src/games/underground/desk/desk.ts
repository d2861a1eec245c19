/**
 * The desk of On the Underground: what the player looks at, and the turn that they are drafting. The table learns of it
 * only when the turn ends.
 */
import { rulesBehind } from "./rulesBehind.ts";
import { undergroundEntry } from "@interchange/games";
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { h } from "preact";
import { commonDeskOf } from "../../../table/desk/commonDesk.ts";
import { useTableDesk } from "../../../table/desk/desk.ts";
import type { TableDesk } from "../../../table/desk/desk.ts";
import { since } from "../../../table/desk/story.ts";
import type { Sentence } from "../../../table/desk/story.ts";
import { settings } from "../../../kit/settings.ts";
import type { UndergroundHints } from "../advice/part.ts";
import { choosingOn, playingOn } from "./actions.ts";
import type { Looking, Parts, UndergroundActions } from "./actions.ts";
import { buildingOf } from "./building.ts";
import type { Building } from "./building.ts";
import { PAST } from "./common.ts";
import type { UndergroundClient, UndergroundCommon } from "./common.ts";
import { draftOf } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { Marker } from "../panels/marks.tsx";
import { undergroundPlaybackOf } from "./playback.ts";
import type { UndergroundPlayback } from "./playback.ts";
import { undergroundRules } from "../rules.ts";
import { sendingOf } from "./sending.ts";
import type { Sending } from "./sending.ts";
import { decisionAt, sentencesOf } from "./sentences.ts";
import { gainOf, promptOf, wordsOf } from "./words.ts";
import { helps } from "../../../kit/assist.ts";
import { forecastOf, incomeOf } from "./forecast.ts";
import type { Income, Leg } from "./forecast.ts";
import { futureOf, withActions } from "./imagined.ts";
import type { Event, View } from "@interchange/underground";

export interface UndergroundDesk
  extends
    UndergroundCommon,
    Building,
    Sending,
    Looking,
    UndergroundActions,
    Pick<UndergroundPlayback, "staged" | "onShown">,
    Omit<TableDesk, keyof UndergroundCommon | keyof UndergroundActions> {
  readonly draft: Draft;
  readonly outlook: ReadonlySignal<Outlook | undefined>;
  /** Hints such as the worth of pieces; undefined without help, as before a puzzle is answered. */
  readonly advice: Signal<UndergroundHints | undefined>;
}

export function undergroundDeskOf(
  client: UndergroundClient,
  hints?: (desk: UndergroundDesk) => UndergroundHints,
): UndergroundDesk {
  const common = commonDeskOf(client, { past: PAST, sentencesOf });
  const draft = draftOf(common);
  const building = buildingOf(common, draft);
  const looking = lookingOf(common);
  const { sentences, history } = common;
  const { map } = looking;
  const playback = undergroundPlaybackOf(common, {
    map: () => map.current,
    speed: () => settings.peek().motion,
    say: (paid) => gainOf(common, paid),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const parts: Parts = { common, draft, building, sending: sendingOf(common, draft), looking, playback };
  const shown = computed(
    () => playback.staged.value ?? (history.at.value === undefined ? draft.drafted.value : history.shown.value),
  );
  const stops = [common.voids(() => letGo(parts)), keepOwnLine(building)];
  const desk: UndergroundDesk = {
    ...common,
    ...building,
    ...parts.sending,
    ...looking,
    ...choosingOn(parts),
    ...playingOn(parts, () => desk),
    draft,
    ...playback,
    shown,
    outlook: outlookOf(common, draft, building),
    advice: signal<UndergroundHints | undefined>(undefined),
    game: undergroundEntry.id,
    rules: undergroundRules(),
    rulesBehind: (events) => rulesBehind(events as readonly Event[]),
    prompt: computed(() =>
      promptOf({
        stage: parts.sending.leg.value?.kind ?? "build",
        left: draft.drafted.value.actions,
        all: client.view.value.actions + draft.done.value.length,
        isUnsure: building.asked.value !== undefined,
      }),
    ),
    words: computed(() => wordsOf(shown.value, (step) => decisionAt(common.speaker(), client.happened.value, step))),
    wantedRule: computed(() => building.whyNot.value?.refusal.rule),
    progressSheet: "destinations",
    badge: (seat, small = false) =>
      h(Marker, { lines: seat === undefined ? [] : (shown.value.lines[seat] ?? []), seat, small }),
    tell({ index }) {
      const place = sentences.value.find((each) => each.index === index)?.station;
      if (place !== undefined) map.current?.centreOn(place);
    },
    light(sentence: Sentence | undefined) {
      const told = sentence && sentences.value.find(({ index }) => index === sentence.index)?.told;
      looking.told.value = told && {
        phrase: "",
        text: "",
        pieces: told.flatMap(({ pieces }) => pieces),
        trip: told.findLast(({ trip }) => trip)?.trip,
      };
    },
    close() {
      for (const stop of stops) stop();
      draft.close();
      playback.close();
      desk.advice.peek()?.close?.();
      common.close();
    },
  };
  desk.advice.value = hints?.(desk);
  return desk;
}

function lookingOf({ client, history, sentences }: UndergroundCommon): Looking {
  return {
    map: { current: undefined },
    sight: signal(0),
    station: signal<string | undefined>(undefined),
    traced: signal<string | undefined>(undefined),
    told: signal<Looking["told"]["value"]>(undefined),
    pointedBlock: signal<number | undefined>(undefined),
    news: computed(() => {
      if (history.at.value !== undefined) return history.shown.value.pieces.slice(-1);
      const { viewer } = client.view.value;
      return since(sentences.value, viewer, client.toAct.value === viewer).flatMap(({ pieces }) => pieces);
    }),
  };
}

/** Closes whatever is open, because the game has moved on or another moment is shown. */
function letGo({ building, sending, looking }: Parts): void {
  for (const each of [building.hovered, building.asked, building.whyNot, sending.pointedTrip, looking.told])
    each.value = undefined;
  sending.picked.value = undefined;
}

/** Resets the chosen line to the viewer's first if it is not one of their own. */
function keepOwnLine({ line, lines }: Building): () => void {
  let last: string | undefined;
  return effect(() => {
    if (!lines.value.length) return;
    if (line.value !== undefined && lines.value.includes(line.value)) last = line.value;
    else if (line.value !== undefined || last === undefined || !lines.value.includes(last))
      last = line.value = lines.value[0];
  });
}

/** The scores after this turn if nothing more is built, and without the last piece. */

export interface Outlook {
  /** By seat. */
  readonly after: readonly Income[];
  /** The piece that is tried or was drafted last: its slot, and the scores without it. */
  readonly without: { readonly slot: number; readonly scores: readonly Income[] } | undefined;
}

export function outlookOf(
  { client, history, isDeciding }: UndergroundCommon,
  { drafted, moves, done }: Draft,
  { tried }: Building,
): ReadonlySignal<Outlook | undefined> {
  return computed(() => {
    const view = client.view.value;
    if (!isDeciding.value || view.stage !== "build" || history.at.value !== undefined) return undefined;
    if (!helps(client.assist, "ledger")) return undefined;
    const piece = tried.value;
    const sent = done.value.length;
    const unsent = moves.value;
    if (piece) {
      const own = piece.built.rewards.reduce((sum, { award }) => sum + award.points, 0);
      const points = drafted.value.points.with(view.turn, (drafted.value.points[view.turn] ?? 0) + own);
      return {
        after: scoresAfter(points, piece.forecast),
        without: { slot: sent + unsent.length + 1, scores: scoresOf(drafted.value) },
      };
    }
    const isPiece = unsent.at(-1)?.type === "build";
    return {
      after: scoresOf(drafted.value),
      without: isPiece
        ? {
            slot: sent + unsent.length,
            scores: scoresOf(withActions(view, futureOf(view, unsent.slice(0, -1)))),
          }
        : undefined,
    };
  });
}

const scoresOf = (view: View): readonly Income[] => scoresAfter(view.points, forecastOf(view));

function scoresAfter(points: readonly number[], leg: Leg | undefined): readonly Income[] {
  return points.map((own, seat) => {
    const { least, most } = incomeOf(leg, seat);
    return { least: own + least, most: own + most };
  });
}

/** The desk from the context. Components of this game are only used on its own desk. */
export const useUndergroundDesk = (): UndergroundDesk => useTableDesk() as UndergroundDesk;
