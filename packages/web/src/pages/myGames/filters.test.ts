import { expect, test } from "vitest";
import { chosenIn, filtered, NO_FILTERS, readFilters, resultOf, writeFilters } from "./filters.ts";
import type { Filters } from "./filters.ts";
import { lookedGame, playedGame } from "./testing.ts";

const DAY = 86_400_000;
const NOW = 1000 * DAY;

const ada = playedGame({ at: NOW - DAY, names: ["Ada", "Zoë"], hasPeople: true, rungs: [], points: [20, 30] });
const london = playedGame({
  at: NOW - 10 * DAY,
  modules: ["london", "paris"],
  rungs: [7],
  names: ["Ada", "Inspector"],
});
const running = playedGame({ at: NOW - 2 * DAY, isOver: false, game: "underground", rungs: [1, 2] });
const alone = playedGame({ at: NOW - 400 * DAY, rungs: [], names: ["Ada"], points: [90] });
const ALL = [running, ada, london, alone];

const shown = (filters: Partial<Filters>) => filtered(ALL, { ...NO_FILTERS, ...filters }, new Map(), NOW);

test("without filters all games are shown, in the order in which they come", () => {
  expect(shown({})).toEqual(ALL);
});

test("games are found by game, module, opponents, result, state and date", () => {
  expect(shown({ game: "underground" })).toEqual([running]);
  expect(shown({ module: "paris" })).toEqual([london]);
  expect(shown({ opponent: "people" })).toEqual([ada]);
  expect(shown({ opponent: "bots" })).toEqual([running, london]);
  expect(shown({ opponent: "alone" })).toEqual([alone]);
  expect(shown({ opponent: "inspector" })).toEqual([london]);
  expect(shown({ result: "won" })).toEqual([london]);
  expect(shown({ result: "lost" })).toEqual([ada]);
  expect(shown({ state: "on" })).toEqual([running]);
  expect(shown({ since: "week" })).toEqual([running, ada]);
  expect(shown({ since: "year" })).toEqual([running, ada, london]);
  expect(shown({ result: "won", game: "underground" })).toEqual([]);
});

test("names are found without their capitals and accents", () => {
  expect(shown({ search: " zoe " })).toEqual([ada]);
  expect(shown({ search: "INSP" })).toEqual([london]);
});

test("games are put in the order that is asked for", () => {
  expect(shown({ sort: "newest" })).toEqual([ada, running, london, alone]);
  expect(shown({ sort: "oldest" })).toEqual([alone, london, running, ada]);
  expect(shown({ sort: "points" })).toEqual([alone, running, london, ada]);
});

test("what is chosen is read back from the address, and what is not stays out of it", () => {
  const filters: Filters = { ...NO_FILTERS, search: "Zoë & Bo", game: "metro", sort: "oldest", page: 3 };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(writeFilters(NO_FILTERS)).toBe("");
  expect(chosenIn(filters)).toBe(1);
  expect(readFilters("?opponent=6").opponent).toBe("inspector");
  expect(readFilters("?opponent=people").opponent).toBe("people");
  expect(readFilters("?page=-4&page=x").page).toBe(1);
});

test("a result is what the record says, where points alone would be wrong", () => {
  const resigned = lookedGame({ result: "lost" }, { points: [50, 10] });
  expect(resultOf(resigned.played, new Map())).toBe("won");
  expect(resultOf(resigned.played, new Map([[resigned.played.key, resigned]]))).toBe("lost");
});
