/**
 * Every lesson can be completed: its game replays, the expected moves are legal, and the values in its text match the
 * engine. The length of the texts is checked in every language.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  CATALOG,
  COLOURS,
  facesOn,
  metro,
  squareName,
  squareNamed,
  stationNumber,
  traceFrom,
} from "@interchange/metro";
import type { Event, Move, Station, View } from "@interchange/metro";
import { known, Table } from "@interchange/tabletop";
import type { Game } from "@interchange/tabletop";
import type { Lesson, LessonSet, Step } from "../table/learn/lesson.ts";
import { BASICS } from "../table/learn/progress.ts";
import { secondsOf } from "../table/learn/pace.ts";
import { LANGUAGES, speak } from "../words/index.ts";
import { asked, stepRun } from "../table/learn/stepRun.ts";
import { effect } from "@preact/signals";
import { underground } from "@interchange/underground";
import { GAME_PAGES } from "./gamePages.ts";
import { metroLessons } from "./metro/learn/lessons.ts";
import { variantFor } from "./underground/learn/variants.ts";
import { prefer } from "../kit/settings.ts";
import { undergroundDeskOf } from "./underground/desk/desk.ts";
import { undergroundLessons } from "./underground/learn/lessons.ts";
import { judge } from "./underground/learn/lessonPlay.tsx";
import { nameOfLine, nameOfStation, pairsOf } from "./underground/desk/stations.ts";

afterEach(async () => {
  await speak("en");
});

test("home knows how many steps each lesson has", () => {
  const steps = [metroLessons, undergroundLessons].map((set) => set.tutorial().steps.length);
  expect(GAME_PAGES.map(({ lessonSteps }) => lessonSteps)).toEqual(steps);
  expect(steps).toEqual([BASICS, BASICS]);
});

/** Both lessons about a game. */
const both = ({ tutorial, more }: LessonSet): readonly Lesson[] => [tutorial(), more()];

function stepIn(set: LessonSet, id: string): { readonly lesson: Lesson; readonly step: Step } {
  const found = both(set).flatMap((lesson) => lesson.steps.map((step) => ({ lesson, step })));
  return known(found.find(({ step }) => step.id === id));
}

/** The table before a step, and after all its decisions. */
function played<Position, M, Chance, E, V>(game: Game<Position, M, Chance, E, V>, lesson: Lesson, step: Step) {
  const at = (entries: number) => {
    const replayed = Table.replay(game, lesson.record, entries);
    if (!replayed.ok) throw new Error(`${lesson.game} ${step.id}: entry ${replayed.entry}, ${replayed.reason}`);
    return replayed.table;
  };
  const before = at(step.at);
  const after = at(step.at + asked(lesson.record.entries, step).length);
  return { before, after, events: after.historyFrom(step.at).flatMap(({ events }) => events) };
}

function checkAsked<Position, M, Chance, E, V>(game: Game<Position, M, Chance, E, V>, lesson: Lesson): void {
  expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  for (const step of lesson.steps) {
    const { before, after } = played(game, lesson, step);
    expect(before.actor, step.id).toEqual({ kind: "seat", seat: lesson.seat });
    const [first] = asked(lesson.record.entries, step);
    const legal = game.moves(before.view(lesson.seat)).map((move) => game.notation.writeMove(move));
    expect(legal, step.id).toContain(first?.text);
    expect(after.historyFrom(step.at).filter(({ seat }) => seat !== undefined && seat !== lesson.seat)).toEqual([]);
    const { points, theirs, totals } = step.facts;
    const gained = game.points(after.position).map((now, seat) => now - (game.points(before.position)[seat] ?? 0));
    const others = gained.filter((_, seat) => seat !== lesson.seat);
    expect([step.id, gained[lesson.seat], others.reduce((sum, each) => sum + each, 0)]).toEqual([
      step.id,
      points,
      theirs,
    ]);
    if (totals[0]) expect([...game.points(after.position)].toSorted((a, b) => b - a).slice(0, 2)).toEqual([...totals]);
  }
}

