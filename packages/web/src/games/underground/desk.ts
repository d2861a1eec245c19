/**
 * What lies before the person at a table of On the Underground: what they look at, and the piece or trip they are
 * about to choose. Nothing here is known to the table until it is confirmed.
 */
import { undergroundEntry } from "@interchange/games";
import { computed, effect, signal } from "@preact/signals";
import { h } from "preact";
import { commonDeskOf } from "../../table/commonDesk.ts";
import type { TableDesk } from "../../table/desk.ts";
import { since } from "../../table/story.ts";
import { choosingOn, playingOn } from "./actions.ts";
import type { Looking, Parts, UndergroundActions } from "./actions.ts";
import { buildingOf } from "./building.ts";
import type { Building } from "./building.ts";
import { PAST } from "./common.ts";
import type { UndergroundClient, UndergroundCommon } from "./common.ts";
import { Marker } from "./marks.tsx";
import { sendingOf } from "./sending.ts";
import type { Sending } from "./sending.ts";
import { sentencesOf } from "./sentences.ts";
import { promptOf, wordsOf } from "./words.ts";

export interface UndergroundDesk
  extends
    UndergroundCommon,
    Building,
    Sending,
    Looking,
    UndergroundActions,
    Omit<TableDesk, keyof UndergroundCommon | keyof UndergroundActions> {}

export function undergroundDeskOf(client: UndergroundClient): UndergroundDesk {
  const common = commonDeskOf(client, { past: PAST, sentencesOf });
  const building = buildingOf(common);
  const parts: Parts = { common, building, sending: sendingOf(common), looking: lookingOf(common) };
  const { shown, sentences } = common;
  const { map } = parts.looking;
  const stops = [common.voids(() => letGo(parts)), keepOwnLine(building)];
  return {
    ...common,
    ...building,
    ...parts.sending,
    ...parts.looking,
    ...choosingOn(parts),
    ...playingOn(parts),
    game: undergroundEntry.id,
    rules: () => import("./rules.ts").then(({ fetchRules }) => fetchRules()),
    prompt: computed(() =>
      promptOf({
        view: client.view.value,
        chosen: building.chosen.value?.block,
        isUnsure: building.asked.value !== undefined,
      }),
    ),
    words: computed(() => wordsOf(shown.value)),
    wantedRule: computed(() => building.whyNot.value?.refusal.rule),
    badge: (seat, small = false) =>
      h(Marker, { lines: seat === undefined ? [] : (shown.value.lines[seat] ?? []), seat, small }),
    tell({ index }) {
      const place = sentences.value.find((each) => each.index === index)?.station;
      if (place !== undefined) map.current?.centreOn(place);
    },
    close() {
      for (const stop of stops) stop();
      common.close();
    },
  };
}

function lookingOf({ client, history, shown, sentences }: UndergroundCommon): Looking {
  return {
    map: { current: undefined },
    station: signal<string | undefined>(undefined),
    traced: signal<string | undefined>(undefined),
    news: computed(() => {
      if (history.at.value !== undefined) return shown.value.pieces.slice(-1);
      const { actions, turn, viewer } = client.view.value;
      const own = viewer === turn && actions < 4 ? sentences.value.slice(-1) : [];
      return [...since(sentences.value, viewer), ...own].flatMap(({ pieces }) => pieces);
    }),
  };
}

/** A decision that is half made is void. */
function letGo({ building, sending }: Parts): void {
  for (const each of [building.chosen, building.hovered, building.asked, building.whyNot, sending.pointedTrip])
    each.value = undefined;
  sending.tripAt.value = 0;
}

/** A line that is not the viewer's, or has nothing left, is not to be built. */
function keepOwnLine({ line, lines }: Building): () => void {
  return effect(() => {
    if (line.value !== undefined && lines.value.length && !lines.value.includes(line.value)) line.value = undefined;
  });
}
