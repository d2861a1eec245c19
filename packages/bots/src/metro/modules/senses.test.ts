import {
  cellAt,
  CELLS,
  COLOURS,
  FACES,
  INNER_SQUARES,
  innerPlace,
  metro,
  metroSearch,
  PIECES,
} from "@interchange/metro";
import type { ModuleBoard, Position, TileCode } from "@interchange/metro";
import { BERLIN_PARTS } from "@interchange/metro/modules/berlin/components";
import { BERLIN } from "@interchange/metro/modules/berlin/module";
import type { BerlinSlice } from "@interchange/metro/modules/berlin/module";
import { LONDON_PARTS } from "@interchange/metro/modules/london/components";
import { drive } from "@interchange/metro/modules/london/circuit";
import type { LondonSlice } from "@interchange/metro/modules/london/module";
import { PARIS_PARTS } from "@interchange/metro/modules/paris/components";
import { colourOfSpace } from "@interchange/metro/modules/paris/slice";
import type { ParisSlice } from "@interchange/metro/modules/paris/slice";
import type { StockSlice } from "@interchange/metro/modules/stock-corporations/module";
import { CHANCE, NOBODY, Random, seededChance } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { Affairs } from "../affairs.ts";
import { playGame } from "../../playGame.ts";
import { metroBot } from "../bots.ts";
import { weightsFor } from "../lineWeights.ts";
import { LineValue } from "../lineValue.ts";
import type { MetroBot } from "../metroBot.ts";
import { OnePly } from "../onePly.ts";
import { Tables } from "../tables.ts";
import { sense as berlin } from "./berlin.ts";
import { loadSenses } from "./senses.ts";

await loadSenses();

/** A table at the beginning of its first turn. */
function ready(request: SetupRequest): Position {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const random = new Random(JSON.stringify(request));
  let position = metro.start(prepared.setup);
  while (metro.actor(position).kind === "chance") {
    const { outcomes } = metro.draw(position);
    position = metro.resolve(position, random.pick(outcomes).chance).position;
  }
  return position;
}

/** The same table with a changed module slice. */
function withSlice(position: Position, module: string, change: object): Position {
  const { slices } = position;
  return { ...position, slices: { ...slices, [module]: { ...(slices[module] as object), ...change } } };
}

/** A tile placed by a seat as if just drawn. */
function lay(position: Position, seat: number, tile: TileCode, cell: number): Position {
  const drawn: Position = { ...position, stage: "place", turn: seat, drawn: [tile] };
  return metro.play(drawn, { type: "place", tile, turn: 0, cell }).position;
}

/** A bot's move in a position, in record notation. */
function chosen(position: Position, name = "reference", moveTime = 0): string {
  const actor = metro.actor(position);
  if (actor.kind !== "seat") throw new Error("nobody to act");
  const view = metro.view(position, actor.seat);
  return metro.notation.writeMove(metroBot(name)!.choose(view, new Random(1), { moveTime, now: () => 0 }));
}

describe("with stock corporations", () => {
  const YELLOW = 0;
  const BROWN = 7;

  /** Yellow leads, its open 40 percent share lies beside a pile with this many fresh cards, and seat 0 holds brown. */
  function tempting(fresh: number): Position {
    const position = ready({ modules: ["stock-corporations"] });
    const others = [1, 2, 3, 4, 5];
    const cards = (position.slices["stock-corporations"] as StockSlice).cards.with(3, {
      pile: {
        rest: others.slice(0, fresh),
        count: fresh,
        under: others.slice(fresh).map((company) => ({ company, knownTo: 0 })),
      },
      up: { company: YELLOW, knownTo: 255 },
      held: [
        { company: BROWN, knownTo: 1 },
        { company: 6, knownTo: 2 },
      ],
    });
    const profits = COLOURS.map((_, company) => (company === YELLOW ? 20 : company === BROWN ? 0 : 8));
    return { ...withSlice(position, "stock-corporations", { cards }), turn: 0, profits };
  }

  it.each([0, 12])("the reference takes the share of a company that rises, with %i ms", (moveTime) => {
    expect(chosen(tempting(5), "reference", moveTime)).toBe("stock.40-up");
  });

  it("it takes none any more once used cards would come, so that it never exchanges for ever", () => {
    expect(chosen(tempting(0))).not.toMatch(/stock/);
  });

  it("greedy never exchanges while it can place a tile", () => {
    expect(chosen(tempting(5), "greedy")).not.toMatch(/stock/);
  });

  it("players among themselves exchange now and then, as long as there are fresh cards", () => {
    const { setup } = ready({ modules: ["stock-corporations"] });
    const reference = metroBot("reference")!;
    let exchanges = 0;
    const watched: MetroBot = {
      name: "watched",
      choose(view, random, budget) {
        const move = reference.choose(view, random, budget);
        if (move.type === "own") exchanges++;
        return move;
      },
    };
    const budget = { moveTime: 0, now: () => 0 };
    const games = 4;
    for (let seed = 0; seed < games; seed++)
      playGame({ game: metro, setup, bots: [watched, watched], chance: seededChance(seed), seed, budget });
    expect(exchanges).toBeGreaterThan(0);
    // Of eight cards of a percentage, two are dealt and one lies open.
    expect(exchanges).toBeLessThanOrEqual(games * 4 * 5);
  });
});

