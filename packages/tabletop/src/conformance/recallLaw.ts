/**
 * The law of perfect recall: nothing that a viewer once knew is lost.
 *
 * A view holds all that its viewer could remember. A single position cannot show whether that is so, but two can. Take
 * a draw that the public does not see, and let something else come in a second world: whoever saw the draw can tell the
 * two worlds apart by it. Play both on with the same moves and the same draws (if a hidden draw cannot be the same,
 * each with its own) as long as the public cannot tell them apart. A viewer who could once tell them apart must always
 * be able to, by the view alone. If the two views become equal while the worlds differ, something has been forgotten.
 *
 * Moves are chosen among those that both worlds allow, so secrets live long: a share that was put back is drawn by
 * another seat, which puts it back again.
 */
import type { Viewer } from "../actor.ts";
import { anyByKind } from "./kinds.ts";
import type { Walk } from "./subject.ts";
import { difference, same } from "./values.ts";

/** How far two worlds are played on together. */
const MOST_STEPS = 60;

/** Two worlds that the public cannot tell apart. */
interface Twins<Position> {
  readonly one: Position;
  readonly other: Position;
  /** The last act. */
  readonly act: string;
}

/** Changes some hidden draws of the walk in a second world. Nobody may lose the ability to tell it from the first. */
export function recallLaw<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, tries: number): void {
  const { game, table, random } = walk;
  const hidden = table.history.flatMap(({ entry, stream }, index) => {
    const chance = stream === undefined ? undefined : game.notation.readChance(entry.text, table.setup);
    if (stream === undefined || chance === undefined) return [];
    return game.hidesChance(table.at(index), chance, "spectator") ? [{ stream, index }] : [];
  });
  const streams = [...new Set(hidden.map(({ stream }) => stream))];
  for (let each = 0; each < tries && streams.length; each++) {
    const stream = random.pick(streams);
    const twins = twinsAt(walk, random.pick(hidden.filter((draw) => draw.stream === stream)).index);
    if (twins) playOn(walk, twins);
  }
}

/** Two worlds that differ in the draw of an entry of which the public sees nothing. */
function twinsAt<P, M, C, E, V>({ game, table, random }: Walk<P, M, C, E, V>, entry: number): Twins<P> | undefined {
  const before = table.at(entry);
  const [one, other] = random.shuffled(game.draw(before).outcomes);
  if (!one || !other) return undefined;
  const write = (chance: C): string => `=${game.notation.writeChance(chance)}`;
  const twins = {
    one: game.resolve(before, one.chance).position,
    other: game.resolve(before, other.chance).position,
    act: `entry ${entry + 1} as ${write(one.chance)} or ${write(other.chance)}`,
  };
  return same(game.view(twins.one, "spectator"), game.view(twins.other, "spectator")) ? twins : undefined;
}

function playOn<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, start: Twins<P>): void {
  let twins = start;
  let knowing = knowingOf(walk, twins);
  const acts = [twins.act];
  for (let step = 0; step < MOST_STEPS && knowing.length; step++) {
    const next = stepOf(walk, twins);
    if (!next || walk.game.standings(next.one) || !looksSame(walk, next, "spectator")) return;
    // Two tiles were drawn in opposite orders: the worlds have become one, and only the past differs.
    if (same(next.one, next.other)) return;
    acts.push(next.act);
    const knowingNow = knowingOf(walk, next);
    const lost = knowing.find((viewer) => !knowingNow.includes(viewer));
    if (lost !== undefined) {
      const known = difference(walk.game.view(twins.one, lost), walk.game.view(twins.other, lost));
      walk.broken("nothing that a viewer knew is lost", `${lost} forgets ${known} after ${acts.join(" ")}`);
    }
    twins = next;
    knowing = knowingNow;
  }
}

/** Who can tell two worlds apart. */
function knowingOf<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, twins: Twins<P>): readonly Viewer[] {
  return walk.viewers.filter((viewer) => !looksSame(walk, twins, viewer));
}

function looksSame<P, M, C, E, V>(
  { game }: Walk<P, M, C, E, V>,
  { one, other }: Pick<Twins<P>, "one" | "other">,
  viewer: Viewer,
): boolean {
  return same(game.view(one, viewer), game.view(other, viewer));
}

/** Does something that can be done alike in both worlds. */
function stepOf<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, { one, other }: Twins<P>): Twins<P> | undefined {
  const { game, random } = walk;
  const actor = game.actor(one);
  if (actor.kind === "nobody" || !same(actor, game.actor(other))) return undefined;
  if (actor.kind === "seat") {
    const write = (move: M): string => game.notation.writeMove(move);
    const there = new Set(game.moves(game.view(other, actor.seat)).map(write));
    const moves = game.moves(game.view(one, actor.seat)).filter((move) => there.has(write(move)));
    if (!moves.length) return undefined;
    const move = anyByKind(moves, game.notation, random);
    return {
      one: game.play(one, move).position,
      other: game.play(other, move).position,
      act: game.notation.writeMove(move),
    };
  }
  const write = (chance: C): string => game.notation.writeChance(chance);
  const others = new Map(game.draw(other).outcomes.map(({ chance }) => [write(chance), chance]));
  const { outcomes } = game.draw(one);
  const shared = outcomes.filter(({ chance }) => others.has(write(chance)));
  const { chance } = random.pick(shared.length ? shared : outcomes);
  const twin = others.get(write(chance)) ?? [...others.values()][0];
  const isShared = shared.length > 0 || game.hidesChance(one, chance, "spectator");
  if (twin === undefined || !isShared) return undefined;
  return {
    one: game.resolve(one, chance).position,
    other: game.resolve(other, twin).position,
    act: `=${write(chance)}`,
  };
}
