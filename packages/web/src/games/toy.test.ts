/** Adding a third game takes one entry in the list of games and one game page. */
import { GAMES, gameNamed } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import { rank, seededChance, Table } from "@interchange/tabletop";
import type { Game, Setup } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { routeOf } from "../app/routes.ts";
import { defaultSetup, lastSetup, quickSetup } from "../table/setup/tableSetup.ts";
import type { GamePage } from "./gamePage.ts";
import { gamePageOf, GAME_PAGES } from "./gamePages.ts";
import { fetchGame } from "../kit/game.ts";
import { shown } from "./shown.ts";

/** Two seats each count up by one or two. The game ends when one has three. */
interface Count {
  readonly setup: Setup;
  readonly turn: number;
  readonly points: readonly number[];
}
type Step = { readonly seat: number; readonly by: number };
type CountGame = Game<Count, number, never, Step, Count>;

const isOver = ({ points }: Count): boolean => points.some((each) => each >= 3);
const after = (count: Count, { seat, by }: Step): Count => ({
  ...count,
  turn: (seat + 1) % count.setup.seats,
  points: count.points.map((each, at) => (at === seat ? each + by : each)),
});

const counting: CountGame = {
  id: "counting",
  choices: { editions: ["only"], minSeats: 2, maxSeats: 2, modules: [], options: [] },
  prepare: ({ edition = "only", seats = 2 }) => ({
    ok: true,
    setup: { edition, rules: 1, seats, modules: [], options: {} },
  }),
  start: (setup) => ({ setup, turn: 0, points: Array.from({ length: setup.seats }, () => 0) }),
  newestRules: 1,
  setupOf: ({ setup }) => setup,
  actor: (count) => (isOver(count) ? { kind: "nobody" } : { kind: "seat", seat: count.turn }),
  moves: (count) => (isOver(count) ? [] : [1, 2]),
  refusal: (_, move) => (move === 1 || move === 2 ? undefined : { code: "count", rule: "1" }),
  play: (count, move) => {
    const step = { seat: count.turn, by: move };
    return { position: after(count, step), events: [step] };
  },
  draw: () => ({ stream: "", outcomes: [] }),
  resolve: (position) => ({ position, events: [] }),
  hidesMove: () => false,
  hidesChance: () => false,
  view: (count) => count,
  redact: (step) => step,
  follow: after,
  imagine: (count) => count,
  points: ({ points }) => points,
  standings: (count) => (isOver(count) ? rank(count.points) : undefined),
  notation: {
    writeMove: String,
    readMove: Number,
    writeChance: String,
    readChance: () => undefined,
  },
};

const entry: GameEntry<CountGame> = {
  id: "counting",
  edition: "only",
  load: async () => ({ engine: counting, isOpen: () => true }),
  loadRules: async () => ({ engine: counting, isOpen: () => true }),
  progress: ({ points }) => points.reduce((sum, each) => sum + each, 0),
  bots: { thinkingTime: 1, pause: 0 },
};

const Shown = () => undefined;
const gamePage: GamePage = {
  entry,
  about: () => ({
    name: "Counting",
    shortName: "Counting",
    about: "",
    promise: "",
    inShort: [],
    pitch: "",
    shown: String,
    progress: (placed: number) => `${placed} counted`,
  }),
  Sign: Shown,
  Icon: Shown,
  table: (modules) => shown(entry, modules, Promise.resolve(Shown)),
  result: (modules) => shown(entry, modules, Promise.resolve(Shown)),
  setup: async () => Shown,
  rules: () => ({
    game: "counting",
    name: "Counting",
    modules: [],
    titleOf: String,
    behind: () => [],
    moduleOf: () => undefined,
    text: async () => ({ html: "", numbers: [], examples: [], language: "en" }),
    example: async () => Shown,
    minute: async () => Shown,
  }),
  listing: { moduleTitle: String, seatColours: () => [] },
};

test("it is found, and has addresses of its own", () => {
  expect(gameNamed("counting", [...GAMES, entry])).toBe(entry);
  const gamePages = [...GAME_PAGES, gamePage];
  expect(gamePageOf("counting", gamePages)).toBe(gamePage);
  expect(routeOf("/new/counting", gamePages)).toEqual({ page: "setup", gamePage });
  expect(routeOf("/rules/counting", gamePages)).toEqual({ page: "rules", gamePage, module: undefined });
  expect(routeOf("/new/counting")).toEqual({ page: "notFound" });
});

test("it has a plan for its first table", () => {
  expect(defaultSetup(entry)).toMatchObject({ game: "counting", request: { edition: "only" } });
  expect(lastSetup(entry)).toEqual(defaultSetup(entry));
  expect(quickSetup(entry)).toEqual(defaultSetup(entry));
});

test("its engine is fetched and played, and says how far the game is", async () => {
  const { engine, progress, thinkingTime } = await fetchGame(entry);
  expect(thinkingTime).toBe(1);
  const prepared = engine.prepare({});
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(engine, prepared.setup, ["Ada", "Bo"]);
  table.settle(seededChance("toy"));
  for (const [seat, move] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const)
    expect(table.play(seat, move)).toMatchObject({ ok: true });
  expect(progress(table.position)).toBe(5);
  expect(engine.standings(table.position)).toBeDefined();
});

test("its table and result are fetched with the game", async () => {
  for (const part of [gamePage.table, gamePage.result]) expect(await part([])).toBeTypeOf("function");
});
