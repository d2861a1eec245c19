/**
 * Checks what the inspector says of the end of On the Underground: it plays against itself, and what it expected is set
 * beside what came, by how far the game had come. Fresh deals, none that calibration has seen.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/checkUnderground.ts [games] [seats] [work]
 */
import { Random, seededChance, Table } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { lastWord } from "../src/bot.ts";
import { firstSeats } from "../src/playGame.ts";
import { inspector } from "../src/underground/inspector.ts";

const [games = 20, seats = 2, work = 300] = process.argv.slice(2).map(Number);
const PHASES = 5;

interface Said {
  readonly seat: number;
  readonly margin: number;
  readonly win: number;
  readonly range: readonly [number, number];
  readonly left: number;
}

const prepared = underground.prepare({ seats });
if (!prepared.ok) throw new Error(prepared.reason);
const phases = Array.from({ length: PHASES }, () => ({ count: 0, off: 0, within: 0, squares: 0, said: 0, won: 0 }));
const wins = Array.from({ length: 5 }, () => ({ count: 0, said: 0, won: 0 }));
for (let game = 0; game < games; game++) {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`);
  const table = new Table(underground, prepared.setup, names);
  const chance = seededChance(`check ${game}`);
  const random = new Random(`check ${game}`);
  const said: Said[] = [];
  for (;;) {
    table.settle(chance);
    const actor = underground.actor(table.position);
    if (actor.kind !== "seat") break;
    const { seat } = actor;
    const view = table.view(seat);
    const { moves, range } = lastWord(inspector, view, random, { work });
    const [best] = moves;
    if (!best) throw new RangeError("nothing to play");
    said.push({ seat, margin: best.margin, win: best.win, range, left: view.pile.length });
    table.play(seat, best.move);
  }
  const points = underground.points(table.position);
  const places = (underground.standings(table.position) ?? []).toSorted((one, other) => one.seat - other.seat);
  const first = firstSeats({ places: places.map(({ place }) => place) });
  const total = points.reduce((sum, each) => sum + each, 0);
  for (const { seat, margin, win, range, left } of said) {
    const own = points[seat] ?? 0;
    const came = own - (total - own) / (seats - 1);
    const won = first.includes(seat) ? 1 / first.length : 0;
    const phase = phases[Math.min(PHASES - 1, Math.floor((left / 52) * PHASES))];
    const bin = wins[Math.min(4, Math.floor(win * 5))];
    if (!phase || !bin) continue;
    phase.count++;
    phase.off += margin - came;
    phase.squares += (margin - came) ** 2;
    phase.within += came >= range[0] && came <= range[1] ? 1 : 0;
    bin.count++;
    bin.said += win;
    bin.won += won;
  }
}
for (const [at, { count, off, squares, within }] of phases.entries())
  if (count > 0)
    console.log(
      `pile ${((at * 52) / PHASES).toFixed(0)} to ${(((at + 1) * 52) / PHASES).toFixed(0)}: said ${(off / count).toFixed(2)} too much,`,
      `off by ${Math.sqrt(squares / count).toFixed(1)}, ${((100 * within) / count).toFixed(0)} % in range (${count})`,
    );
for (const { count, said, won } of wins)
  if (count > 0)
    console.log(`chance ${((100 * said) / count).toFixed(0)} %: won ${((100 * won) / count).toFixed(0)} % (${count})`);
