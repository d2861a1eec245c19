/** Applies a turn to a position: records the changes and events, and makes the next position. */
import type { Seat, Step } from "@interchange/tabletop";
import { rank } from "@interchange/tabletop";
import { TurnSteps } from "./turnSteps.ts";
import { CardCounts, count } from "./destinations.ts";
import { enclosedBy } from "./loops.ts";
import { BRANCH_COST, isBranch, piecePays, tripPays } from "./paying.ts";
import type { Hands } from "./paying.ts";
import type { Event, Piece, Position, Reward, Source } from "./position.ts";
import { cityOf, ownerOf, partnerOf, rulesOf, tracksAfter, tracksOf } from "./rulesOf.ts";
import { STAGES } from "./stages.ts";
import { NO_STATION } from "./indices.ts";
import type { LineNumber, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";
import type { Tracks } from "./tracks.ts";
import { linesAs } from "./trips.ts";

export class PositionHands implements Hands {
  paid = 0;
  gained = 0;
  pieces: readonly Piece[];
  readonly rewards: Reward[] = [];

  private readonly before: Position;
  private readonly topology: Topology;
  /** The track with the piece that was laid. */
  private tracks: Tracks | undefined;
  private enclosed: readonly Station[] = [];

  constructor(position: Position) {
    this.before = position;
    this.topology = cityOf(position.setup);
    this.pieces = position.pieces;
  }

  /** A seat builds where its line may be built on. */
  build(seat: Seat, piece: Piece): void {
    const { topology, before } = this;
    const line = topology.lineOf(piece.line);
    const block = topology.blockOf(piece.between);
    if (isBranch(tracksOf(before), line, block)) this.paid = BRANCH_COST;
    const { pieces, tracks, fresh } = tracksAfter(before, piece);
    this.pieces = pieces;
    this.tracks = tracks;
    piecePays(this, tracks, seat, line, block, fresh);
  }

  travel(to: string, lines: readonly string[]): void {
    tripPays(this, this.topology.stationOf(to), linesAs(this.topology, lines));
  }

  ownerOf(line: LineNumber): Seat {
    const owner = ownerOf(this.before, this.topology.lineId(line));
    if (owner === undefined) throw new RangeError(`nobody owns line ${line}`);
    return owner;
  }

  partnerOf(station: Station): Station {
    const { topology, before } = this;
    const partner = partnerOf(topology, before.symbols, topology.stationId(station));
    return partner === undefined ? NO_STATION : topology.stationOf(partner);
  }

  enclose(line: LineNumber): number {
    const { topology, before, tracks } = this;
    const known = new Set(enclosedBy(topology, tracksOf(before).linesIn, line));
    const enclosed = tracks ? enclosedBy(topology, tracks.linesIn, line) : [];
    this.enclosed = enclosed.filter((station) => !known.has(station));
    return this.enclosed.length;
  }

  gain(tokens: number): void {
    this.gained += tokens;
  }

  credit(seat: Seat, source: Source, points: number, station: Station, partner: Station): void {
    const stations = source === "loop" ? this.enclosed : [station, partner].filter((each) => each !== NO_STATION);
    this.rewards.push({
      award: { seat, source, points },
      stations: stations.map((each) => this.topology.stationId(each)),
    });
  }

  /**
   * The position with these changes and everything paid, gained and credited, continued; with all events, this one
   * first.
   */
  step(first: Event, changes: Partial<Position>, goOn: (steps: TurnSteps) => void): Step<Position, Event> {
    const { before, pieces, paid, gained } = this;
    const changed: Position = { ...before, pieces, tokens: this.tokens(paid - gained), ...this.earnings(), ...changes };
    const steps = turnStepsOf(changed);
    goOn(steps);
    const { seat: turn, turns, actions, passenger } = steps;
    const stage = STAGES[steps.stage] ?? "over";
    const position: Position = {
      ...changed,
      stage,
      turn,
      turns,
      actions,
      passenger: passenger === NO_STATION ? "" : this.topology.stationId(passenger),
    };
    const events: Event[] = [first, ...this.rewards.map((reward): Event => ({ type: "scored", ...reward }))];
    if (before.passenger !== "" && position.passenger === "") events.push({ type: "left" });
    if (stage === "over") events.push({ type: "over", standings: rank(position.points) });
    return { position, events: [...events, { type: "next", stage, turn, turns, actions }] };
  }

  private tokens(spent: number): readonly number[] {
    const { tokens, turn } = this.before;
    return spent === 0 ? tokens : tokens.with(turn, (tokens[turn] ?? 0) - spent);
  }

  private earnings(): Pick<Position, "points" | "earned"> {
    let { points } = this.before;
    const earned: Record<Source, readonly number[]> = { ...this.before.earned };
    for (const { award } of this.rewards) {
      const { seat, source } = award;
      const more = (of: readonly number[]): readonly number[] => of.with(seat, (of[seat] ?? 0) + award.points);
      points = more(points);
      earned[source] = more(earned[source]);
    }
    return { points, earned };
  }
}

/** The turn's state, as far as the position has come. */
function turnStepsOf(position: Position): TurnSteps {
  const { setup } = position;
  const steps = new TurnSteps(cityOf(setup), rulesOf(setup), setup.seats, cardsOf(position));
  steps.set(position);
  return steps;
}

/** The number of cards. */
export function cardsOf({ setup, open, pile }: Pick<Position, "setup" | "open" | "pile">): CardCounts {
  const { kindOf } = cityOf(setup);
  const cards = new CardCounts();
  for (const id of open) count(cards.open, kindOf(id), 1);
  for (const id of pile) count(cards.left, kindOf(id), 1);
  return cards;
}
