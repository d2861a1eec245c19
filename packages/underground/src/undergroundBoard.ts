/** On the Underground as a mutable board of integers, for search and playouts. The same rules as `turn.ts`. */
import type { Board, Random } from "@interchange/tabletop";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import { BRANCH_COST } from "./building.ts";
import { Cards, EXPRESS_CARD, NORMAL_CARD } from "./cards.ts";
import { Enclosure } from "./enclosure.ts";
import { actionsIn } from "./options.ts";
import type { Terms } from "./options.ts";
import { Passenger } from "./passenger.ts";
import type { Position, Stage } from "./position.ts";
import { cityOf, rulesOf } from "./rulesOf.ts";
import { Sites } from "./sites.ts";
import { NO_STATION, Symbols } from "./symbols.ts";
import type { Station, Topology } from "./topology.ts";
import { NEW_FIRST, NEW_SECOND, Tracks } from "./tracks.ts";
import { OPEN_CARDS } from "./turn.ts";

/** Action codes: a build is `line * 256 + block`; then the token; then trips, by their place among those offered. */
export const TOKEN = 16 * 256;
export const FIRST_TRIP: number = TOKEN + 1;
/** Draws: a card is its station, then symbols, then markers. */
export const FIRST_SYMBOL = 128;
export const FIRST_MARKER = 160;
export const MAX_ACTIONS = 4096;

const STAGES: readonly Stage[] = ["markers", "symbols", "deal", "build", "express", "normal", "refill", "over"];
const MARKERS = 0;
const SYMBOLS = 1;
const DEAL = 2;
const BUILD = 3;
const EXPRESS = 4;
const NORMAL = 5;
const REFILL = 6;
const OVER = 7;

const NO_SEAT = 255;
const MAX_LINES_OF_SEAT = 4;
/** Four actions, two trips and four draws a turn, for as many turns as there are cards. */
const MAX_ACTS = 1024;
/** What is kept to take an act back: action, stage, and six more numbers. */
const KEPT = 8;

const IS_RAIL = 1;
const IS_TERMINUS = 2;
const IS_CONNECTION = 3;
const KINDS: Readonly<Record<string, number>> = {
  nationalRail: IS_RAIL,
  terminus: IS_TERMINUS,
  connection: IS_CONNECTION,
};

export class UndergroundBoard implements Board {
  readonly topology: Topology;
  readonly terms: Terms;
  readonly tracks: Tracks;
  readonly points: Int16Array;
  readonly tokens: Int16Array;
  toAct: number = CHANCE;

  private readonly seats: number;
  private stage = SYMBOLS;
  private seat = 0;
  private turns = 0;
  private actionsLeft = 0;
  private passengerAt = 0;

  /** The lines of a seat, four places each, and who owns a line. */
  private readonly linesOf: Uint8Array;
  private readonly lineCounts: Uint8Array;
  private readonly owners: Uint8Array;
  private readonly markerLines: readonly (readonly number[])[];
  private markersTaken = 0;

  private readonly sites: Sites;
  private readonly symbols: Symbols;
  private readonly kinds: Uint8Array;
  private readonly cards: Cards;

  private readonly passenger: Passenger;
  private areTripsKnown = false;
  private readonly targets = new Uint8Array(OPEN_CARDS);
  private readonly enclosure: Enclosure;

  private readonly acts = new Int32Array(MAX_ACTS * KEPT);
  private actCount = 0;
  private readonly list = new Uint16Array(MAX_ACTIONS);

  constructor(position: Position) {
    const topology = cityOf(position.setup);
    const { city } = topology;
    this.topology = topology;
    this.terms = rulesOf(position.setup);
    this.seats = position.setup.seats;
    this.tracks = new Tracks(topology);
    this.sites = new Sites(this.tracks);
    this.passenger = new Passenger(topology);
    this.enclosure = new Enclosure(topology);
    this.points = new Int16Array(this.seats);
    this.tokens = new Int16Array(this.seats);
    this.linesOf = new Uint8Array(this.seats * MAX_LINES_OF_SEAT);
    this.lineCounts = new Uint8Array(this.seats);
    this.owners = new Uint8Array(topology.lines);
    this.markerLines = (city.markers[this.seats] ?? []).map((lines) => lines.map((id) => topology.line(id)!));
    this.symbols = new Symbols(topology);
    this.cards = new Cards(topology, this.terms);
    this.kinds = Uint8Array.from(city.stations.map(({ category }) => KINDS[category] ?? 0));
    this.set(position);
  }

