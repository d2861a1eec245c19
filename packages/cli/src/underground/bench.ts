import { known, NOBODY, Random } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { Passenger, Tracks, underground, undergroundSearch } from "@interchange/underground";
import type { IndexArray, Station, UndergroundBoard } from "@interchange/underground";
import { rounded } from "../bench.ts";

/** The passenger problems of random games, stored to be timed separately. */
interface Question {
  readonly tracks: Tracks;
  readonly from: Station;
  readonly to: IndexArray<Station>;
}

const GAMES = 40;

/** The mean time of solving a passenger's trip, and of the building part of a game, in microseconds. */
export function timeParts(setup: Setup): Readonly<Record<string, number>> {
  const random = new Random("parts");
  const questions: Question[] = [];
  let building = 0;
  for (let game = 0; game < GAMES; game++) {
    const board = undergroundSearch.board(underground.start(setup));
    while (board.toAct !== NOBODY) {
      if (board.isTravelling) {
        questions.push(questionOn(board));
        board.act(board.sample(random));
        continue;
      }
      const began = performance.now();
      board.act(board.sample(random));
      building += performance.now() - began;
    }
  }
  const passenger = new Passenger(known(questions[0]).tracks.topology);
  const solveAll = (): void => {
    for (const { tracks, from, to } of questions) passenger.solve(tracks, from, to, to.length);
  };
  for (let warmUp = 0; warmUp < 10; warmUp++) solveAll();
  const rounds = 20;
  const began = performance.now();
  for (let round = 0; round < rounds; round++) solveAll();
  const solving = performance.now() - began;
  return {
    solveMicroseconds: rounded((1000 * solving) / (rounds * questions.length)),
    buildingMicroseconds: rounded((1000 * building) / GAMES, 0),
  };
}

function questionOn(board: UndergroundBoard): Question {
  const tracks = new Tracks(board.topology);
  tracks.copy(board.tracks);
  return { tracks, from: board.passengerStation, to: Uint8Array.from(board.destinations()) as IndexArray<Station> };
}
