/** Every module that has a face is played through, and has words for all that happens. */
import { CATALOG, metro, modulesOf } from "@interchange/metro";
import type { Event, View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import type { Happened } from "../../../client/client.ts";
import type { Sitter } from "../../../client/sitters.ts";
import { sentencesOf } from "../sentences.ts";
import { aboutOf, facesOf } from "./index.ts";
import { loadModules } from "./load.ts";
import { saysOf, seenBy } from "./says.ts";
import { fetchAllWords } from "../../testing.ts";

await fetchAllWords();

const ids = CATALOG.map(({ id }) => id);
const moduleById = (id: string): (typeof CATALOG)[number] | undefined => CATALOG.find((module) => module.id === id);
const faces = await facesOf(ids);
const faced = CATALOG.filter(({ id }) => faces.has(id));

const sitters: readonly Sitter[] = [
  { name: "Ada", mind: { kind: "person" } },
  { name: "Bo", mind: { kind: "bot", bot: "random" } },
  { name: "Cy", mind: { kind: "bot", bot: "random" } },
];

/** A bridge is played with what it joins. */
function modulesFor(id: string): readonly string[] {
  return moduleById(id)?.joins ?? [id];
}

interface Game {
  readonly happened: readonly Happened<Event>[];
  /** What a seat saw whenever it decided. */
  readonly decisions: readonly View[];
  readonly final: View;
}

function played(modules: readonly string[], seed: string): Game {
  const seats = modules.flatMap((id) => moduleById(id)?.seats ?? [])[0] ?? sitters.length;
  const prepared = metro.prepare({ edition: "second", seats, modules });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(
    metro,
    prepared.setup,
    sitters.slice(0, seats).map(({ name }) => name),
  );
  const random = new Random(seed);
  const decisions: View[] = [];
  const source = seededChance(seed);
  for (table.settle(source); !metro.standings(table.position); table.settle(source)) {
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") throw new Error("chance should have settled");
    const view = table.view(actor.seat);
    decisions.push(view);
    const moves = metro.moves(view);
    const places = moves.filter(({ type }) => type === "place");
    // Placing now and then, so that the game comes to an end.
    table.play(actor.seat, random.pick(places.length && random.below(3) ? places : moves));
  }
  const happened = table.history.map(({ seat, events }, index) => ({ index, seat, events }));
  return { happened, decisions, final: table.view(0) };
}

const speakerOf = (view: View) => ({ sitters, setup: view.setup, viewer: view.viewer });

describe.each(faced.map(({ id }) => id))("the face of %s", (id) => {
  const face = faces.get(id)!;
  const game = played(modulesFor(id), "faces");

  test("says what it is, and names every option and value", () => {
    const { title, about, options } = aboutOf(id);
    expect(title).toBeTruthy();
    if (moduleById(id)?.kind !== "bridge") expect(about).toBeTruthy();
    for (const { name, values } of moduleById(id)?.options ?? []) {
      expect(options?.[name]?.label, name).toBeTruthy();
      for (const value of values) expect(options?.[name]?.values[value]?.label, `${name}=${value}`).toBeTruthy();
    }
  });

  test("words every action that is offered, each in its own way", () => {
    for (const view of game.decisions) {
      const seen = seenBy(speakerOf(view), view, id);
      const lexicon = moduleById(id)?.own?.lexicon;
      const words = metro
        .moves(view)
        .flatMap((move) => (move.type === "own" && move.module === id ? [lexicon?.read(move.word) as unknown] : []))
        .map((action) => `${face.group?.(action, seen) ?? ""} ${face.say(action, seen)}`);
      expect(words.every((each) => each.trim() && !/undefined|NaN/.test(each))).toBe(true);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test("words every tell and every award of a game", () => {
    const says = saysOf(speakerOf(game.final));
    const events = game.happened.flatMap((each) => each.events);
    const tells = events.flatMap((event) => (event.type === "own" && event.module === id ? event.tells : []));
    for (const tell of tells) {
      const inLog = face.tell(tell, says, "log");
      const inLedger = face.tell(tell, says, "ledger");
      expect(inLog ?? inLedger, tell.what).toBeTruthy();
      expect(`${inLog} ${inLedger}`).not.toMatch(/NaN|\[object/);
    }
    for (const { module, reason } of game.final.awards)
      if (module === id) expect(face.award(reason, says), reason).toBeTruthy();
  });

  test("words every refusal that its rules know", () => {
    const own = moduleById(id)?.own;
    const codes = new Set<string>();
    for (const view of game.decisions.filter((_, at) => at % 7 === 0))
      for (const word of own?.lexicon.words ?? []) {
        const refusal = metro.refusal(view, { type: "own", module: id, word });
        if (refusal) codes.add(refusal.code);
      }
    const core = ["decisionOwed", "drawOwed", "notYourTurn", "mustPlaceDrawn", "gameOver"];
    for (const code of codes) if (!core.includes(code)) expect(face.refusals()[code], code).toBeTruthy();
  });
});

test("a whole game reads as sentences, one for each turn, and ends with who won", async () => {
  const modules = ["paris", "stock-corporations"];
  await loadModules(modules);
  const { happened, final } = played(modules, "sentences");
  const sentences = sentencesOf(speakerOf(final), happened);
  const placings = happened.filter(({ events }) => events.some(({ type }) => type === "placed"));
  expect(sentences.filter(({ place }) => place !== undefined)).toHaveLength(placings.length);
  const texts = sentences.map(({ text }) => text);
  expect(texts.some((text) => /exchanged a \d\d% share/.test(text))).toBe(true);
  expect(texts.some((text) => /tourist sat down at/.test(text))).toBe(true);
  expect(texts.some((text) => /the \w+ company's line \d+ closed/.test(text))).toBe(true);
  expect(texts.at(-1)).toMatch(/Stock corporations: You .*The game is over/);
  expect(texts.every((text) => !/undefined|NaN/.test(text))).toBe(true);
});

test("bridges are fetched with the modules that they join", () => {
  for (const { id, joins } of CATALOG)
    if (joins) expect(modulesOf(CATALOG, joins).map((each) => each.id)).toContain(id);
});
