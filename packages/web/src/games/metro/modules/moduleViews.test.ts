/** Plays every module that has a view, and checks that it has texts for everything that happens. */
import { CATALOG, clashOf, metro, modulesOf } from "@interchange/metro";
import { describe, expect, test } from "vitest";
import { sentencesOf } from "../desk/telling/sentences.ts";
import { gainedBy } from "../../../table/desk/story.ts";
import { moduleViewOf, loadModules } from "./index.ts";
import { aboutOf, moduleTitle } from "../words.ts";
import { moduleById, modulesFor, played, speakerOf } from "./played.ts";
import { saysOf, seenBy } from "./says.ts";
import { clashWords } from "../setup/modules.tsx";
import { LANGUAGES, speak } from "../../../words/index.ts";

const ids = CATALOG.map(({ id }) => id);
await loadModules(ids);
const viewed = CATALOG.filter(({ id }) => moduleViewOf(id));

describe.each(viewed.map(({ id }) => id))("the view of %s", (id) => {
  const moduleView = moduleViewOf(id)!;
  const game = played(modulesFor(id), "faces");

  test("says what it is, and names every option and value", () => {
    const { title, about, options } = aboutOf(id);
    expect(title.replaceAll("\u00AD", "")).toBe(moduleTitle(id));
    expect(about.every(Boolean)).toBe(true);
    for (const { name, values } of moduleById(id)?.options ?? []) {
      expect(options?.[name]?.label, name).toBeTruthy();
      for (const value of values) expect(options?.[name]?.values[value]?.label, `${name}=${value}`).toBeTruthy();
    }
  });

  test("introduces itself in two or three sentences in every language, about 20 seconds, each with what it lights", async () => {
    for (const language of Object.keys(LANGUAGES)) {
      await speak(language);
      const { about } = aboutOf(id);
      expect([language, about.length]).toEqual([language, moduleView.lights?.length]);
      expect(about.length).toBeGreaterThan(1);
      expect(about.length).toBeLessThan(4);
      expect(about.join(" ").split(" ").length).toBeLessThanOrEqual(60);
    }
    await speak("en");
  });

  test("words every action that is offered, each in its own way", () => {
    for (const view of game.decisions) {
      const seen = seenBy(speakerOf(view), view, id);
      const lexicon = moduleById(id)?.own?.lexicon;
      const words = metro
        .moves(view)
        .flatMap((move) => (move.type === "own" && move.module === id ? [lexicon?.read(move.word) as unknown] : []))
        .map((action) => `${moduleView.group?.(action, seen) ?? ""} ${moduleView.say(action, seen)}`);
      expect(words.every((each) => each.trim() && !/undefined|NaN/.test(each))).toBe(true);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test("words every tell and every award of a game", () => {
    const says = saysOf(speakerOf(game.final));
    const events = game.happened.flatMap((each) => each.events);
    const tells = events.flatMap((event) => (event.type === "own" && event.module === id ? event.tells : []));
    for (const tell of tells) {
      const inLog = moduleView.tell(tell, says, "log");
      const inLedger = moduleView.tell(tell, says, "ledger");
      expect(inLog ?? inLedger, tell.what).toBeTruthy();
      expect(`${inLog} ${inLedger}`).not.toMatch(/NaN|\[object/);
    }
    // Whatever is told has a chip, unless the module says that it needs none.
    for (const tell of tells) expect(JSON.stringify(moduleView.chip?.(tell, says) ?? "")).not.toMatch(/undefined|NaN/);
    for (const { module, reason } of game.final.awards)
      if (module === id) expect(moduleView.award(reason, says), reason).toBeTruthy();
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
    for (const code of codes) if (!core.includes(code)) expect(moduleView.refusals()[code], code).toBeTruthy();
  });
});

test("the chips of a whole game add up to everybody's points", async () => {
  await loadModules(["berlin"]);
  const { happened, final } = played(["berlin"], "chips");
  const sentences = sentencesOf(speakerOf(final), happened);
  expect(final.points.map((_, seat) => gainedBy(sentences, seat))).toEqual(final.points);
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
  expect(texts.some((text) => /tourist went to/.test(text))).toBe(true);
  expect(texts.some((text) => /the \w+ company's line \d+ ended/.test(text))).toBe(true);
  expect(texts.at(-1)).toMatch(/Stock corporations: You .*the game is over/);
  expect(texts.every((text) => !/undefined|NaN/.test(text))).toBe(true);
});

test("bridges are fetched with the modules that they join", () => {
  for (const { id, joins } of CATALOG)
    if (joins) expect(modulesOf(CATALOG, joins).map((each) => each.id)).toContain(id);
});

test("modules that do not go together say why", () => {
  for (const one of CATALOG)
    for (const other of CATALOG)
      if (one !== other && clashOf([one, other]) !== undefined)
        expect(clashWords(one.id, other.id)).toMatch(/^Not with .+: .+\.$/);
  const { excludes } = aboutOf("center-rails");
  expect(clashWords("central-stations", "center-rails")).toContain(excludes?.["central-stations"]);
});