/** Every decision of a step: the expected move, all other legal ones, and their outcomes. */
function* decisions<Position, M, Chance, E, V>(game: Game<Position, M, Chance, E, V>, lesson: Lesson, step: Step) {
  for (const [at, entry] of asked(lesson.record.entries, step).entries()) {
    if (entry.by !== "seat") continue;
    const replay = () => {
      const replayed = Table.replay(game, lesson.record, step.at + at);
      if (!replayed.ok) throw new Error(replayed.reason);
      return replayed.table;
    };
    const before = replay();
    const after = (text: string) => {
      const table = replay();
      expect(table.enter({ by: "seat", text }), text).toBeUndefined();
      return table;
    };
    const legal = game.moves(before.view(lesson.seat)).map((move) => game.notation.writeMove(move));
    yield { at, wanted: entry.text, others: legal.filter((text) => text !== entry.text), before, after };
  }
}

/** Other legal moves are answered and change nothing; the expected move is accepted. */
async function checkAnswers<Position, M, Chance, E, V>(game: Game<Position, M, Chance, E, V>, lesson: Lesson) {
  for (const step of lesson.steps) {
    const run = stepRun(game, lesson, step);
    for (const { wanted, others } of decisions(game, lesson, step)) {
      for (const other of others) {
        const move = known(game.notation.readMove(other));
        const shown = run.client.view.value;
        await run.client.play(move);
        expect([step.id, other, run.wrong.value, run.isDone.value]).toEqual([step.id, other, move, false]);
        expect(run.client.view.value).toBe(shown);
      }
      await run.client.play(known(game.notation.readMove(wanted)));
      expect([step.id, wanted, run.wrong.value]).toEqual([step.id, wanted, undefined]);
    }
    expect(run.isDone.value, step.id).toBe(true);
  }
}

function checkLines(lesson: Lesson): void {
  for (const step of lesson.steps) {
    const { line, before: had, tiles, place, rule } = step.facts.line ? { ...step.facts, rule: step.rule } : EMPTY;
    if (!line) continue;
    const { before, after } = played(metro, lesson, step);
    const { numbering } = metro.layoutOf(lesson.record.setup).terms;
    const from = known(Array.from({ length: 32 }, (_, at) => at).find((at) => stationNumber(at, numbering) === line));
    const lengthIn = (laid: View["laid"]) => traceFrom(facesOn(laid), from).passes.length;
    expect([step.id, lengthIn(before.position.laid), lengthIn(after.position.laid)]).toEqual([step.id, had, tiles]);
    if (rule !== "3.4") continue;
    const hand = known(before.view(lesson.seat).hands[lesson.seat]?.[0]);
    const move = { type: "place", tile: hand, turn: 0, cell: known(squareNamed(place)) } as Move;
    expect(metro.refusal(before.view(lesson.seat), move)?.rule).toBe("3.4");
  }
}

const EMPTY = { line: 0, before: 0, tiles: 0, place: "", rule: "" };

