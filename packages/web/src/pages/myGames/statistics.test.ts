import { expect, test } from "vitest";
import { favourites, meanSources, rungsOver, totalsOf, winRates } from "./statistics.ts";
import { lookedGame } from "./testing.ts";

test("games are counted, with the best of them and the longest line", () => {
  const best = lookedGame({ points: 80 });
  const long = lookedGame({ points: 30, result: "lost", longest: { length: 25, step: 40 } });
  const alone = lookedGame({ points: 40 }, { rungs: [] });
  const games = [best, long, { ...alone, facts: { points: 40, behind: 0, sources: {}, counts: {} } }];
  expect(totalsOf(games)).toEqual({ games: 3, won: 1, decided: 2, mean: 50, best, longest: long });
  expect(totalsOf([])).toMatchObject({ games: 0, mean: 0, best: undefined, longest: undefined });
});

test("points by source are a mean of all games", () => {
  const games = [lookedGame({ sources: { centre: 10 } }), lookedGame({ sources: { centre: 4, long: 6 } })];
  expect(meanSources(games, ["long", "centre"])).toEqual([
    ["long", 3],
    ["centre", 7],
  ]);
});

test("favourites are what one plays with most", () => {
  const games = [["a"], ["a", "b"], [], ["b", "a"]].map((modules) => lookedGame({}, { modules }));
  expect(favourites(games).map(({ name, games: times }) => [name, times])).toEqual([
    ["a", 3],
    ["b", 2],
    ["", 1],
  ]);
});

test("wins are told by the strongest opponent, people last", () => {
  const games = [
    lookedGame({}, { rungs: [2, 5] }),
    lookedGame({ result: "lost" }, { rungs: [5] }),
    lookedGame({}, { rungs: [1], hasPeople: true }),
    lookedGame({ result: "shared" }, { rungs: [1] }),
    lookedGame({}, { rungs: [] }),
  ];
  expect(winRates(games)).toEqual([
    { name: "1", games: 1, won: 0 },
    { name: "5", games: 2, won: 1 },
    { name: "people", games: 1, won: 1 },
  ]);
});

test("the level rises with a win and falls after two losses, in the order in which games were played", () => {
  const win = (at: number, rung: number) => lookedGame({ margin: 5 }, { at, rungs: [rung] });
  const loss = (at: number, rung: number) => lookedGame({ result: "lost", margin: -5 }, { at, rungs: [rung] });
  const games = [loss(4, 3), win(1, 1), win(2, 2), loss(3, 3)];
  expect(rungsOver(games).map(({ against, fits }) => [against, fits])).toEqual([
    [1, 2],
    [2, 3],
    [3, 3],
    [3, 2],
  ]);
});
