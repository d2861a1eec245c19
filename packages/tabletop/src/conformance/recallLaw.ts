/**
 * The law of perfect recall: nothing that a viewer once knew is lost, so long as it is true.
 *
 * A view holds "all that a viewer could remember", which no single position can be asked about. Two can. Take a
 * position and a twin that looks the same to the public, but not to some seats: their secrets are others. Play both on
 * with the same moves and the same draws (where a hidden draw cannot be the same, each with its own), for as long as
 * the public cannot tell them apart. A seat that could tell them apart before must be able to for ever after, by its
 * view alone; if the two views become equal, then something that the seat knew has been forgotten.
 *
 * Moves are chosen among those that both worlds allow, so secrets are kept to oneself and live long: a share that was
 * put back is drawn by another, who puts it back again.
 */
import type { Viewer } from "../actor.ts";
import type { Step } from "../game.ts";
import { anyMove } from "./kinds.ts";
import type { Walk } from "./subject.ts";
import { difference, same } from "./values.ts";

/** How far two worlds are played on together. */
const MOST_STEPS = 60;

/** Two worlds that the public cannot tell apart. */
interface Twins<Position> {
  readonly one: Position;
  readonly other: Position;
}

/** Plays some position of the walk and a twin of it on together; nobody may cease to tell them apart. */
export function recallLaw<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { game, table, random } = walk;
  const one = table.at(random.below(table.length + 1));
  const imaginedBy = random.pick(walk.viewers);
  let twins: Twins<P> = { one, other: game.imagine(game.view(one, imaginedBy), random) };
  let knowing = walk.viewers.filter((viewer) => !looksSame(walk, twins, viewer));
  const acts: string[] = [];
  for (let step = 0; step < MOST_STEPS && knowing.length; step++) {
    const next = stepOf(walk, twins);
    if (!next || game.standings(next.one.position)) return;
    acts.push(next.act);
    const before = twins;
    twins = { one: next.one.position, other: next.other.position };
    if (!looksSame(walk, twins, "spectator")) return;
    const lost = knowing.find((viewer) => looksSame(walk, twins, viewer));
    if (lost !== undefined) {
      const known = difference(game.view(before.one, lost), game.view(before.other, lost));
      walk.broken("nothing that a viewer knew is lost", `${lost} forgets ${known} in ${acts.join(" ")}`);
    }
    knowing = walk.viewers.filter((viewer) => !looksSame(walk, twins, viewer));
  }
}

function looksSame<P, M, C, E, V>({ game }: Walk<P, M, C, E, V>, { one, other }: Twins<P>, viewer: Viewer): boolean {
  return same(game.view(one, viewer), game.view(other, viewer));
}

/** Something that can be done in both worlds alike, done. */
function stepOf<P, M, C, E, V>(
  walk: Walk<P, M, C, E, V>,
  { one, other }: Twins<P>,
): { readonly one: Step<P, E>; readonly other: Step<P, E>; readonly act: string } | undefined {
  const { game, random } = walk;
  const actor = game.actor(one);
  if (actor.kind === "nobody" || !same(actor, game.actor(other))) return undefined;
  if (actor.kind === "seat") {
    const there = game.view(other, actor.seat);
    const moves = game.moves(game.view(one, actor.seat)).filter((move) => !game.refusal(there, move));
    if (!moves.length) return undefined;
    const move = anyMove(moves, game.notation, random);
    return { one: game.play(one, move), other: game.play(other, move), act: game.notation.writeMove(move) };
  }
  const write = (chance: C): string => game.notation.writeChance(chance);
  const others = new Map(game.draw(other).outcomes.map(({ chance }) => [write(chance), chance]));
  const { outcomes } = game.draw(one);
  const shared = outcomes.filter(({ chance }) => others.has(write(chance)));
  const { chance } = random.pick(shared.length ? shared : outcomes);
  const twin = others.get(write(chance)) ?? [...others.values()][0];
  const isShared = shared.length > 0 || game.hidesChance(one, chance, "spectator");
  if (twin === undefined || !isShared) return undefined;
  return { one: game.resolve(one, chance), other: game.resolve(other, twin), act: `=${write(chance)}` };
}
