/**
 * The desk of On the Underground: what the player looks at, and the turn that they are drafting. The table learns of it
 * only when the turn ends.
 */
import { rulesBehind } from "./rulesBehind.ts";
import { undergroundEntry } from "@interchange/games";
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { h } from "preact";
import { viewAfter } from "../../../table/desk/history.ts";
import { commonDeskOf } from "../../../table/desk/commonDesk.ts";
import { useTableDesk } from "../../../table/desk/desk.ts";
import type { TableDesk } from "../../../table/desk/desk.ts";
import { settings } from "../../../kit/settings.ts";
import { fly } from "../../../table/flight/flight.ts";
import { seatStyle } from "../table/seatStyle.ts";
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
import { recapOf } from "./recap.ts";
import type { TurnRecap } from "./recap.ts";
import { undergroundPlaybackOf } from "./playback.ts";
import type { UndergroundPlayback } from "./playback.ts";
import { undergroundRules } from "../rules.ts";
import { sendingOf } from "./sending.ts";
import type { Sending } from "./sending.ts";
import { decisionAt, sentencesOf } from "./telling/sentences.ts";
import type { Lit } from "./telling/told.ts";
import { promptOf, wordsOf } from "./telling/words.ts";
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
    Omit<TableDesk, keyof UndergroundCommon | keyof UndergroundActions | "staged"> {
  readonly draft: Draft;
  /** The others' turns since the viewer's last one, until the viewer acts. */
  readonly recap: ReadonlySignal<readonly TurnRecap[]>;
  /** Shows these turns on the map once more. */
  replay(): void;
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
  const looking = lookingOf();
  const { sentences, history } = common;
  const { map } = looking;
  const playback = undergroundPlaybackOf(common, {
    map: () => map.current,
    speed: () => settings.peek().motion,
    wereDrafted: ({ seat, source }) =>
      seat === client.viewer.peek() && source !== "passenger" && !draft.moves.peek().length,
    fly: (flight, seat, view) => fly(flight, `seat ${seat}`, seatStyle(view, seat)),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const parts: Parts = { common, draft, building, sending: sendingOf(common, draft), looking, playback };
  const shown = computed(
    () => playback.staged.value ?? (history.at.value === undefined ? draft.drafted.value : history.shown.value),
  );
  const recap = recapOf(common, draft);
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
    // While the map shows a turn, the forecast follows the map.
    forecast: computed(() => {
      const { forecast } = parts.sending;
      return playback.staged.value && forecast.value ? forecastOf(playback.staged.value) : forecast.value;
    }),
    recap,
    replay() {
      const [first] = recap.value;
      if (!first) return;
      const { client: table } = common;
      const before = viewAfter(PAST, table.first.value, table.happened.value, first.before);
      playback.replay(
        before,
        recap.value.flatMap(({ events }) => events),
      );
    },
    outlook: outlookOf(common, draft, building),
    advice: signal<UndergroundHints | undefined>(undefined),
    game: undergroundEntry.id,
    rules: undergroundRules(),
    rulesBehind: (events) => rulesBehind(events as readonly Event[]),
    prompt: computed(() =>
      promptOf({
        stage: parts.sending.leg.value?.kind ?? "build",
        left: draft.drafted.value.actions,
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
    light(about) {
      looking.told.value = about as Lit | undefined;
    },
    show(about) {
      const isHidden = desk.sheet.value !== undefined;
      looking.told.value = about as Lit;
      desk.sheet.value = undefined;
      if (isHidden) map.current?.fit();
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

function lookingOf(): Looking {
  return {
    map: { current: undefined },
    sight: signal(0),
    station: signal<string | undefined>(undefined),
    traced: signal<string | undefined>(undefined),
    isWhole: signal<true | undefined>(undefined),
    told: signal<Looking["told"]["value"]>(undefined),
    pointedStation: signal<string | undefined>(undefined),
    pointedBlock: signal<number | undefined>(undefined),
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

export interface Outlook {
  /** By seat: the scores after this turn if nothing more is built. */
  readonly after: readonly Income[];
  /** By seat: what the piece changes that is tried or was drafted last, if there is one. */
  readonly brings: readonly Income[] | undefined;
}

function outlookOf(
  { client, history, isDeciding }: UndergroundCommon,
  { drafted, moves }: Draft,
  { tried }: Building,
): ReadonlySignal<Outlook | undefined> {
  return computed(() => {
    const view = client.view.value;
    if (!isDeciding.value || view.stage !== "build" || history.at.value !== undefined) return undefined;
    if (!helps(client.assist, "ledger")) return undefined;
    const now = scoresOf(drafted.value);
    const piece = tried.value;
    const unsent = moves.value;
    if (piece) {
      const own = piece.built.rewards.reduce((sum, { award }) => sum + award.points, 0);
      const points = drafted.value.points.with(view.turn, (drafted.value.points[view.turn] ?? 0) + own);
      const after = scoresAfter(points, piece.forecast);
      return { after, brings: changed(now, after) };
    }
    const isPiece = unsent.at(-1)?.type === "build";
    const without = (): readonly Income[] => scoresOf(withActions(view, futureOf(view, unsent.slice(0, -1))));
    return { after: now, brings: isPiece ? changed(without(), now) : undefined };
  });
}

/** By how much scores change. */
function changed(from: readonly Income[], to: readonly Income[]): readonly Income[] {
  return to.map(({ least, most }, seat) => {
    const [one, other] = [least - (from[seat]?.least ?? 0), most - (from[seat]?.most ?? 0)];
    return { least: Math.min(one, other), most: Math.max(one, other) };
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