describe("the lesson about Metro", () => {
  test("asks for legal moves, and they do what it says", async () => {
    for (const lesson of both(metroLessons)) {
      checkAsked(metro, lesson);
      checkLines(lesson);
    }
  });

  test("answers every other legal move, and what it answers is true: the line waits elsewhere", async () => {
    for (const lesson of both(metroLessons)) await checkAnswers(metro, lesson);
    const { numbering } = metro.layoutOf(metroLessons.tutorial().record.setup).terms;
    for (const { lesson, step } of both(metroLessons).flatMap((lesson) =>
      lesson.steps.map((step) => ({ lesson, step })),
    )) {
      const from = known(
        Array.from({ length: 32 }, (_, at) => at).find((at) => stationNumber(at, numbering) === step.facts.line),
      );
      const length = ({ position }: { readonly position: { readonly laid: View["laid"] } }) =>
        traceFrom(facesOn(position.laid), from).passes.length;
      for (const { wanted, others, before, after } of decisions(metro, lesson, step)) {
        // Before another tile is drawn, the answer is that the player has to draw.
        if (wanted === "draw") continue;
        expect(length(after(wanted)), step.id).toBeGreaterThan(length(before));
        for (const other of others) expect([other, length(after(other))]).toEqual([other, length(before)]);
      }
    }
  });

  test("shows a line that passes a tile twice, one that ends in the centre, and two that one tile serves", async () => {
    const lesson = metroLessons.more();
    const stepOf = (id: string): Step => stepIn(metroLessons, id).step;
    const passes = (id: string, events: readonly Event[], laid: View["laid"], from: Station) =>
      ({ id, events, cells: traceFrom(facesOn(laid), from).passes.map(({ cell }) => squareName(cell)) }).cells;
    const twice = played(metro, lesson, stepOf("twice"));
    const { numbering } = metro.layoutOf(lesson.record.setup).terms;
    const placeOf = (line: number): Station =>
      known(Array.from({ length: 32 }, (_, at) => at).find((at) => stationNumber(at, numbering) === line));
    const cells = passes("twice", twice.events, twice.after.position.laid, placeOf(stepOf("twice").facts.line));
    expect(cells.filter((cell) => cell === stepOf("twice").facts.place)).toHaveLength(2);
    const centre = played(metro, lesson, stepOf("centre"));
    const scored = centre.events.flatMap((event) => (event.type === "scored" ? [event.line] : []));
    expect(scored).toMatchObject([{ length: 8, points: 16 }]);
    const two = played(metro, lesson, stepOf("two"));
    for (const line of [stepOf("two").facts.line, Number(stepOf("two").facts.other)]) {
      const length = (laid: View["laid"]) => traceFrom(facesOn(laid), placeOf(line)).passes.length;
      expect(length(two.after.position.laid) - length(two.before.position.laid)).toBe(2);
    }
    expect(played(metro, lesson, stepOf("last")).after.isOver).toBe(true);
  });

  test("shows the exception: on every free square the tile would make a line of one tile", () => {
    const { lesson, step } = stepIn(metroLessons, "exception");
    for (const { wanted, others, after } of decisions(metro, lesson, step)) {
      const placements = [wanted, ...others.filter((text) => text !== "draw")];
      expect(placements).toHaveLength(3);
      for (const text of placements) {
        const scored = after(text)
          .historyFrom(step.at)
          .flatMap(({ events }) => events.flatMap((event) => (event.type === "scored" ? [event.line.length] : [])));
        expect(scored, text).toContain(1);
      }
    }
    const { lesson: first, step: grow } = stepIn(metroLessons, "grow");
    // "Blue placed a tile on …"
    expect(first.record.entries[grow.at - 2]?.text).toMatch(new RegExp(`@${grow.facts.other}$`));
  });
});

describe.each(CATALOG.map(({ id, joins = [id] }) => ({ id, joins })))("the introduction of $id", ({ id, joins }) => {
  test("asks for legal moves, and they do what it says", async () => {
    const lesson = known(metroLessons.introduction(id));
    expect(lesson.record.setup.modules).toEqual(expect.arrayContaining([...joins]));
    expect(lesson.steps.length).toBeGreaterThanOrEqual(2);
    expect(lesson.steps.length).toBeLessThanOrEqual(4);
    checkAsked(metro, lesson);
    if (id !== "center-rails") checkLines(lesson);
    const { place } = known(lesson.steps[0]).facts;
    const [first] = asked(lesson.record.entries, known(lesson.steps[0]));
    if (place) expect(first?.text).toMatch(new RegExp(`@${place}$`));
  });
});

test("the introduction of central stations of companies shows a share, and the line is profit of that company", async () => {
  const lesson = known(metroLessons.introduction("corporate-central-stations"));
  const [show, profit] = lesson.steps;
  const { facts } = known(profit);
  const shown = asked(lesson.record.entries, known(show))[0]?.text ?? "";
  expect(shown).toMatch(new RegExp(`^show\\.${facts.colour}-20-`));
  const { before, after } = played(metro, lesson, known(profit));
  const company = COLOURS.findIndex((colour) => colour === facts.colour);
  expect(known(after.position.profits[company]) - known(before.position.profits[company])).toBe(facts.tiles);
});

