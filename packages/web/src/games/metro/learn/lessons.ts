/** The lessons of Metro. */
import { metroEntry } from "@interchange/games";
import { lessonOf, MORE } from "../../../table/learn/lesson.ts";
import type { Lesson, LessonScript, LessonSet } from "../../../table/learn/lesson.ts";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";
import { loadModules } from "../modules/index.ts";
import { aboutOf, moduleWords } from "../words.ts";
import { MORE as REST, TUTORIAL } from "./tutorial.ts";
import { isCentreStation, makesOneTileLine } from "@interchange/metro/core";
import type { Event, Line, View } from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";
import type { Commentator, Hints, Moment, Remark } from "../../../table/learn/commentator.ts";
import { metro } from "../desk/engine.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { numberOf } from "../desk/telling/sentences.ts";

const INTROS = import.meta.glob<LessonScript>("../modules/*/intro.ts", { import: "INTRO", eager: true });

const INTRODUCED: readonly string[] = Object.keys(INTROS).map((file) => file.split("/").at(-2) ?? "");

/**
 * A placement takes a tap on a square and one on its button, a module's action one to choose and one to confirm.
 * Drawing takes one.
 */
const taps = (move: string): number => (move === "draw" ? 1 : 2);

const aboutMetro = (script: LessonScript, module: string | undefined): Lesson =>
  lessonOf(script, {
    game: metroEntry.id,
    module,
    title: t.games.metro.name,
    taps,
    texts: lessons().metro.lesson.steps,
  });

export const metroLessons: LessonSet = {
  tutorial: () => aboutMetro(TUTORIAL, undefined),
  more: () => aboutMetro(REST, MORE),
  introduced: () => INTRODUCED.map((id) => ({ id, title: aboutOf(id).title })),
  introduction: (module) => {
    const script = INTROS[`../modules/${module}/intro.ts`];
    const texts = moduleWords()[module]?.intro ?? {};
    return script && lessonOf(script, { game: metroEntry.id, module, title: aboutOf(module).title, taps, texts });
  },
  comments: () => ({
    commentator: commentOnMetro,
    hints: hintsForMetro,
    welcome: lessons().metro.commentary.welcome,
  }),
  async play(modules) {
    const [{ MetroStep }] = await Promise.all([import("./lessonPlay.tsx"), loadModules(modules)]);
    return MetroStep;
  },
};

/** From this length on an open line is worth a remark. */
const LONG = 6;
const HALF = 30;
/** A line of so few points was ended by mistake. */
const SHORT = 4;

export const commentOnMetro: Commentator = (moment, seen, me) => {
  const words = lessons().metro.commentary;
  const view = seen as View;
  const events = moment.events as readonly Event[];
  const lines = events.flatMap((event) => (event.type === "scored" ? [event.line] : []));
  return [
    ...overRemark(events, me),
    ...exceptionRemark(view, lines, moment, me),
    ...lines.flatMap((line) => lineRemarks(moment, line, me)),
    ...dangerRemark(view, me),
    ...(view.laid.length >= HALF ? [{ key: "half", text: words.half }] : []),
    ...(moment.seat === me ? [{ key: "placed", text: words.placed }] : []),
  ];
};

const hintsForMetro: Hints = (seen, me) => {
  const { hints, ...remarks } = lessons().metro.commentary;
  if ((seen as View).turn !== me) return [];
  return [
    { key: "line", text: remarks.line },
    { key: "draw", text: hints.draw },
    { key: "centre", text: remarks.centre },
    { key: "preview", text: hints.preview },
    { key: "ended", text: remarks.ended },
    { key: "cut", text: hints.short },
    { key: "estimate", text: hints.estimate },
  ];
};

function overRemark(events: readonly Event[], me: Seat): readonly Remark[] {
  const words = lessons().metro.commentary;
  const over = events.find((event) => event.type === "over");
  if (!over) return [];
  const mine = over.standings.find(({ seat }) => seat === me);
  const theirs = Math.max(...over.standings.filter(({ seat }) => seat !== me).map(({ points }) => points));
  if (!mine) return [];
  return [{ key: "over", text: (mine.place === 1 ? words.won : words.lost)(mine.points, theirs), isUrgent: true }];
}

type LineRemark = "centre" | "ended" | "line" | "theirCentre" | "cut" | "oops";

/** Says why a tile may make a line of one tile (rule 3.5), when the player has one or another placed one. */
function exceptionRemark(view: View, lines: readonly Line[], { seat }: Moment, me: Seat): readonly Remark[] {
  const words = lessons().metro.commentary;
  if (seat !== me && lines.some(({ length }) => length === 1))
    return [{ key: "exceptionUsed", text: words.exceptionUsed, isUrgent: true }];
  if (view.turn !== me || view.viewer !== me) return [];
  const scene = metro.sceneOf(view);
  const places = metro.moves(view).filter((move) => move.type === "place");
  const isException = places.length > 0 && places.every((move) => makesOneTileLine(scene, move.tile, move));
  return isException ? [{ key: "exception", text: words.exception, isUrgent: true }] : [];
}

function lineRemarks({ seat }: Moment, line: Line, me: Seat): readonly Remark[] {
  const words = lessons().metro.commentary;
  if (line.earner?.kind !== "seat") return [];
  const isMine = line.earner.seat === me;
  const isCentre = isCentreStation(line.to);
  const remarks: readonly (readonly [holds: boolean, key: LineRemark])[] = [
    [isMine && isCentre, "centre"],
    [isMine && seat !== me, "ended"],
    [isMine, "line"],
    [!isMine && isCentre, "theirCentre"],
    [!isMine && seat === me, "cut"],
    [!isMine && seat === line.earner.seat && line.points <= SHORT, "oops"],
  ];
  return remarks.flatMap(([holds, key]) => (holds ? [{ key, text: words[key] }] : []));
}

/** Warns about a long line of the player's own that could be ended. */
function dangerRemark(view: View, me: Seat): readonly Remark[] {
  const long = boardSceneOf(view).lines.find(
    ({ owner, to, passes }) => owner === me && to === undefined && passes.length >= LONG,
  );
  if (!long) return [];
  return [{ key: "danger", text: lessons().metro.commentary.danger(numberOf(view.setup, long.from)) }];
}