describe("in Paris", () => {
  /** A run on spaces 6 to 8 of seat 0, and a tourist who may sit next to it or elsewhere. */
  function waiting(): { readonly position: Position; readonly beside: number } {
    const position = ready({ modules: ["paris"] });
    const slice = position.slices["paris"] as ParisSlice;
    const colours = slice.seated[0]!.map((_, space) =>
      colourOfSpace(metro.layoutOf(position.setup).printed(PARIS_PARTS), slice, 0, space),
    );
    const beside = 8;
    // If the other end of the run has the same colour, both seats are equally good.
    if (colours[4] === colours[beside] || colours.filter((colour) => colour === colours[beside]).length < 2)
      throw new Error("this deal offers no choice");
    const seated = slice.seated.with(
      0,
      slice.seated[0]!.map((_, space) => space > 4 && space < beside),
    );
    return {
      position: {
        ...withSlice(position, "paris", { seated, waiting: [colours[beside]!], from: INNER_SQUARES[0]! }),
        turn: 0,
      },
      beside,
    };
  }

  it.each(["reference", "greedy"])("the %s seats a tourist at a run", (bot) => {
    const { position, beside } = waiting();
    expect(metro.moves(metro.view(position, 0)).length).toBeGreaterThan(1);
    expect(chosen(position, bot)).toBe(`paris.seat-${beside + 1}`);
  });
});

describe("in St. Petersburg", () => {
  const CORNER = cellAt(1, 1);

  /** A line of seat 0 passes over a landmark on which a seat has just built. */
  const built = (seat: number): Position =>
    lay(lay(ready({ modules: ["st-petersburg"] }), 0, "aaaa", cellAt(0, 1)), seat, "aaaa", CORNER);

  it("the reference sends the best tourist where its own line passes, and the worst where another's does", () => {
    expect(chosen(built(0))).toBe("petersburg.yellow");
    expect(chosen(built(1))).toBe("petersburg.brown");
  });
});

describe("in London", () => {
  it("the reference wants the squares whose tourists are a long drive away", () => {
    const position = lay(ready({ modules: ["london"] }), 0, "aaaa", cellAt(0, 3));
    const layout = metro.layoutOf(position.setup);
    const board = metroSearch.board({ ...position, turn: 0 }) as ModuleBoard;
    const lines = new LineValue(weightsFor(layout), layout);
    const covers = new Float64Array(CELLS);
    new Affairs(layout, metro.sceneOf(metro.view(position, 0)), 0, lines).covers(board, covers);
    const { row, taxi, tourists } = position.slices["london"] as LondonSlice;
    for (const cell of board.openSquares) {
      const colour = tourists[innerPlace(cell)];
      if (colour === undefined) expect(covers[cell]).toBe(0);
      else {
        const { count, isReached } = drive(row, taxi!, colour, layout.printed(LONDON_PARTS));
        // What it leaves to the next seat is at most half of a fare.
        expect(Math.abs(covers[cell]! - (isReached ? count : 0))).toBeLessThanOrEqual(2);
      }
    }
    expect(covers.some((cover) => cover !== 0)).toBe(true);
  });
});

describe("in Berlin", () => {
  it("a ticket is worth most where the race is close", () => {
    const position = ready({ modules: ["berlin"] });
    const layout = metro.layoutOf(position.setup);
    const { colours, tourists } = position.slices["berlin"] as BerlinSlice;
    const [close, lost] = [colours[0]!, colours[7]!];
    const tickets = [0, 1].map((seat) =>
      COLOURS.map((_, colour) => (colour === close ? 2 : colour === lost ? [1, 6][seat]! : 0)),
    );
    const scene = metro.sceneOf(withSlice(position, "berlin", { tickets }));
    const tables = new Tables(layout, scene);
    const sense = berlin({ layout, seat: 0, scene, point: () => 1 });
    sense.pay!(tables, scene.slice(BERLIN), scene);
    const { squares } = layout.printed(BERLIN_PARTS);
    const worthOf = (colour: number): number => tables.ofPasses[squares[tourists.indexOf(colour)]!]!;
    expect(worthOf(close)).toBeGreaterThan(worthOf(lost));
    expect(worthOf(lost)).toBeGreaterThan(0);
  });
});

describe("what a placement promises", () => {
  it.each(["london", "new-york", "center-rails", "central-stations"])("is what comes of it, with %s", (module) => {
    const setup = ready({ modules: [module] }).setup;
    const layout = metro.layoutOf(setup);
    const random = new Random(module);
    const board = metroSearch.board(metro.start(setup)) as ModuleBoard;
    let compared = 0;
    while (board.toAct !== NOBODY) {
      if (board.toAct !== CHANCE && board.scene.stage !== "setup") {
        const seat = board.toAct;
        const next = 1 - seat;
        const onePly = new OnePly(layout, weightsFor(layout));
        const affairs = new Affairs(layout, board.scene, seat, onePly.lines);
        onePly.look(board, board.supplySize > 0 ? board.supply : PIECES, affairs);
        const now = affairs.worth(board, next, board.tilesLaid + 1);
        const index = random.below(onePly.count);
        const action = onePly.actions[index]!;
        if (action < FACES.length * CELLS && board.tilesLaid < 59) {
          const then = affairs.worthAfter(board, action, next, board.tilesLaid + 1);
          expect(then - now).toBeCloseTo(onePly.gains[index]!, 6);
          compared++;
        }
      }
      board.act(board.sample(random));
    }
    expect(compared).toBeGreaterThan(20);
  });
});