  /** Becomes a position of the same setup. */
  set(position: Position): void {
    const { topology } = this;
    this.tracks.clear();
    for (const { line, between } of position.pieces)
      this.tracks.build(topology.line(line)!, topology.block(...between)!);
    this.sites.renew();
    this.points.set(position.points);
    this.tokens.set(position.tokens);
    this.owners.fill(NO_SEAT);
    this.lineCounts.fill(0);
    this.markersTaken = 0;
    for (const [seat, lines] of position.lines.entries()) {
      if (!lines.length) continue;
      const numbers = lines.map((id) => topology.line(id)!);
      this.giveLines(seat, numbers);
      this.markersTaken |= 1 << this.markerLines.findIndex((marker) => marker.join() === numbers.join());
    }
    this.symbols.clear();
    for (const symbol of position.symbols) this.symbols.add(topology.city.symbols.indexOf(symbol));
    this.cards.set(topology, position);
    for (let line = 0; line < topology.lines; line++) this.enclosure.renew(this.tracks.linesIn, line);
    this.passengerAt = position.passenger === "" ? NO_STATION : topology.station(position.passenger)!;
    this.stage = STAGES.indexOf(position.stage);
    this.seat = position.turn;
    this.turns = position.turns;
    this.actionsLeft = position.actions;
    this.actCount = 0;
    this.settle();
  }

  copy(from: this): void {
    this.tracks.copy(from.tracks);
    this.sites.copy(from.sites);
    this.points.set(from.points);
    this.tokens.set(from.tokens);
    this.linesOf.set(from.linesOf);
    this.lineCounts.set(from.lineCounts);
    this.owners.set(from.owners);
    this.symbols.copy(from.symbols);
    this.cards.copy(from.cards);
    this.enclosure.copy(from.enclosure);
    this.markersTaken = from.markersTaken;
    this.passengerAt = from.passengerAt;
    this.stage = from.stage;
    this.seat = from.seat;
    this.turns = from.turns;
    this.actionsLeft = from.actionsLeft;
    this.toAct = from.toAct;
    this.areTripsKnown = false;
    this.actCount = 0;
  }

