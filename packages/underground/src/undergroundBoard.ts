/** On the Underground as a mutable board of integers, for search and playouts. The same rules as `turn.ts`. */
import type { Board, Random } from "@interchange/tabletop";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import { BRANCH_COST } from "./building.ts";
import { Enclosure } from "./enclosure.ts";
import { actionsIn } from "./options.ts";
import type { Terms } from "./options.ts";
import { Passenger } from "./passenger.ts";
import type { Position, Stage } from "./position.ts";
import { cityOf, rulesOf } from "./rulesOf.ts";
import type { Station, Topology } from "./topology.ts";
import { NEW_FIRST, NEW_SECOND, Tracks } from "./tracks.ts";
import { MORNINGTON, OPEN_CARDS } from "./turn.ts";

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

const NO_STATION = 255;
const NO_SEAT = 255;
const MAX_LINES_OF_SEAT = 4;
/** Rule 6.4: the card is among so many at the bottom of the pile. */
const LAST_CARDS = 5;
/** Four actions, two trips and four draws a turn, for as many turns as there are cards. */
const MAX_ACTS = 1024;
/** What is kept to take an act back: action, stage, and six more numbers. */
const KEPT = 8;

const IS_EXPRESS = 1;
const IS_NORMAL = 2;
const IS_RAIL = 3;
const IS_TERMINUS = 4;
const IS_CONNECTION = 5;
const KINDS: Readonly<Record<string, number>> = {
  express: IS_EXPRESS,
  normal: IS_NORMAL,
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

  /** By connection station, in the city's order: its symbol; and for every station the one with the same symbol. */
  private readonly symbols: Uint8Array;
  private symbolCount = 0;
  private readonly partners: Uint8Array;

  private readonly kinds: Uint8Array;
  private readonly open = new Uint8Array(OPEN_CARDS);
  private openSize = 0;
  private readonly pile: Uint8Array;
  private pileSize = 0;
  private sampled = 0;
  private readonly mornington: Station;

  private readonly passenger: Passenger;
  private areTripsKnown = false;
  private readonly targets = new Uint8Array(OPEN_CARDS);
  private readonly enclosure: Enclosure;
  /** How many stations each line encloses. */
  private readonly enclosed: Uint8Array;

  private readonly acts = new Int32Array(MAX_ACTS * KEPT);
  private actCount = 0;
  private readonly list = new Uint16Array(MAX_ACTIONS);
  /** For every block when it was last listed. */
  private readonly visited: Uint32Array;
  private visits = 0;

  constructor(position: Position) {
    const topology = cityOf(position.setup);
    const { city } = topology;
    this.topology = topology;
    this.terms = rulesOf(position.setup);
    this.seats = position.setup.seats;
    this.tracks = new Tracks(topology);
    this.passenger = new Passenger(topology);
    this.enclosure = new Enclosure(topology);
    this.points = new Int16Array(this.seats);
    this.tokens = new Int16Array(this.seats);
    this.linesOf = new Uint8Array(this.seats * MAX_LINES_OF_SEAT);
    this.lineCounts = new Uint8Array(this.seats);
    this.owners = new Uint8Array(topology.lines);
    this.markerLines = (city.markers[this.seats] ?? []).map((lines) => lines.map((id) => topology.line(id)!));
    this.symbols = new Uint8Array(topology.connections.length);
    this.partners = new Uint8Array(topology.stations);
    this.kinds = Uint8Array.from(city.stations.map(({ category }) => KINDS[category] ?? 0));
    this.pile = new Uint8Array(topology.express.length + topology.normal.length);
    this.enclosed = new Uint8Array(topology.lines);
    this.visited = new Uint32Array(topology.blocks);
    this.mornington = topology.station(MORNINGTON) ?? NO_STATION;
    this.set(position);
  }

  /** Becomes a position of the same setup. */
  set(position: Position): void {
    const { topology } = this;
    this.tracks.clear();
    for (const { line, between } of position.pieces)
      this.tracks.build(topology.line(line)!, topology.block(...between)!);
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
    this.symbolCount = 0;
    this.partners.fill(NO_STATION);
    for (const symbol of position.symbols) this.addSymbol(topology.city.symbols.indexOf(symbol));
    this.openSize = 0;
    for (const id of position.open) this.open[this.openSize++] = topology.station(id)!;
    this.pileSize = 0;
    for (const id of position.pile) this.pile[this.pileSize++] = topology.station(id)!;
    for (let line = 0; line < topology.lines; line++)
      this.enclosed[line] = this.enclosure.count(this.tracks.linesIn, line);
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
    this.points.set(from.points);
    this.tokens.set(from.tokens);
    this.linesOf.set(from.linesOf);
    this.lineCounts.set(from.lineCounts);
    this.owners.set(from.owners);
    this.symbols.set(from.symbols);
    this.partners.set(from.partners);
    this.open.set(from.open);
    this.pile.set(from.pile);
    this.enclosed.set(from.enclosed);
    this.markersTaken = from.markersTaken;
    this.symbolCount = from.symbolCount;
    this.openSize = from.openSize;
    this.pileSize = from.pileSize;
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
      into[each] = this.stage === SYMBOLS ? this.symbolsLeft(this.list[each]! - FIRST_SYMBOL) : 1;
  }

  sample(random: Random): number {
    switch (this.stage) {
      case BUILD:
        return this.list[random.below(this.writeBuilds(this.list))]!;
      case EXPRESS:
      case NORMAL:
        return FIRST_TRIP + random.below(this.solve());
      case SYMBOLS: {
        // One of the tokens that are left, each as likely as the other.
        let token = random.below(this.topology.connections.length - this.symbolCount);
        for (let symbol = 0; ; symbol++) {
          token -= this.symbolsLeft(symbol);
          if (token < 0) return FIRST_SYMBOL + symbol;
        }
      }
      case MARKERS:
        return this.list[random.below(this.writeDraws(this.list))]!;
      default: {
        const kind = this.wantedKind();
        const size = this.pileOf(kind);
        for (;;) {
          this.sampled = random.below(this.pileSize);
          const card = this.pile[this.sampled]!;
          if ((kind === 0 || this.kinds[card] === kind) && !this.waits(card, size)) return card;
        }
      }
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
    const wanted = this.stage === EXPRESS ? IS_EXPRESS : IS_NORMAL;
    return Array.from(this.open.subarray(0, this.openSize)).filter((station) => this.kinds[station] === wanted);
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

  private writeBuilds(into: Uint16Array): number {
    const { tracks, topology, seat } = this;
    const { incident, firstIncident, blocks, spaces, stations, pieces } = topology;
    const { linesIn, load, members, memberCount, degree, laid } = tracks;
    const { visited } = this;
    const canBranch = this.tokens[seat]! >= BRANCH_COST;
    let count = 0;
    for (let each = 0; each < this.lineCounts[seat]!; each++) {
      const line = this.linesOf[seat * MAX_LINES_OF_SEAT + each]!;
      const bit = 1 << line;
      if (laid[line]! >= pieces[line]!) continue;
      if (laid[line] === 0) {
        for (let block = 0; block < blocks; block++)
          if (load[block]! < spaces[block]!) into[count++] = line * 256 + block;
        continue;
      }
      // A block between two stations of the line comes up at both: count it once.
      const visit = ++this.visits;
      const first = line * stations;
      for (let member = first; member < first + memberCount[line]!; member++) {
        const station = members[member]!;
        if (!canBranch && degree[first + station] !== 1) continue;
        const last = firstIncident[station + 1]!;
        for (let way = firstIncident[station]!; way < last; way++) {
          const block = incident[way]!;
          if ((linesIn[block]! & bit) !== 0 || load[block]! >= spaces[block]! || visited[block] === visit) continue;
          visited[block] = visit;
          into[count++] = line * 256 + block;
        }
      }
    }
    into[count++] = TOKEN;
    return count;
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
    if (fresh & NEW_FIRST) {
      points += this.connected(line, one, fresh & NEW_SECOND ? other : NO_STATION);
      if (kinds[one] === IS_TERMINUS) tokens++;
    }
    if (fresh & NEW_SECOND) {
      points += this.connected(line, other, NO_STATION);
      if (kinds[other] === IS_TERMINUS) tokens++;
    }
    const before = this.enclosed[line]!;
    if (fresh === 0) {
      const after = this.enclosure.count(tracks.linesIn, line);
      points += after - before;
      this.enclosed[line] = after;
    }
    this.points[seat]! += points;
    this.tokens[seat]! += tokens;
    this.keepMore((tokens << 16) | points, before);
  }

  /** What reaching a station pays; a pair counts once, at the later of the two when one piece reaches both. */
  private connected(line: number, station: Station, reachedNext: Station): number {
    const kind = this.kinds[station];
    if (kind === IS_RAIL) return 1;
    if (kind === IS_TERMINUS) return 2;
    if (kind !== IS_CONNECTION) return 0;
    const partner = this.partners[station]!;
    if (partner === NO_STATION || partner === reachedNext) return 0;
    return this.tracks.touches(line, partner) ? 3 : 0;
  }

  private unbuild(line: number, block: number, points: number, enclosed: number): void {
    this.points[this.seat]! -= points;
    this.enclosed[line] = enclosed;
    this.tracks.unbuild(line, block);
  }

  private afterAction(): void {
    if (--this.actionsLeft > 0) return;
    this.nextTrip(EXPRESS);
  }

  // Travelling

  /** Finds the trips on offer, once for each time that a trip is owed. */
  private solve(): number {
    if (this.areTripsKnown) return this.passenger.optionCount;
    const wanted = this.stage === EXPRESS ? IS_EXPRESS : IS_NORMAL;
    let count = 0;
    for (let card = 0; card < this.openSize; card++)
      if (this.kinds[this.open[card]!] === wanted) this.targets[count++] = this.open[card]!;
    this.areTripsKnown = true;
    return this.passenger.solve(this.tracks, this.passengerAt, this.targets, count);
  }

  private hasOpen(kind: number): boolean {
    for (let card = 0; card < this.openSize; card++) if (this.kinds[this.open[card]!] === kind) return true;
    return false;
  }

  private nextTrip(stage: number): void {
    if (this.passengerAt === NO_STATION) this.nextSeat();
    else if (stage === EXPRESS && this.hasOpen(IS_EXPRESS)) this.stage = EXPRESS;
    else if (this.hasOpen(IS_NORMAL)) this.stage = NORMAL;
    else this.refill();
  }

  private travel(trip: number): void {
    this.solve();
    const to = this.passenger.optionTo[trip]!;
    const lines = this.passenger.optionLines[trip]!;
    this.keep(FIRST_TRIP + trip);
    let card = 0;
    while (this.open[card] !== to) card++;
    this.keepMore(to | (card << 8), lines);
    this.pay(lines, 1);
    // The order of what lies open matters to nobody, but taking back must restore it.
    for (let each = card; each < this.openSize - 1; each++) this.open[each] = this.open[each + 1]!;
    this.openSize--;
    this.passengerAt = to;
    if (to === this.mornington && this.terms.morningtonCrescent) {
      this.passengerAt = NO_STATION;
      this.nextSeat();
    } else if (this.stage === EXPRESS) this.nextTrip(NORMAL);
    else this.refill();
  }

  private untravel(extra: number, lines: number): void {
    this.pay(lines, -1);
    const card = extra >> 8;
    for (let each = this.openSize; each > card; each--) this.open[each] = this.open[each - 1]!;
    this.open[card] = extra & 255;
    this.openSize++;
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
    const isLastRound = this.passengerAt === NO_STATION || (this.terms.travelsToTheEnd && this.isExhausted());
    if (isLastRound && this.seat === this.terms.startSeat) {
      this.stage = OVER;
      this.actionsLeft = 0;
    } else {
      this.stage = BUILD;
      this.actionsLeft = actionsIn(this.terms, this.seats, this.turns);
    }
  }

  // Cards

  private hasPile(kind: number): boolean {
    for (let card = 0; card < this.pileSize; card++) if (this.kinds[this.pile[card]!] === kind) return true;
    return false;
  }

  private isCardOwed(): boolean {
    if (!this.terms.basicMovement) return this.openSize < OPEN_CARDS && this.pileSize > 0;
    return this.isKindOwed(IS_EXPRESS) || this.isKindOwed(IS_NORMAL);
  }

  private isKindOwed(kind: number): boolean {
    return !this.hasOpen(kind) && this.hasPile(kind);
  }

  private isExhausted(): boolean {
    if (!this.terms.basicMovement) return this.pileSize === 0;
    return [IS_EXPRESS, IS_NORMAL].some((kind) => !this.hasOpen(kind) && !this.hasPile(kind));
  }

  private refill(): void {
    if (this.isCardOwed()) {
      this.stage = REFILL;
      return;
    }
    const isDry = this.terms.basicMovement
      ? !this.hasOpen(IS_EXPRESS) || !this.hasOpen(IS_NORMAL)
      : this.pileSize === 0;
    if (isDry && !this.terms.travelsToTheEnd) this.passengerAt = NO_STATION;
    this.nextSeat();
  }

  private waits(card: Station, size: number): boolean {
    return this.terms.morningtonCrescent && card === this.mornington && size > LAST_CARDS;
  }

  private writeDraws(into: Uint16Array): number {
    let count = 0;
    if (this.stage === MARKERS) {
      for (let marker = 0; marker < this.markerLines.length; marker++)
        if ((this.markersTaken & (1 << marker)) === 0) into[count++] = FIRST_MARKER + marker;
    } else if (this.stage === SYMBOLS) {
      for (let symbol = 0; symbol < this.topology.city.symbols.length; symbol++)
        if (this.symbolsLeft(symbol) > 0) into[count++] = FIRST_SYMBOL + symbol;
    } else {
      const kind = this.wantedKind();
      const size = this.pileOf(kind);
      for (let at = 0; at < this.pileSize; at++) {
        const card = this.pile[at]!;
        if ((kind === 0 || this.kinds[card] === kind) && !this.waits(card, size)) into[count++] = card;
      }
    }
    return count;
  }

  private symbolsLeft(symbol: number): number {
    let left = 2;
    for (let each = 0; each < this.symbolCount; each++) if (this.symbols[each] === symbol) left--;
    return left;
  }

  /** In basic movement the kind of card that is owed; else 0, any. */
  private wantedKind(): number {
    if (!this.terms.basicMovement) return 0;
    return this.isKindOwed(IS_EXPRESS) ? IS_EXPRESS : IS_NORMAL;
  }

  private pileOf(kind: number): number {
    if (kind === 0) return this.pileSize;
    let size = 0;
    for (let at = 0; at < this.pileSize; at++) if (this.kinds[this.pile[at]!] === kind) size++;
    return size;
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
      this.addSymbol(action - FIRST_SYMBOL);
      if (this.symbolCount === this.topology.connections.length) this.stage = DEAL;
      return;
    }
    const { pile } = this;
    const at = this.sampled < this.pileSize && pile[this.sampled] === action ? this.sampled : pile.indexOf(action);
    this.keepMore(at, 0);
    pile[at] = pile[--this.pileSize]!;
    this.open[this.openSize++] = action;
    if (this.stage === REFILL) this.refill();
    else if (!this.isCardOwed()) {
      this.stage = BUILD;
      this.actionsLeft = actionsIn(this.terms, this.seats, 0);
    }
  }

  private giveBack(action: number, at: number): void {
    if (this.stage === MARKERS) {
      this.markersTaken &= ~(1 << (action - FIRST_MARKER));
      for (const line of this.markerLines[action - FIRST_MARKER]!) this.owners[line] = NO_SEAT;
      this.lineCounts[this.seat] = 0;
    } else if (this.stage === SYMBOLS) this.removeSymbol();
    else {
      this.openSize--;
      this.pile[this.pileSize++] = this.pile[at]!;
      this.pile[at] = action;
    }
  }

  private giveLines(seat: number, lines: readonly number[]): void {
    for (const [index, line] of lines.entries()) {
      this.linesOf[seat * MAX_LINES_OF_SEAT + index] = line;
      this.owners[line] = seat;
    }
    this.lineCounts[seat] = lines.length;
  }

  private addSymbol(symbol: number): void {
    const { connections } = this.topology;
    const station = connections[this.symbolCount]!;
    for (let each = 0; each < this.symbolCount; each++) {
      if (this.symbols[each] !== symbol) continue;
      this.partners[station] = connections[each]!;
      this.partners[connections[each]!] = station;
    }
    this.symbols[this.symbolCount++] = symbol;
  }

  private removeSymbol(): void {
    const station = this.topology.connections[--this.symbolCount]!;
    const partner = this.partners[station]!;
    if (partner === NO_STATION) return;
    this.partners[partner] = NO_STATION;
    this.partners[station] = NO_STATION;
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