describe("the lesson about On the Underground", () => {
  test("asks for legal moves, and they do what it says", async () => {
    for (const lesson of both(undergroundLessons)) checkAsked(underground, lesson);
  });

  test("takes every piece that is put where it is asked for, also where a step asks for two", async () => {
    const { lesson } = stepIn(undergroundLessons, "begin");
    const steps = both(undergroundLessons).flatMap((each) => each.steps);
    for (const step of steps.filter(({ rule }) => rule.startsWith("3.") || rule === "4.3")) {
      const run = stepRun(underground, lesson, step);
      prefer({ motion: "off" });
      const desk = undergroundDeskOf(run.client);
      const stop = effect(() => judge(desk, run));
      for (const { wanted } of decisions(underground, lesson, step)) {
        if (!wanted.includes("/")) continue;
        desk.draft.add(known(underground.notation.readMove(wanted)));
        expect([step.id, wanted, run.wrong.value]).toEqual([step.id, wanted, undefined]);
        expect(desk.draft.moves.value).toEqual([]);
      }
      if (step.id !== "choice") expect(run.isDone.value, step.id).toBe(true);
      stop();
      desk.close();
    }
  });

  test("answers every other legal move, and what it answers is true", async () => {
    for (const each of both(undergroundLessons)) await checkAnswers(underground, each);
    const { lesson } = stepIn(undergroundLessons, "begin");
    const stepOf = (id: string): Step => stepIn(undergroundLessons, id).step;
    const moves = (id: string) => [...decisions(underground, lesson, stepOf(id))];
    // "The passenger is waiting at … He wants to go to …"
    const { open, passenger, setup } = known(moves("grow")[0]).before.position;
    const nameOf = (id: string): string => nameOfStation({ setup }, id);
    expect(open.map(nameOf)).toContain(stepOf("grow").facts.place);
    expect(passenger && nameOf(passenger)).toBe(stepOf("grow").facts.other);
    // "The passenger rode there on your line and blue's: 1 point each."
    const rode = played(underground, lesson, stepOf("ride")).after;
    const rail = known(moves("rail")[0]).before;
    expect(rail.position.passenger && nameOf(rail.position.passenger)).toBe(stepOf("rail").facts.other);
    expect(underground.points(rail.position)).toEqual(underground.points(rode.position).map((points) => points + 1));
    // "the other station with that symbol"
    const { facts } = stepOf("connection");
    const pairs = pairsOf(known(moves("connection")[0]).before.view(lesson.seat)).map(({ stations }) =>
      stations.map(nameOf).toSorted(),
    );
    expect(pairs).toContainEqual([facts.place, facts.other].toSorted());
    // "Only the piece to … closes the loop"
    for (const { wanted, others, after } of moves("loop")) {
      const loops = [wanted, ...others].filter((text) =>
        after(text)
          .historyFrom(stepOf("loop").at)
          .some(({ events }) => events.some((event) => event.type === "scored" && event.award.source === "loop")),
      );
      expect(loops).toEqual([wanted]);
    }
    // "That route scores for your opponent"
    for (const { others, before, after } of moves("choice"))
      for (const other of others) {
        const points = underground.points(after(other).position);
        expect(points[lesson.seat]).toBe(underground.points(before.position)[lesson.seat]);
        expect(known(points[1])).toBeGreaterThan(known(underground.points(before.position)[1]));
      }
  });

  test("builds the lines and reaches the stations that it names", async () => {
    const { lesson } = stepIn(undergroundLessons, "begin");
    for (const step of both(undergroundLessons).flatMap((each) => each.steps)) {
      const { after, events } = played(underground, lesson, step);
      const built = events.flatMap((event) => (event.type === "built" ? [event.piece] : []));
      expect(built.every(({ line }) => line === step.facts.colour)).toBe(true);
      const touched = [
        ...built.flatMap(({ between }) => between),
        ...events.flatMap((event) => (event.type === "travelled" ? [event.to] : [])),
        ...events.flatMap((event) => (event.type === "scored" ? event.stations : [])),
      ].map((id) => nameOfStation(lesson.record, id));
      expect(touched, step.id).toContain(step.facts.place);
      if (step.facts.other && step.id !== "rail") expect(touched, step.id).toContain(step.facts.other);
      expect(nameOfLine(step.facts.colour)).toBeTruthy();
      if (step.id === "terminus") expect(after.position.tokens[lesson.seat]).toBe(2);
    }
  });

  test("is followed by introductions of options, which do what they say", async () => {
    const introduced = undergroundLessons.introduced();
    for (const { id } of introduced) {
      const lesson = known(undergroundLessons.introduction(id));
      const option = known(lesson.option);
      const value = known(lesson.record.setup.options[option]);
      const [first] = underground.choices.options.find(({ name }) => name === option)?.values ?? [];
      expect(value, id).not.toBe(first);
      expect(variantFor(option, value)?.id).toBe(id);
      expect(lesson.steps.length).toBeGreaterThanOrEqual(2);
      checkAsked(underground, lesson);
    }
  });

  test("is followed by introductions of all that options have besides what is usual", async () => {
    // Who has which lines from the start changes nothing about how to play.
    for (const { name, values, isSeat } of underground.choices.options)
      for (const [at, value] of values.entries())
        expect([name, value, variantFor(name, value) !== undefined]).toEqual([
          name,
          value,
          at > 0 && !isSeat && name !== "markers",
        ]);
  });

  test("is paid for by what it is about", async () => {
    const { lesson } = stepIn(undergroundLessons, "begin");
    const sources = Object.fromEntries(
      both(undergroundLessons)
        .flatMap((each) => each.steps)
        .map((step) => [
          step.id,
          played(underground, lesson, step).events.flatMap((event) =>
            event.type === "scored" ? [event.award.source] : [],
          ),
        ]),
    );
    expect(sources).toMatchObject({
      begin: [],
      ride: ["passenger", "passenger"],
      rail: ["nationalRail"],
      terminus: ["terminus"],
      branch: [],
      connection: ["connection"],
      loop: ["loop"],
      choice: ["passenger"],
    });
  });
});

