/**
 * Mines puzzles: decisions of strong games where one move is clearly best and takes no more points at once than others
 * would. Plays games of the inspector against itself, looks at every decision briefly and at the promising ones long,
 * and writes those that hold, easiest first, to `packages/web/src/games/<game>/learn/mined.txt`: what all share, then
 * one a line. Games go on where the file stopped. Run from the root of the workspace; the same games give the same
 * puzzles:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/puzzles.ts metro 36
 *     npx tsx --conditions=@interchange/source packages/bots/training/puzzles.ts underground 30
 *
 * After how many there shall be come the seconds that may be spent, and the least level: 3 looks for hard ones alone.
 *
 * Before these come puzzles with certain answers: one move alone reaches a number of points this turn, which trying all
 * moves shows. `certain` finds so many for each level and goal, in so many games, and replaces those of before with as
 * many actions left, which On the Underground takes last:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/puzzles.ts metro certain 3 60
 *     npx tsx --conditions=@interchange/source packages/bots/training/puzzles.ts underground certain 2 6
 *     npx tsx --conditions=@interchange/source packages/bots/training/puzzles.ts underground certain 2 20 2
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { metro } from "@interchange/metro";
import type { Move as MetroMove, View as MetroView } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { Game, GameRecord, Setup } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { lastWord } from "../src/bot.ts";
import type { Bot, Weigher, Weighing } from "../src/bot.ts";
import { metroBot } from "../src/metro/bots.ts";
import { inspector as metroInspector } from "../src/metro/inspector.ts";
import { lineOutlook } from "../src/metro/lineOutlook.ts";
import type { OutlookAfter } from "../src/metro/lineOutlook.ts";
import { inspector as undergroundInspector } from "../src/underground/inspector.ts";
import { undergroundBot } from "../src/underground/bots.ts";
import { turnPoints } from "../src/turnPoints.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

type Goal = "score" | "ride";

/** As the page reads it. */
interface Mined {
  readonly id: string;
  /** What a certain puzzle asks for: points this turn, or points from the passenger alone. */
  readonly goal?: Goal;
  /** Everything that happened, in record notation; draws with `=`. */
  readonly entries: string;
  /** 1 if a glance at the lines finds it, 3 if it does not. */
  readonly level: 1 | 2 | 3;
  /** Half the width of the 95 % interval of the gap between the best and the next. */
  readonly error: number;
  /** Moves in record notation with their expected margins, best first. */
  readonly worths: readonly (readonly [move: string, margin: number])[];
  readonly seat: number;
  /** The expected score of lines after the best move, and after the next three. */
  readonly lines?: readonly (readonly [from: number, expected: number, otherwise: number])[];
  /** The moves that follow the best one, where the turn goes on. */
  readonly next?: readonly string[];
}

interface Quarry<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly weigher: Weigher<View, Move>;
  readonly greedy: Bot<View, Move>;
  /** Finds easy puzzles: it hardly looks ahead. */
  readonly glance: Bot<View, Move>;
  /** The work for games, first looks and second looks. */
  readonly work: readonly [play: number, look: number, stare: number];
  /** How far the best must be ahead, beyond the error. */
  readonly gap: number;
  readonly isDecision: (view: View, best: Move) => boolean;
  /** How many values are kept; all others are lower. */
  readonly worths: number;
  /** The expected score of lines, for the explanation. */
  readonly lines?: (view: View, moves: readonly Move[]) => NonNullable<Mined["lines"]>;
  /** The most puzzles from one game. */
  readonly aGame: number;
  /** Easier ones are skipped. */
  readonly level: number;
}

function* mine<Position, Move, Chance, Event, View>(
  quarry: Quarry<Position, Move, Chance, Event, View>,
  setup: Setup,
  seed: string,
): Generator<Omit<Mined, "id">> {
  const { game, weigher, greedy, glance, gap, isDecision, aGame, level: least } = quarry;
  const [play, look, stare] = quarry.work;
  const chance = seededChance(seed);
  const table = new Table(game, setup, ["One", "Two"]);
  const random = new Random(`${seed}/play`);
  let found = 0;
  for (;;) {
    table.settle(chance);
    const { actor } = table;
    if (actor.kind !== "seat") return;
    const view = table.view(actor.seat);
    const moves = game.moves(view);
    const write = (move: Move): string => game.notation.writeMove(move);
    const first = lastWord(weigher, view, random, { work: moves.length > 1 ? look : play });
    const best = first.moves[0]!.move;
    const glanced = (): string => write(glance.choose(view, new Random(0), { work: 1 }));
    const isPromising = found < aGame && moves.length > 3 && ahead(first) >= gap && isDecision(view, best);
    if (isPromising && (least < 3 || glanced() !== write(best))) {
      const second = lastWord(weigher, view, new Random(`${seed}/stare`), { work: stare });
      const answer = write(second.moves[0]!.move);
      const simple = write(greedy.choose(view, new Random(0), { work: 1 }));
      if (ahead(second) >= gap && answer === write(best) && answer !== simple) {
        const level = glanced() !== answer ? 3 : ahead(second) < 2 * gap ? 2 : 1;
        if (level >= least) {
          found++;
          yield {
            entries: entriesOf(table.record()),
            level,
            error: tenths(Math.max(second.moves[0]!.error, second.moves[1]!.error)),
            worths: second.moves.slice(0, quarry.worths).map(({ move, margin }) => [write(move), tenths(margin)]),
            seat: actor.seat,
            ...(quarry.lines && {
              lines: quarry.lines(
                view,
                second.moves.slice(0, 4).map(({ move }) => move),
              ),
            }),
          };
        }
      }
    }
    table.play(actor.seat, best);
  }
}

