/** A bot of the ladder that values every move at a glance, with its traits. */
import { DRAW_ANOTHER, metro, metroSearch, ModuleBoard, SQUARES, STATIONS } from "@interchange/metro";
import type { Layout, MetroBoard, Move, View } from "@interchange/metro";
import { known } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import { bestOf, lastWord } from "../../bot.ts";
import type { Weighing } from "../../bot.ts";
import { weighingOf } from "../../rungs/opinion.ts";
import { marginOf } from "../../standing.ts";
import { Affairs } from "../affairs.ts";
import { Appraisal } from "../appraisal.ts";
import { LineValue } from "../lineValue.ts";
import { weightsFor } from "../lineWeights.ts";
import type { MetroWeigher } from "../metroBot.ts";
import { OnePly } from "../onePly.ts";
import { plainStakes } from "../stakes.ts";
import { glassesOf } from "./glasses.ts";
import { weightsWith } from "./traits.ts";
import type { Traits } from "./traits.ts";

/** The 95 % error between two moves at a glance, and the spread of the result for every tile to come. */
const ERROR = 8;
const SPREAD_BY_TILE = 2.4;
/** More than any tile is worth. */
const ALONE = 100;

export function metroRung(name: string, traits: Traits): MetroWeigher {
  const weigher: MetroWeigher = {
    name,
    *weigh(view, random) {
      yield opinionOf(view, random, traits);
    },
    choose: (view, random, budget) => bestOf(lastWord(weigher, view, random, budget)),
  };
  return weigher;
}

function opinionOf(view: View, random: Random, traits: Traits): Weighing<Move> {
  const layout = metro.layoutOf(view.setup);
  const board = metroSearch.guess(view, random);
  const seat = board.toAct;
  const onePly = new OnePly(layout, weightsWith(layout, traits), glassesOf(view, traits));
  const affairs =
    board instanceof ModuleBoard ? new Affairs(layout, metro.sceneOf(view), seat, onePly.lines) : undefined;
  onePly.look(board, view.unseen, affairs);
  if (!traits.draws) forgetDraw(onePly);
  if (traits.long !== undefined) leaveAlone(onePly, board, traits.long);
  const { actions, gains, count } = onePly;
  const points = expectedPoints(board, layout, view);
  const margin = marginOf(points, seat);
  return weighingOf({
    moves: Array.from(actions.subarray(0, count), (action, index) => ({
      move: metroSearch.decodeMove(action),
      margin: margin + known(gains[index]),
    })),
    points,
    seat,
    error: ERROR,
    spread: SPREAD_BY_TILE * Math.sqrt(SQUARES.length - board.tilesLaid),
    work: count,
  });
}

/** Drawing another tile becomes its last choice. */
function forgetDraw({ actions, gains, count }: OnePly): void {
  const at = actions.subarray(0, count).indexOf(DRAW_ANOTHER);
  if (at >= 0) gains[at] = Math.min(...gains.subarray(0, count)) - 1;
}

/** Squares where long lines wait become its last choices. */
function leaveAlone({ actions, gains, count }: OnePly, { network }: MetroBoard, long: number): void {
  const squares = new Set<number>();
  for (let station = 0; station < STATIONS; station++)
    if (network.lengthFrom(station) >= long) squares.add(network.trainAt(station) >>> 2);
  for (const [index, action] of actions.subarray(0, count).entries())
    if (action < DRAW_ANOTHER && squares.has(action & 63)) gains[index] = known(gains[index]) - ALONE;
}

/** Every seat's points, plus what its open lines will score if seats own them. */
function expectedPoints(board: MetroBoard, layout: Layout, view: View): readonly number[] {
  const { owners, share, ...paid } = known(plainStakes(layout)[board.toAct]);
  const lines = new LineValue(weightsFor(layout), layout);
  lines.setTilesLeft(view.unseen, layout.terms.freeOrientation);
  const appraisal = new Appraisal(layout, lines);
  // Every line as its owner counts it.
  const owned = share.map((count) => (count === 0 ? 0 : 1));
  appraisal.look(board.network, { ...paid, owners, share: owned }, board.toAct, board.tilesLaid);
  return view.points.map((points, seat) =>
    owners.reduce((sum, owner, place) => (owner === seat ? sum + known(appraisal.values[place]) : sum), points),
  );
}
