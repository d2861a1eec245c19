/** The lessons of On the Underground. */
import { undergroundEntry } from "@interchange/games";
import { lessonOf, MORE } from "../../../table/learn/lesson.ts";
import type { Lesson, LessonNames, LessonScript, LessonSet } from "../../../table/learn/lesson.ts";
import { MORE as REST, TUTORIAL } from "./tutorial.ts";
import { introducedVariants, variantOf } from "./variants.ts";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";
import { LONDON } from "@interchange/underground";
import { nameOfStation } from "../desk/stations.ts";
import type { Award, City, Event, View } from "@interchange/underground";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { Commentator, Hints, Remark } from "../../../table/learn/commentator.ts";

/** Each block takes one tap. So does the end of a turn, whatever it includes. */
const taps = (): number => 1;

const nameIn = ({ stations }: City, id: string): string => known(stations.find((station) => station.id === id)).name;

/** Steps refer to stations of London by id, texts by name. */
function lessonWith(script: LessonScript, names: Pick<LessonNames, "module" | "option" | "title" | "texts">): Lesson {
  const called = (id: string | undefined): string => (id ? nameIn(LONDON, id) : "");
  const steps = script.steps.map((step) => ({ ...step, place: called(step.place), other: called(step.other) }));
  return lessonOf({ ...script, steps }, { ...names, game: undergroundEntry.id, taps });
}

const aboutUnderground = (script: LessonScript, module: string | undefined): Lesson =>
  lessonWith(script, { module, title: t.games.underground.name, texts: lessons().underground.lesson.steps });

export const undergroundLessons: LessonSet = {
  tutorial: () => aboutUnderground(TUTORIAL, undefined),
  more: () => aboutUnderground(REST, MORE),
  introduced: introducedVariants,
  introduction: (id) => {
    const variant = variantOf(id);
    return variant && lessonWith(variant.script, { ...variant, module: id });
  },
  comments: () => ({
    commentator: commentOnUnderground,
    hints: hintsForUnderground,
    welcome: lessons().underground.commentary.welcome,
  }),
  play: () => import("./lessonPlay.tsx").then(({ UndergroundStep }) => UndergroundStep),
};

/** Comments on a first game of On the Underground. */

const commentOnUnderground: Commentator = (moment, seen, me) => {
  const events = moment.events as readonly Event[];
  const rewards = events.flatMap((event) => (event.type === "scored" && event.award.seat === me ? [event] : []));
  return [
    ...overRemark(events, seen as View, me),
    ...rewards.flatMap(({ award, stations }) => rewardRemark(seen as View, award, stations)),
    ...(moment.seat !== me ? theirTripRemark(events, me) : []),
    ...events.flatMap((event) => eventRemark(event, me, rewards.length > 0)),
  ];
};

const hintsForUnderground: Hints = (seen, me) => {
  const { hints, ...remarks } = lessons().underground.commentary;
  const { turn, stage, passenger } = seen as View;
  if (turn !== me || stage !== "build" || passenger === "") return [];
  return [
    { key: "order", text: hints.order },
    { key: "forecast", text: hints.forecast },
    { key: "ride", text: remarks.ride },
    { key: "way", text: hints.way },
    { key: "stations", text: hints.stations },
    { key: "token", text: hints.token },
    { key: "connection", text: remarks.connection },
    { key: "loop", text: remarks.loop },
  ];
};

function overRemark(events: readonly Event[], { points }: View, me: Seat): readonly Remark[] {
  const words = lessons().underground.commentary;
  const over = events.find((event) => event.type === "over");
  if (!over) return [];
  const mine = points[me] ?? 0;
  const theirs = Math.max(...points.filter((_, seat) => seat !== me));
  return [{ key: "over", text: (mine >= theirs ? words.won : words.lost)(mine, theirs), isUrgent: true }];
}

function rewardRemark(view: View, { source }: Award, [station = ""]: readonly string[]): readonly Remark[] {
  const words = lessons().underground.commentary;
  switch (source) {
    case "passenger":
      return [{ key: "ride", text: words.ride }];
    case "loop":
      return [{ key: "loop", text: words.loop }];
    case "connection":
      return [{ key: "connection", text: words.connection }];
    case "terminus":
      return [{ key: "terminus", text: words.terminus(nameOfStation(view, station)) }];
    case "nationalRail":
      return [{ key: "rail", text: words.rail(nameOfStation(view, station)) }];
    case "start":
      return [];
  }
}

/** On a trip in an opponent's turn by the player's lines alone, or by none. */
function theirTripRemark(events: readonly Event[], me: Seat): readonly Remark[] {
  const words = lessons().underground.commentary;
  if (!events.some(({ type }) => type === "travelled")) return [];
  const paid = events.flatMap((event) =>
    event.type === "scored" && event.award.source === "passenger" ? [event.award.seat] : [],
  );
  if (!paid.length) return [{ key: "walked", text: words.walked }];
  return paid.every((seat) => seat === me) ? [{ key: "forgot", text: words.forgot }] : [];
}

function eventRemark(event: Event, me: Seat, isPaid: boolean): readonly Remark[] {
  const words = lessons().underground.commentary;
  switch (event.type) {
    case "left":
      return [{ key: "left", text: words.left }];
    case "travelled":
      return isPaid || !event.lines.length ? [] : [{ key: "without", text: words.without }];
    case "token":
      return event.seat === me ? [{ key: "token", text: words.token }] : [];
    case "built":
      return event.seat === me ? [{ key: "built", text: words.built }] : [];
    default:
      return [];
  }
}