function entriesOf({ entries }: GameRecord): string {
  return entries.map(({ by, text }) => (by === "chance" ? `=${text}` : text)).join("|");
}

/** How far the best move is ahead of the next, beyond the error. */
function ahead<Move>({ moves: [best, next] }: Weighing<Move>): number {
  return best && next ? best.margin - next.margin - Math.max(best.error, next.error) : 0;
}

/** The expected score of lines after the first move and after the others, if it differs enough to mention. */
function expectedLines(view: MetroView, moves: readonly MetroMove[]): NonNullable<Mined["lines"]> {
  let after: readonly OutlookAfter[] = [];
  for (const each of lineOutlook(view, moves, new Random("lines"), { work: 400 })) after = each;
  const [best, ...others] = after;
  return best!.lines.flatMap(({ from, expected }, at) => {
    const otherwise = others.reduce((sum, { lines }) => sum + lines[at]!.expected, 0) / Math.max(1, others.length);
    return Math.abs(expected - otherwise) < 0.5 ? [] : [[from, tenths(expected), tenths(otherwise)] as const];
  });
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function prepared(game: { prepare: Game<unknown, unknown, unknown, unknown, unknown>["prepare"] }): Setup {
  const asked = game.prepare({ seats: 2 });
  if (!asked.ok) throw new Error(asked.reason);
  return asked.setup;
}

function write<Position, Move, Chance, Event, View>(
  name: string,
  wanted: number,
  seconds: number,
  quarry: Quarry<Position, Move, Chance, Event, View>,
): void {
  const file = `packages/web/src/games/${name}/learn/mined.txt`;
  const setup = prepared(quarry.game);
  const [first = '{"games":0}', ...rest] = existsSync(file)
    ? readFileSync(file, "utf8").split("\n").filter(Boolean)
    : [];
  const kept = JSON.parse(first) as { readonly games: number };
  const all = rest.map((line) => JSON.parse(line) as Mined);
  const certain = all.filter(({ goal }) => goal !== undefined);
  const puzzles = all.filter(({ goal }) => goal === undefined);
  const until = Date.now() + seconds * 1000;
  let { games } = kept;
  for (; puzzles.length < wanted && Date.now() < until; games++) {
    let number = 0;
    for (const puzzle of mine(quarry, setup, `puzzles ${games}`)) {
      number++;
      puzzles.push({ id: `${games + 1}-${number}`, ...puzzle });
      console.log(`game ${games}: level ${puzzle.level}, ${puzzle.worths.slice(0, 2).join(" | ")} ± ${puzzle.error}`);
    }
  }
  puzzles.sort((one, other) => one.level - other.level || lead(other) - lead(one));
  writeFileSync(file, [{ setup, games }, ...certain, ...puzzles].map((each) => `${JSON.stringify(each)}\n`).join(""));
  console.log(`${puzzles.length} puzzles from ${games} games`);
}

interface CertainQuarry<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  /** Plays the games. */
  readonly player: Bot<View, Move>;
  readonly isDecision: (view: View) => boolean;
  /** Whether a puzzle may ask for the move. */
  readonly isAnswer: (move: Move) => boolean;
  /** By goal, the fewest points worth a puzzle, and whether those of a move count. */
  readonly goals: Partial<Readonly<Record<Goal, readonly [least: number, counts: (move: Move) => boolean]>>>;
  /** Begins the names of its puzzles. */
  readonly mark?: string;
}

/** How far from the best a move still tempts, and how many such moves make a puzzle medium and hard. */
const TEMPTING = 1;
const [MEDIUM, HARD] = [1, 3];

/** The puzzles with certain answers of one game. */
function* certainIn<Position, Move, Chance, Event, View>(
  { game, player, isDecision, isAnswer, goals }: CertainQuarry<Position, Move, Chance, Event, View>,
  setup: Setup,
  seed: string,
): Generator<Omit<Mined, "id"> & { readonly goal: Goal }> {
  const chance = seededChance(seed);
  const table = new Table(game, setup, ["One", "Two"]);
  const random = new Random(`${seed}/play`);
  for (;;) {
    table.settle(chance);
    const { actor } = table;
    if (actor.kind !== "seat") return;
    const { seat } = actor;
    const view = table.view(seat);
    if (isDecision(view)) {
      for (const goal of ["score", "ride"] as const) {
        const [least, counts] = goals[goal] ?? [];
        if (least === undefined) continue;
        const ranked = turnPoints(game, table.position, seat, counts).toSorted(
          (one, other) => other.points - one.points,
        );
        const worths = ranked.map(({ move, points }) => [game.notation.writeMove(move), points] as const);
        const [best = 0, next = 0] = worths.map(([, points]) => points);
        if (best < least || best === next || !isAnswer(ranked[0]!.move)) continue;
        const after = ranked[0]!.next.filter(isAnswer).map((move) => game.notation.writeMove(move));
        const tempting = worths.filter(([, points]) => points >= best - TEMPTING && points > 0).length - 1;
        yield {
          goal,
          entries: entriesOf(table.record()),
          level: tempting >= HARD ? 3 : tempting >= MEDIUM ? 2 : 1,
          error: 0,
          worths: worths.slice(0, WORTHS),
          ...(after.length > 0 && { next: after }),
          seat,
        };
      }
    }
    table.play(seat, player.choose(view, random, { work: 1 }));
  }
}

