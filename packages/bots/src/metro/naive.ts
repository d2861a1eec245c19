import { ARRIVALS, FACES, metro, metroSearch, STATIONS } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import type { MetroBot } from "./metroBot.ts";

/**
 * Plays as newcomers do: never ends its own line if another square does not, else takes the square where its lines grow
 * most. Ignores the others, and never draws another tile. Bots for beginners are measured against it.
 */
export const naive: MetroBot = {
  name: "naive",
  choose(view, random) {
    const moves = metro.moves(view);
    const placements = moves.filter((move) => move.type === "place");
    return random.pick(placements.length ? growingMost(view, placements, random) : moves);
  },
};

function growingMost(view: View, placements: readonly Move[], random: Random): readonly Move[] {
  const { network } = metroSearch.guess(view, random);
  const { owners } = metro.layoutOf(view.setup);
  const open = Array.from({ length: STATIONS }, (_, station) => station).filter(
    (station) => owners[station] === view.turn && network.trainAt(station) < ARRIVALS,
  );
  const looks = placements.map((move) => {
    const action = metroSearch.encodeMove(move);
    const face = known(FACES[action >>> 6]);
    network.lay(face, action & 63);
    const ends = open.some((station) => network.trainAt(station) >= ARRIVALS);
    const length = open.reduce((sum, station) => sum + network.lengthFrom(station), 0);
    network.unlay(face, action & 63);
    return { move, ends, length };
  });
  const safe = looks.filter(({ ends }) => !ends);
  const chosen = safe.length ? safe : looks;
  const longest = Math.max(...chosen.map(({ length }) => length));
  return chosen.filter(({ length }) => length === longest).map(({ move }) => move);
}