  actions(into: Uint16Array): number {
    switch (this.stage) {
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
    const count = this.writeDraws(this.list);
    for (let each = 0; each < count; each++)
      into[each] = this.stage === SYMBOLS ? this.symbols.leftOf(this.list[each]! - FIRST_SYMBOL) : 1;
  }

  sample(random: Random): number {
    switch (this.stage) {
      case BUILD:
        return this.sampleBuild(random);
      case EXPRESS:
      case NORMAL:
        return FIRST_TRIP + random.below(this.solve());
      case SYMBOLS:
        // One of the tokens that are left, each as likely as the other.
        return FIRST_SYMBOL + this.symbols.nth(random.below(this.symbols.left));
      case MARKERS:
        return this.list[random.below(this.writeDraws(this.list))]!;
      default:
        return this.cards.sample(random);
    }
  }

  act(action: number): void {
    switch (this.stage) {
      case BUILD:
        this.keep(action);
        if (action === TOKEN) this.tokens[this.seat]! += 1;
        else this.build(action >>> 8, action & 255);
        this.afterAction();
        break;
      case EXPRESS:
      case NORMAL:
        this.travel(action - FIRST_TRIP);
        break;
      default:
        this.receive(action);
    }
    this.settle();
  }

  takeBack(): void {
    const at = --this.actCount * KEPT;
    const { acts } = this;
    const action = acts[at]!;
    this.stage = acts[at + 1]!;
    this.seat = acts[at + 2]!;
    this.turns = acts[at + 3]!;
    this.actionsLeft = acts[at + 4]!;
    this.passengerAt = acts[at + 5]!;
    const extra = acts[at + 6]!;
    const more = acts[at + 7]!;
    if (this.stage === BUILD) {
      this.tokens[this.seat]! -= action === TOKEN ? 1 : extra >> 16;
      if (action !== TOKEN) this.unbuild(action >>> 8, action & 255, extra & 0xffff, more);
    } else if (this.stage === EXPRESS || this.stage === NORMAL) this.untravel(extra, more);
    else this.giveBack(action, extra);
    this.settle();
  }

  /** Whether a trip is owed. */
  get isTravelling(): boolean {
    return this.stage === EXPRESS || this.stage === NORMAL;
  }

  /** Where the passenger stands; 255 once he has left the board. */
  get passengerStation(): Station {
    return this.passengerAt;
  }

  /** The destinations of the trip that is owed. */
  destinations(): readonly Station[] {
    return Array.from(this.targets.subarray(0, this.writeTargets()));
  }

  /** The trips among which the mover chooses; only while a trip is owed. */
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

  ownerOf(line: number): number {
    return this.owners[line]!;
  }

  // Building

  private builds(): number {
    const { seat } = this;
    const canBranch = this.tokens[seat]! >= BRANCH_COST;
    return this.sites.gather(this.linesOf, seat * MAX_LINES_OF_SEAT, this.lineCounts[seat]!, canBranch);
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

  private build(line: number, block: number): void {
    const { tracks, seat, kinds, topology } = this;
    const { ends, stations } = topology;
    const [one, other] = [ends[block * 2]!, ends[block * 2 + 1]!];
    const first = line * stations;
    const isFree = tracks.laid[line] === 0 || tracks.degree[first + one] === 1 || tracks.degree[first + other] === 1;
    let tokens = isFree ? 0 : -BRANCH_COST;
    let points = 0;
    const fresh = tracks.build(line, block);
    this.sites.built(line, block);
    if (fresh & NEW_FIRST) {
      points += this.connected(line, one, fresh & NEW_SECOND ? other : NO_STATION);
      if (kinds[one] === IS_TERMINUS) tokens++;
    }
    if (fresh & NEW_SECOND) {
      points += this.connected(line, other, NO_STATION);
      if (kinds[other] === IS_TERMINUS) tokens++;
    }
    if (fresh === 0) points += this.enclosure.close(tracks.linesIn, line, block);
    this.points[seat]! += points;
    this.tokens[seat]! += tokens;
    this.keepMore((tokens << 16) | points, fresh === 0 ? 1 : 0);
  }

  /** What reaching a station pays; a pair counts once, at the later of the two when one piece reaches both. */
  private connected(line: number, station: Station, reachedNext: Station): number {
    const kind = this.kinds[station];
    if (kind === IS_RAIL) return 1;
    if (kind === IS_TERMINUS) return 2;
    if (kind !== IS_CONNECTION) return 0;
    const partner = this.symbols.partnerOf(station);
    if (partner === NO_STATION || partner === reachedNext) return 0;
    return this.tracks.touches(line, partner) ? 3 : 0;
  }

  private unbuild(line: number, block: number, points: number, closedLoop: number): void {
    this.points[this.seat]! -= points;
    this.tracks.unbuild(line, block);
    this.sites.takenUp(line, block);
    if (closedLoop === 1) this.enclosure.renew(this.tracks.linesIn, line);
  }

  private afterAction(): void {
    if (--this.actionsLeft > 0) return;
    this.nextTrip(EXPRESS);
  }

  // Travelling

  /** Finds the trips on offer, once for each time that a trip is owed. */
  private solve(): number {
    if (this.areTripsKnown) return this.passenger.optionCount;
    const count = this.writeTargets();
    this.areTripsKnown = true;
    return this.passenger.solve(this.tracks, this.passengerAt, this.targets, count);
  }

  private writeTargets(): number {
    return this.cards.writeOpen(this.stage === EXPRESS ? EXPRESS_CARD : NORMAL_CARD, this.targets);
  }

  private nextTrip(stage: number): void {
    if (this.passengerAt === NO_STATION) this.nextSeat();
    else if (stage === EXPRESS && this.cards.hasOpen(EXPRESS_CARD)) this.stage = EXPRESS;
    else if (this.cards.hasOpen(NORMAL_CARD)) this.stage = NORMAL;
    else this.refill();
  }

  private travel(trip: number): void {
    this.solve();
    const to = this.passenger.optionTo[trip]!;
    const lines = this.passenger.optionLines[trip]!;
    this.keep(FIRST_TRIP + trip);
    this.keepMore(to | (this.cards.remove(to) << 8), lines);
    this.pay(lines, 1);
    this.passengerAt = to;
    if (to === this.cards.mornington && this.terms.morningtonCrescent) {
      this.passengerAt = NO_STATION;
      this.nextSeat();
    } else if (this.stage === EXPRESS) this.nextTrip(NORMAL);
    else this.refill();
  }

  private untravel(extra: number, lines: number): void {
    this.pay(lines, -1);
    this.cards.restore(extra & 255, extra >> 8);
  }

  private pay(lines: number, points: 1 | -1): void {
    for (let left = lines; left !== 0; left &= left - 1) {
      const owner = this.owners[31 - Math.clz32(left & -left)]!;
      if (owner !== NO_SEAT) this.points[owner]! += points;
    }
  }

  private nextSeat(): void {
    this.seat = this.seat + 1 === this.seats ? 0 : this.seat + 1;
    this.turns++;
    const isLastRound = this.passengerAt === NO_STATION || (this.terms.travelsToTheEnd && this.cards.isExhausted);
    if (isLastRound && this.seat === this.terms.startSeat) {
      this.stage = OVER;
      this.actionsLeft = 0;
    } else {
      this.stage = BUILD;
      this.actionsLeft = actionsIn(this.terms, this.seats, this.turns);
    }
  }

  // Cards

  private refill(): void {
    if (this.cards.isOwed) {
      this.stage = REFILL;
      return;
    }
    if (this.cards.isDry && !this.terms.travelsToTheEnd) this.passengerAt = NO_STATION;
    this.nextSeat();
  }

  private writeDraws(into: Uint16Array): number {
    let count = 0;
    if (this.stage === MARKERS) {
      for (let marker = 0; marker < this.markerLines.length; marker++)
        if ((this.markersTaken & (1 << marker)) === 0) into[count++] = FIRST_MARKER + marker;
    } else if (this.stage === SYMBOLS) {
      for (let symbol = 0; symbol < this.topology.city.symbols.length; symbol++)
        if (this.symbols.leftOf(symbol) > 0) into[count++] = FIRST_SYMBOL + symbol;
    } else return this.cards.write(into);
    return count;
  }

  private receive(action: number): void {
    this.keep(action);
    if (this.stage === MARKERS) {
      const marker = action - FIRST_MARKER;
      this.markersTaken |= 1 << marker;
      this.giveLines(this.seat, this.markerLines[marker]!);
      this.seat = this.seat + 1 === this.seats ? 0 : this.seat + 1;
      if (this.seat === this.terms.startSeat) this.stage = SYMBOLS;
      return;
    }
    if (this.stage === SYMBOLS) {
      this.symbols.add(action - FIRST_SYMBOL);
      if (this.symbols.isComplete) this.stage = DEAL;
      return;
    }
    this.keepMore(this.cards.turnUp(action), 0);
    if (this.stage === REFILL) this.refill();
    else if (!this.cards.isOwed) {
      this.stage = BUILD;
      this.actionsLeft = actionsIn(this.terms, this.seats, 0);
    }
  }

  private giveBack(action: number, at: number): void {
    if (this.stage === MARKERS) {
      this.markersTaken &= ~(1 << (action - FIRST_MARKER));
      for (const line of this.markerLines[action - FIRST_MARKER]!) this.owners[line] = NO_SEAT;
      this.lineCounts[this.seat] = 0;
    } else if (this.stage === SYMBOLS) this.symbols.removeLast();
    else this.cards.turnBack(action, at);
  }

  private giveLines(seat: number, lines: readonly number[]): void {
    for (const [index, line] of lines.entries()) {
      this.linesOf[seat * MAX_LINES_OF_SEAT + index] = line;
      this.owners[line] = seat;
    }
    this.lineCounts[seat] = lines.length;
  }

  // Taking back

  private keep(action: number): void {
    const at = this.actCount++ * KEPT;
    const { acts } = this;
    acts[at] = action;
    acts[at + 1] = this.stage;
    acts[at + 2] = this.seat;
    acts[at + 3] = this.turns;
    acts[at + 4] = this.actionsLeft;
    acts[at + 5] = this.passengerAt;
    acts[at + 6] = 0;
    acts[at + 7] = 0;
  }

  private keepMore(extra: number, more: number): void {
    const at = (this.actCount - 1) * KEPT;
    this.acts[at + 6] = extra;
    this.acts[at + 7] = more;
  }

  private settle(): void {
    this.areTripsKnown = false;
    this.toAct = this.stage === OVER ? NOBODY : this.stage >= BUILD && this.stage <= NORMAL ? this.seat : CHANCE;
  }
}