/** How many moves keep their points; all others score no more than the last of them. */
const WORTHS = 12;

function writeCertain<Position, Move, Chance, Event, View>(
  name: string,
  each: number,
  games: number,
  quarry: CertainQuarry<Position, Move, Chance, Event, View>,
): void {
  const file = `packages/web/src/games/${name}/learn/mined.txt`;
  const [first = "", ...rest] = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const { setup } = JSON.parse(first) as { readonly setup: Setup };
  const mark = quarry.mark ?? "";
  const all = rest.map((line) => JSON.parse(line) as Mined);
  const others = all.filter(({ goal }) => goal === undefined);
  const isOld = ({ id, goal }: Mined): boolean => goal !== undefined && id.startsWith(`${mark}${goal}-`);
  const kept = all.filter((puzzle) => puzzle.goal !== undefined && !isOld(puzzle));
  const found: Mined[] = [];
  const isFull = (goal: Goal, level: number): boolean =>
    found.filter((puzzle) => puzzle.goal === goal && puzzle.level === level).length >= each;
  const goals = Object.keys(quarry.goals) as readonly Goal[];
  for (let game = 0; game < games && !goals.every((goal) => [1, 2, 3].every((level) => isFull(goal, level))); game++) {
    // One of a kind from a game, so that they differ.
    const had = new Set<Goal>();
    for (const puzzle of certainIn(quarry, setup, `certain ${game}`)) {
      if (had.has(puzzle.goal) || isFull(puzzle.goal, puzzle.level)) continue;
      had.add(puzzle.goal);
      found.push({ id: `${mark}${puzzle.goal}-${game + 1}`, ...puzzle });
      console.log(`game ${game}: ${puzzle.goal}, level ${puzzle.level}, ${puzzle.worths.slice(0, 2).join(" | ")}`);
    }
  }
  const certain = [...kept, ...found].toSorted((one, other) => one.level - other.level);
  writeFileSync(
    file,
    [first, ...[...certain, ...others].map((puzzle) => JSON.stringify(puzzle))].map((line) => `${line}\n`).join(""),
  );
  console.log(`${found.length} puzzles with certain answers`);
}

/** How much better a puzzle's answer is than the next move. */
function lead({ worths: [best, next] }: Mined): number {
  return (best?.[1] ?? 0) - (next?.[1] ?? 0);
}

const [name = "metro", wanted = "36", seconds = "500", level = "1", actions = "1"] = process.argv.slice(2);
if (wanted === "certain" && name === "metro")
  writeCertain("metro", Number(seconds), Number(level), {
    game: metro,
    player: metroBot("collector")!,
    isDecision: ({ laid }) => laid.length >= 12 && laid.length <= 50,
    isAnswer: ({ type }) => type === "place",
    goals: { score: [6, () => true] },
  });
else if (wanted === "certain")
  writeCertain("underground", Number(seconds), Number(level), {
    game: underground,
    player: undergroundBot("tourist")!,
    isDecision: ({ stage, actions: left, pieces }) =>
      stage === "build" && left === Number(actions) && pieces.length >= 12,
    isAnswer: ({ type }) => type === "build",
    goals: { score: [actions === "1" ? 4 : 6, () => true], ride: [3, ({ type }) => type === "trip"] },
    mark: actions === "1" ? "" : `${actions}-`,
  });
else if (name === "metro")
  write("metro", Number(wanted), Number(seconds), {
    game: metro,
    weigher: metroInspector,
    greedy: metroBot("greedy")!,
    glance: {
      name: "glance",
      choose: (view, random) => lastWord(metroInspector, view, random, { work: 0 }).moves[0]!.move,
    },
    work: [60, 200, 4000],
    gap: 2,
    isDecision: (view, best) => best.type === "place" && view.laid.length >= 8 && view.laid.length <= 54,
    worths: 64,
    lines: expectedLines,
    aGame: 2,
    level: Number(level),
  });
else
  write("underground", Number(wanted), Number(seconds), {
    game: underground,
    weigher: undergroundInspector,
    greedy: undergroundBot("greedy")!,
    glance: undergroundBot("reference") ?? undergroundBot("planner")!,
    work: [200, 600, 6000],
    gap: 1,
    isDecision: (view, best) => view.stage === "build" && best.type === "build" && view.pieces.length >= 8,
    worths: 12,
    aGame: 2,
    level: Number(level),
  });