describe.each(Object.keys(LANGUAGES))("lessons in %s", (language) => {
  beforeEach(async () => {
    await speak(language);
  });

  test("call a line as many tiles as it has, however often it crosses them", async () => {
    const lesson = metroLessons.tutorial();
    const { numbering } = metro.layoutOf(lesson.record.setup).terms;
    const tilesIn = /(\d+) (?:tiles?|Plättchen|peças?)\b/g;
    for (const { steps } of both(metroLessons))
      for (const step of steps) {
        const from = known(
          Array.from({ length: 32 }, (_, at) => at).find((at) => stationNumber(at, numbering) === step.facts.line),
        );
        const { after } = played(metro, lesson, step);
        const tiles = new Set(traceFrom(facesOn(after.position.laid), from).passes.map(({ cell }) => cell)).size;
        for (const [said, count] of stepIn(metroLessons, step.id).lesson.words(step).done.matchAll(tilesIn))
          expect([step.id, said, Number(count)]).toEqual([step.id, said, tiles]);
      }
  });

  test("take three minutes at most, the rest four, at 180 words a minute and 3 seconds a tap", async () => {
    for (const { tutorial, more } of [metroLessons, undergroundLessons]) {
      expect(secondsOf(tutorial())).toBeLessThanOrEqual(180);
      expect(secondsOf(more())).toBeLessThanOrEqual(240);
    }
  });

  test("introduce each module in two minutes at most", async () => {
    for (const { introduced, introduction } of [metroLessons, undergroundLessons])
      for (const { id } of introduced()) expect(secondsOf(known(introduction(id))), id).toBeLessThanOrEqual(120);
  });
});
