/** On the Underground as a mutable board of integers, for search and playouts. */
import type { Board, Random, Seat, Setup } from "@interchange/tabletop";
import { CHANCE, NOBODY, startedBy } from "@interchange/tabletop";
import {
  blockOfBuild,
  FIRST_MARKER,
  FIRST_SEAT,
  FIRST_SYMBOL,
  FIRST_TRIP,
  lineOfBuild,
  MAX_ACTIONS,
  TOKEN,
} from "./actionCodes.ts";
import { Cards } from "./cards.ts";
import { TurnSteps } from "./turnSteps.ts";
import { EXPRESS_CARD, NORMAL_CARD, OPEN_CARDS } from "./destinations.ts";
import { Enclosure } from "./enclosure.ts";
import { Markers } from "./markers.ts";
import { Passenger } from "./passenger.ts";
import { BRANCH_COST, isBranch, piecePays, tripPays } from "./paying.ts";
import type { Hands } from "./paying.ts";
import type { Position, Source } from "./position.ts";
import type { City } from "./city.ts";
import { cityOf, rulesOf } from "./rulesOf.ts";
import { Sites } from "./sites.ts";
import { BUILD, EXPRESS, isSeatsStage, LOT, MARKERS, NORMAL, OVER, STAGES, SYMBOLS } from "./stages.ts";
import { pointsAtStart, stageAfterLot } from "./start.ts";
import { Symbols } from "./symbols.ts";
import { lowestLine } from "./indices.ts";
import type { Block, IndexArray, LineNumber, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";
import { Tracks } from "./tracks.ts";

/** Four actions, two trips and four draws a turn, for as many turns as there are cards. */
const MAX_ACTS = 1024;
/** What taking an act back needs: the action, how far the game was, and two more numbers. */
const KEPT = 8;

export class UndergroundBoard implements Board, Hands {
  readonly topology: Topology;
  readonly tracks: Tracks;
  readonly points: Int16Array;
  readonly tokens: Int16Array;
  toAct: number = CHANCE;

  private readonly setup: Setup;
  private readonly steps: TurnSteps;
  private readonly sites: Sites;
  private readonly symbols: Symbols;
  private readonly cards: Cards;
  private readonly markers: Markers;
  private readonly enclosure: Enclosure;

  private readonly passenger: Passenger;
  private areTripsKnown = false;
  private readonly targets = new Uint8Array(OPEN_CARDS) as IndexArray<Station>;

  private readonly acts = new Int32Array(MAX_ACTS * KEPT);
  private actCount = 0;
  private readonly list = new Uint16Array(MAX_ACTIONS);

  constructor(position: Position) {
    const { setup } = position;
    const topology = cityOf(setup);
    const terms = rulesOf(setup);
    this.setup = setup;
    this.topology = topology;
    this.tracks = new Tracks(topology);
    this.points = new Int16Array(setup.seats);
    this.tokens = new Int16Array(setup.seats);
    this.sites = new Sites(this.tracks);
    this.symbols = new Symbols(topology);
    this.cards = new Cards(topology, terms);
    this.markers = new Markers(topology, setup);
    this.enclosure = new Enclosure(topology);
    this.passenger = new Passenger(topology);
    this.steps = new TurnSteps(topology, terms, setup.seats, this.cards.counts);
    this.set(position);
  }

  /** The city with this table's printed components. */
  get city(): City {
    return this.topology.city;
  }
  get seats(): number {
    return this.setup.seats;
  }

  /** Becomes a position of the same setup. */
  set(position: Position): void {
    const { topology, tracks } = this;
    tracks.clear();
    for (const { line, between } of position.pieces) tracks.build(topology.lineOf(line), topology.blockOf(between));
    this.sites.renew();
    for (const line of topology.allLines) this.enclosure.renew(tracks.linesIn, line);
    this.points.set(position.points);
    this.tokens.set(position.tokens);
    this.symbols.set(position);
    this.cards.set(position);
    this.markers.set(position);
    this.steps.set(position);
    this.actCount = 0;
    this.settle();
  }

  copy(from: this): void {
    this.tracks.copy(from.tracks);
    this.sites.copy(from.sites);
    this.enclosure.copy(from.enclosure);
    this.points.set(from.points);
    this.tokens.set(from.tokens);
    this.symbols.copy(from.symbols);
    this.cards.copy(from.cards);
    this.markers.copy(from.markers);
    this.steps.copy(from.steps);
    this.actCount = 0;
    this.settle();
  }

  actions(into: Uint16Array): number {
    switch (this.steps.stage) {
      case BUILD:
        return this.writeBuilds(into);
      case EXPRESS:
      case NORMAL: {
        const count = this.solve();
        for (let trip = 0; trip < count; trip++) into[trip] = FIRST_TRIP + trip;
        return count;
      }
      case OVER:
        return 0;
      default:
        return this.writeDraws(into);
    }
  }

  weights(into: Uint32Array): void {
    const { symbols } = this;
    const count = this.writeDraws(this.list);
    for (let each = 0; each < count; each++)
      into[each] = this.steps.stage === SYMBOLS ? symbols.leftOf(this.list[each]! - FIRST_SYMBOL) : 1;
  }

  sample(random: Random): number {
    const { symbols, cards } = this;
    switch (this.steps.stage) {
      case BUILD:
        return this.sampleBuild(random);
      case EXPRESS:
      case NORMAL:
        return FIRST_TRIP + random.below(this.solve());
      case SYMBOLS:
        // One of the remaining tokens, all equally likely.
        return FIRST_SYMBOL + symbols.nth(random.below(symbols.left));
      case LOT:
      case MARKERS:
        return this.list[random.below(this.writeDraws(this.list))]!;
      default:
        return cards.sample(random);
    }
  }

  act(action: number): void {
    switch (this.steps.stage) {
      case BUILD:
        this.build(action);
        break;
      case EXPRESS:
      case NORMAL:
        this.travel(action);
        break;
      default:
        this.receive(action);
    }
    this.settle();
  }

  takeBack(): void {
    const { acts, steps } = this;
    const at = --this.actCount * KEPT;
    const action = acts[at]!;
    steps.stage = acts[at + 1]!;
    steps.seat = acts[at + 2]!;
    steps.turns = acts[at + 3]!;
    steps.actions = acts[at + 4]!;
    steps.passenger = acts[at + 5]! as Station;
    const extra = acts[at + 6]!;
    const more = acts[at + 7]!;
    if (steps.stage === BUILD) {
      this.tokens[steps.seat]! -= extra;
      this.points[steps.seat]! -= more;
      if (action !== TOKEN) this.takeUp(lineOfBuild(action), blockOfBuild(action));
    } else if (isSeatsStage(steps.stage)) this.untravel(extra, more);
    else this.giveBack(action, extra);
    this.settle();
  }

  /** Whether a trip is due. */
  get isTravelling(): boolean {
    return this.steps.stage === EXPRESS || this.steps.stage === NORMAL;
  }

  /** Where the passenger stands; `NO_STATION` once he has left the board. */
  get passengerStation(): Station {
    return this.steps.passenger;
  }

  /** The destinations of the trip that is due. */
  destinations(): readonly Station[] {
    return Array.from(this.targets.subarray(0, this.writeTargets()), (station) => station as Station);
  }

  /** The trips that the player chooses from; only while a trip is due. */
  tripCount(): number {
    return this.solve();
  }

  tripTo(trip: number): Station {
    this.solve();
    return this.passenger.optionTo[trip]!;
  }

  /** The lines of a trip, as bits. */
  tripLines(trip: number): number {
    this.solve();
    return this.passenger.optionLines[trip]!;
  }

  // Hands

  ownerOf(line: LineNumber): Seat {
    return this.markers.ownerOf(line);
  }

  partnerOf(station: Station): Station {
    return this.symbols.partnerOf(station);
  }

  enclose(line: LineNumber, block: Block): number {
    return this.enclosure.close(this.tracks.linesIn, line, block);
  }

  gain(tokens: number): void {
    this.tokens[this.steps.seat]! += tokens;
  }

  credit(seat: Seat, _source: Source, points: number): void {
    this.points[seat]! += points;
  }

  // Building

  private builds(): number {
    const { sites, markers } = this;
    const { seat } = this.steps;
    const canBranch = this.tokens[seat]! >= BRANCH_COST;
    return sites.gather(markers.lines, markers.firstOf(seat), markers.countOf(seat), canBranch);
  }

  private writeBuilds(into: Uint16Array): number {
    const count = this.builds();
    this.sites.write(into);
    into[count] = TOKEN;
    return count + 1;
  }

  private sampleBuild(random: Random): number {
    const count = this.builds();
    const choice = random.below(count + 1);
    return choice === count ? TOKEN : this.sites.nth(choice);
  }

  private build(action: number): void {
    const { points, tokens } = this;
    const { seat } = this.steps;
    const pointsBefore = points[seat]!;
    const tokensBefore = tokens[seat]!;
    if (action === TOKEN) this.gain(1);
    else this.lay(seat, lineOfBuild(action), blockOfBuild(action));
    this.keep(action, tokens[seat]! - tokensBefore, points[seat]! - pointsBefore);
    this.steps.afterAction();
  }

  private lay(seat: Seat, line: LineNumber, block: Block): void {
    const { tracks } = this;
    if (isBranch(tracks, line, block)) this.gain(-BRANCH_COST);
    const fresh = tracks.build(line, block);
    this.sites.built(line, block);
    piecePays(this, tracks, seat, line, block, fresh);
  }

  private takeUp(line: LineNumber, block: Block): void {
    const { tracks } = this;
    const { ends } = this.topology;
    tracks.unbuild(line, block);
    this.sites.takenUp(line, block);
    const wasLoop = tracks.touches(line, ends[block * 2]!) && tracks.touches(line, ends[block * 2 + 1]!);
    if (wasLoop) this.enclosure.renew(tracks.linesIn, line);
  }

  // Travelling

  /** Finds the trips on offer, once per trip that is due. */
  private solve(): number {
    if (this.areTripsKnown) return this.passenger.optionCount;
    const count = this.writeTargets();
    this.areTripsKnown = true;
    return this.passenger.solve(this.tracks, this.steps.passenger, this.targets, count);
  }

  private writeTargets(): number {
    const kind = this.steps.stage === EXPRESS ? EXPRESS_CARD : NORMAL_CARD;
    return this.cards.writeOpen(kind, this.targets);
  }

  private travel(action: number): void {
    const trip = action - FIRST_TRIP;
    this.solve();
    const to = this.passenger.optionTo[trip]!;
    const lines = this.passenger.optionLines[trip]!;
    this.keep(action, to | (this.cards.remove(to) << 8), lines);
    tripPays(this, to, lines);
    this.steps.afterTrip(to);
  }

  private untravel(extra: number, lines: number): void {
    this.cards.putDown((extra & 255) as Station, extra >> 8);
    for (let left = lines; left !== 0; left &= left - 1) this.points[this.ownerOf(lowestLine(left))]! -= 1;
  }

  // Draws

  private writeDraws(into: Uint16Array): number {
    const { symbols, markers, cards } = this;
    switch (this.steps.stage) {
      case LOT:
        for (let seat = 0; seat < this.setup.seats; seat++) into[seat] = FIRST_SEAT + seat;
        return this.setup.seats;
      case MARKERS:
        return markers.write(into, FIRST_MARKER);
      case SYMBOLS:
        return symbols.write(into, FIRST_SYMBOL);
      default:
        return cards.write(into);
    }
  }

  private receive(action: number): void {
    const { steps, symbols } = this;
    switch (steps.stage) {
      case LOT:
        this.keep(action, 0, 0);
        this.begin(action - FIRST_SEAT);
        break;
      case MARKERS:
        this.keep(action, 0, 0);
        this.markers.give(steps.seat, action - FIRST_MARKER);
        steps.afterMarker();
        break;
      case SYMBOLS:
        this.keep(action, 0, 0);
        symbols.add(action - FIRST_SYMBOL);
        steps.afterSymbol(symbols.left);
        break;
      default:
        this.keep(action, this.cards.turnUp(action as Station), 0);
        steps.afterCard();
    }
  }

  private begin(seat: Seat): void {
    const setup = startedBy(this.setup, seat);
    this.points.set(pointsAtStart(setup));
    this.steps.begin(rulesOf(setup), STAGES.indexOf(stageAfterLot(setup)));
  }

  private giveBack(action: number, at: number): void {
    const { symbols, markers, cards } = this;
    const { stage, seat } = this.steps;
    if (stage === LOT) this.points.fill(0);
    else if (stage === MARKERS) markers.takeBack(seat, action - FIRST_MARKER);
    else if (stage === SYMBOLS) symbols.removeLast();
    else cards.turnBack(action as Station, at);
  }

  // Taking back

  /** Stores what taking an act back needs, before the game goes on. */
  private keep(action: number, extra: number, more: number): void {
    const { acts, steps } = this;
    const at = this.actCount++ * KEPT;
    acts[at] = action;
    acts[at + 1] = steps.stage;
    acts[at + 2] = steps.seat;
    acts[at + 3] = steps.turns;
    acts[at + 4] = steps.actions;
    acts[at + 5] = steps.passenger;
    acts[at + 6] = extra;
    acts[at + 7] = more;
  }

  private settle(): void {
    const { stage, seat } = this.steps;
    this.areTripsKnown = false;
    this.toAct = stage === OVER ? NOBODY : isSeatsStage(stage) ? seat : CHANCE;
  }
}
