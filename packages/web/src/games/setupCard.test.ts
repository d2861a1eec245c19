/** Checks what the setup card says about every box and module. */
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import type { GameSetup } from "../table/setup/gameSetup.ts";
import type { Remark, RemarkKind } from "../table/setup/gameSetup.ts";
import { differencesIn, remarksOf } from "../table/setup/remarks.ts";
import { metro, setupOf, underground } from "./setupTesting.ts";

/** The remarks on a card, by kind. */
function card(gameSetup: GameSetup, request: SetupRequest): Readonly<Record<RemarkKind, readonly string[]>> {
  const remarks = remarksOf(gameSetup, setupOf(gameSetup, request), "ledger");
  const of = (kind: RemarkKind): readonly string[] =>
    remarks.filter((each) => each.kind === kind).map(({ title }: Remark) => title);
  return {
    box: of("box"),
    absent: of("absent"),
    ours: of("ours"),
    changed: of("changed"),
    ruling: of("ruling"),
    extra: of("extra"),
  };
}

const EVERYTHING = "Everything matches the box.";
const seatsFor = (id: string): number => (id === "solo" ? 1 : 2);
const MODULES = metro.engine.choices.modules;

describe("the card of Metro", () => {
  const ALL = metro.engine.choices.editions.flatMap((edition) => MODULES.map((module) => ({ edition, module })));

  test.each(ALL)("tells what is ours and what the box does not hold: $edition with $module", ({ edition, module }) => {
    const { facts } = metro.engine.choices;
    const { box, absent, ours } = card(metro, { edition, modules: [module], seats: seatsFor(module) });
    const isHeld = facts?.boxes[edition]?.includes(module);
    expect(absent).toHaveLength(isHeld ? 0 : 1);
    if (!isHeld) expect(absent[0]).toContain(metro.modules?.titleOf(module));
    const unseen = facts?.unprinted.filter(
      (each) => (each.module === undefined || each.module === module) && (each.editions ?? [edition]).includes(edition),
    );
    expect(ours).toEqual(unseen?.map((each) => metro.unprinted(each).title));
    // Each of them has its own text.
    for (const each of unseen ?? []) expect(metro.unprinted(each).title).not.toBe(each.what);
    expect(box).toHaveLength(1);
    expect(box).not.toContain(EVERYTHING);
  });

  test("offers an option about other modules only with one of them", () => {
    const names = (...modules: readonly string[]) => metro.modules?.optionsOf(modules).map(({ name }) => name);
    expect(names("stock-corporations")).toEqual(["stock-last"]);
    expect(names("stock-corporations", "paris")).not.toContain("stock-city-rewards");
    expect(names("stock-corporations", "berlin")).toContain("stock-city-rewards");
  });

  test.each(MODULES)("tells every ruling of %s, and every one that is changed", (module) => {
    const own = metro.modules?.optionsOf([module]) ?? [];
    for (const { name, values, isRuling } of own) {
      const seats = seatsFor(module);
      const label = metro.optionTexts[name]?.label ?? name;
      const usual = card(metro, { modules: [module], seats });
      expect(usual.ruling.filter((title) => title.includes(` – ${label}: `))).toHaveLength(isRuling ? 1 : 0);
      for (const value of values.slice(1)) {
        const { changed, ruling } = card(metro, { modules: [module], seats, options: { [name]: value } });
        const said = metro.optionTexts[name]?.values[value]?.label;
        expect(said, `${name}=${value}`).toBeDefined();
        expect(changed).toEqual([`${metro.modules?.titleOf(module)} – ${label}: ${said}`]);
        expect(ruling.some((title) => title.includes(` – ${label}: `))).toBe(false);
      }
    }
  });

  test("has a box of its own for the first edition alone, and says where it is ruled", () => {
    const plain = card(metro, { edition: "first", seats: 2 });
    expect(plain).toMatchObject({ absent: [], ours: [], changed: [] });
    expect(plain.ruling).toHaveLength(3);
    expect(plain.box).toEqual(["60 tiles"]);
  });

  test("counts what differs from the box, and neither rulings nor what the screen adds", () => {
    const differences = (request: SetupRequest): number =>
      differencesIn(remarksOf(metro, setupOf(metro, { seats: 2, ...request }), "ledger"));
    expect(differences({ edition: "first" })).toBe(0);
    expect(differences({ edition: "first", modules: ["central-stations"] })).toBeGreaterThan(0);
    const usual = differences({ edition: "bigbox", modules: ["berlin"] });
    expect(differences({ edition: "bigbox", modules: ["berlin"], options: { "berlin-sides": "abababab" } })).toBe(
      usual + 1,
    );
  });

  test("tells of a mix that somebody put together", () => {
    const { changed } = card(metro, { modules: ["berlin"], options: { "berlin-sides": "abababab" }, seats: 2 });
    expect(changed).toEqual(["Berlin – Prizes: Your own mix: abababab"]);
  });

  test("says what the screen does, and nothing of it where there is no help", () => {
    const setup = setupOf(metro, { seats: 2 });
    expect(remarksOf(metro, setup, "ledger").filter(({ kind }) => kind === "extra")).toHaveLength(2);
    expect(remarksOf(metro, setup, "none").filter(({ kind }) => kind === "extra")).toHaveLength(1);
  });
});

test("what an owner of the box has put in is not ours any more", () => {
  const mine = { name: "attic", version: "2", base: "interchange 1" };
  const setup = setupOf(metro, { modules: ["berlin"], seats: 2 });
  const values = { berlin: { landmarks: { reichstag: { a: [7, 1] } } } };
  const remarks = remarksOf(metro, { ...setup, components: { ...mine, values } }, "none");
  expect(remarks.find(({ title }) => title === "The prizes on the landmarks")).toEqual({
    kind: "box",
    title: "The prizes on the landmarks",
    about: "entered by someone who owns the box (attic 2)",
  });
  expect(remarks.find(({ title }) => title === "Where the tourists start")?.kind).toBe("ours");
});

test("a set of components can hold all that is not the box's, but for the map and a colour", () => {
  for (const gameSetup of [metro, underground])
    for (const each of gameSetup.engine.choices.facts?.unprinted ?? [])
      expect([each.what, each.path !== undefined]).toEqual([
        each.what,
        each.what !== "map" && each.what !== "sixth-colour",
      ]);
});

test("the card of On the Underground tells of the map and the markers, and of every changed rule", () => {
  const { box, ours, changed } = card(underground, { seats: 3 });
  expect(box).not.toContain(EVERYTHING);
  expect(ours).toHaveLength(3);
  expect(changed).toEqual([]);
  for (const { name, values } of underground.engine.choices.options.filter(({ isSeat }) => !isSeat))
    for (const value of values.slice(1))
      expect(card(underground, { seats: 3, options: { [name]: value } }).changed).toHaveLength(1);
});

test("everything is as in the box only where there is nothing else to say", () => {
  const silent: GameSetup = {
    ...metro,
    engine: {
      ...metro.engine,
      choices: { ...metro.engine.choices, facts: { boxes: {}, unprinted: [] }, options: [] },
    },
  };
  expect(remarksOf(silent, setupOf(metro, { edition: "first", seats: 2 }), "none")[0]).toEqual({
    kind: "box",
    title: EVERYTHING,
  });
});
