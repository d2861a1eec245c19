/** Plays every module in a made-up language to check that every text comes from the catalogue. */
import { CATALOG, CELLS, EDGE_STATIONS, metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { readRecord, Table } from "@interchange/tabletop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRACKETS, speak } from "../../../words/index.ts";
import { bareWords, PLACES } from "../../testing.ts";
import { moduleViewOf, moduleViewsAt } from "./index.ts";
import { moduleDifferences, sourcesOf } from "./told.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { sentencesOf } from "../desk/telling/sentences.ts";
import { squareWords } from "../desk/telling/squareWords.ts";
import { wordsOf } from "../desk/telling/words.ts";
import { loadModules } from "./index.ts";
import { modulesFor, played, sitters, speakerOf } from "./played.ts";
import { saysOf } from "./says.ts";

const RECORDS = import.meta.glob<string>("../../../../../../corpus/metro/modules/*.record", {
  query: "?raw",
  import: "default",
  eager: true,
});

const NAMES = new Set([...sitters.map(({ name }) => name), ...PLACES]);

beforeAll(() => speak(BRACKETS));
afterAll(() => speak("en"));

/** Every text about a view, except for events. */
function said(view: View): readonly string[] {
  const speaker = speakerOf(view);
  const scene = boardSceneOf(view);
  const { title, progress, firstTurn } = wordsOf(view);
  const offered = metro.moves(view);
  const faces = moduleViewsAt(speaker, view).flatMap(({ id, moduleView, seen }) => {
    const lexicon = CATALOG.find((module) => module.id === id)?.own?.lexicon;
    const actions = offered.flatMap((move) =>
      move.type === "own" && move.module === id ? [lexicon?.read(move.word) as unknown] : [],
    );
    const cells = Array.from({ length: CELLS }, (_, cell) => cell);
    const places = Array.from({ length: EDGE_STATIONS }, (_, place) => place);
    return [
      ...actions.flatMap((action) => [moduleView.say(action, seen), moduleView.group?.(action, seen)]),
      ...(actions.length ? [moduleView.ask?.(actions, seen)] : []),
      ...Object.values(moduleView.instead?.(seen) ?? {}),
      moduleView.placing?.(seen),
      ...cells.map((cell) => moduleView.square?.(cell, seen)),
      ...places.map((place) => moduleView.station?.(place, seen)),
      ...sitters.map((_, seat) => (seat < view.setup.seats ? moduleView.note?.(seat, seen) : undefined)),
      ...Object.values(moduleView.refusals()),
    ];
  });
  const squares = Array.from({ length: CELLS }, (_, cell) =>
    squareWords(scene, { targets: new Set(), choosable: undefined, more: [] }, cell),
  );
  const sums = sitters.flatMap((_, seat) => sourcesOf(speaker, view.awards, { kind: "seat", seat }));
  return [
    title,
    progress,
    firstTurn,
    ...squares,
    ...sums.map(({ label }) => label),
    ...moduleDifferences(view.setup),
    ...faces.flatMap((each) => each ?? []),
  ];
}

const TABLES = [[] as readonly string[], ...CATALOG.map(({ id }) => modulesFor(id))];

describe.each(TABLES.map((modules) => [modules.join(" + ") || "no module", modules] as const))("%s", (_, modules) => {
  test("says nothing in a whole game that is not in the catalogue", async () => {
    await loadModules(modules);
    const { happened, decisions, final } = played(modules, "brackets");
    const sentences = sentencesOf(speakerOf(final), happened).map(({ text }) => text);
    expect(sentences.length).toBeGreaterThan(20);
    const events = happened.flatMap((each) => each.events);
    const ledger = moduleViewsAt(speakerOf(final), final).flatMap(({ id, moduleView, seen }) => [
      ...events
        .flatMap((event) => (event.type === "own" && event.module === id ? event.tells : []))
        .map((tell) => moduleView.tell(tell, seen, "ledger") ?? ""),
      ...final.awards.filter(({ module }) => module === id).map(({ reason }) => moduleView.award(reason, seen)),
    ]);
    const views = [...decisions.filter((_, at) => at % 5 === 0), final];
    const texts = new Set([...sentences, ...ledger, ...views.flatMap(said)]);
    expect(texts.size).toBeGreaterThan(60);
    expect([...texts].filter((text) => bareWords(text, NAMES))).toEqual([]);
    expect([...texts].filter((text) => /undefined|NaN|\uE000/.test(text))).toEqual([]);
  });
});

// Each value of each option has a record, so these games tell more than the random ones above.
describe.each(Object.entries(RECORDS).map(([file, text]) => ({ name: file.replace(/.*\//, ""), text })))(
  "the recorded game $name",
  ({ text }) => {
    test("has words for all that its modules tell and pay", async () => {
      const read = readRecord(text);
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      const replayed = Table.replay(metro, read.record);
      if (!replayed.ok) throw new Error(replayed.reason);
      const { table } = replayed;
      await loadModules(read.record.setup.modules);
      const people = read.record.seats.map((name) => ({ name, mind: { kind: "person" } as const }));
      const says = saysOf({ sitters: people, setup: read.record.setup, viewer: 0 });
      const { awards } = table.position;
      const tells = table.history
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.type === "own" ? event.tells.map((tell) => ({ ...event, tell })) : []));
      const said = [
        ...tells.map(({ module, tell }) => {
          const view = moduleViewOf(module);
          return [`tell ${tell.what}`, view?.tell(tell, says, "log") ?? view?.tell(tell, says, "ledger")] as const;
        }),
        ...awards.map(({ module, reason }) => [`award ${reason}`, moduleViewOf(module)?.award(reason, says)] as const),
      ];
      const names = new Set([...read.record.seats, ...PLACES]);
      const wordless = said.filter(([, words]) => !words || bareWords(words, names));
      expect([...new Set(wordless.map(([what, words]) => `${what}: ${words}`))]).toEqual([]);
    });
  },
);
