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
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { metro } from "@interchange/metro";
import type { Move as MetroMove, View as MetroView } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { Game, Setup } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { lastWord } from "../src/bot.ts";
import type { Bot, Weigher, Weighing } from "../src/bot.ts";
import { metroBot } from "../src/metro/bots.ts";
import { inspector as metroInspector } from "../src/metro/inspector.ts";
import { lineOutlook } from "../src/metro/lineOutlook.ts";
import type { OutlookAfter } from "../src/metro/lineOutlook.ts";
import { inspector as undergroundInspector } from "../src/underground/inspector.ts";
import { undergroundBot } from "../src/underground/bots.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

/** As the page reads it. */
interface Mined {
  readonly id: string;
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
            entries: table
              .record()
              .entries.map(({ by, text }) => (by === "chance" ? `=${text}` : text))
              .join("|"),
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
  const puzzles = rest.map((line) => JSON.parse(line) as Mined);
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
  writeFileSync(file, [{ setup, games }, ...puzzles].map((each) => `${JSON.stringify(each)}\n`).join(""));
  console.log(`${puzzles.length} puzzles from ${games} games`);
}

/** How much better a puzzle's answer is than the next move. */
function lead({ worths: [best, next] }: Mined): number {
  return (best?.[1] ?? 0) - (next?.[1] ?? 0);
}

const [name = "metro", wanted = "36", seconds = "500", level = "1"] = process.argv.slice(2);
if (name === "metro")
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
    gap: 0.5,
    isDecision: (view, best) => view.stage === "build" && best.type === "build" && view.pieces.length >= 8,
    worths: 12,
    aGame: 2,
    level: Number(level),
  });
