/**
 * The course of a game, written once for positions and boards: markers, symbols and first destinations, then turns. A
 * turn is actions, each a piece of track or a token -> an express trip, then a normal one -> new destinations -> next
 * seat. The caller does something, then asks what comes after it; each step ends where a seat or chance has to act. It
 * is a class, not an interface, because it runs after every act of a playout.
 */
import type { Seat } from "@interchange/tabletop";
import { EXPRESS_CARD, isCardOwed, isDry, NORMAL_CARD } from "./destinations.ts";
import type { CardCounts } from "./destinations.ts";
import { actionsIn } from "./options.ts";
import type { Terms } from "./options.ts";
import type { Position } from "./position.ts";
import { BUILD, DEAL, EXPRESS, MARKERS, NORMAL, OVER, REFILL, STAGES, SYMBOLS } from "./stages.ts";
import { NO_STATION } from "./indices.ts";
import type { Station } from "./indices.ts";
import type { Topology } from "./topology.ts";

export class TurnSteps {
  /** An index of `STAGES`. */
  stage: number = MARKERS;
  seat: Seat = 0;
  /** The number of finished turns. */
  turns = 0;
  /** Actions left in this turn. */
  actions = 0;
  /** Where the passenger stands; `NO_STATION` once he has left the board. */
  passenger: Station = NO_STATION;

  private readonly topology: Topology;
  /** They change only when the starting seat is drawn. */
  private terms: Terms;
  private readonly seats: number;
  private readonly cards: CardCounts;

  /** The caller counts the cards. */
  constructor(topology: Topology, terms: Terms, seats: number, cards: CardCounts) {
    this.topology = topology;
    this.terms = terms;
    this.seats = seats;
    this.cards = cards;
  }

  set({ stage, turn, turns, actions, passenger }: Position): void {
    this.stage = STAGES.indexOf(stage);
    this.seat = turn;
    this.turns = turns;
    this.actions = actions;
    this.passenger = passenger === "" ? NO_STATION : this.topology.stationOf(passenger);
  }

  copy(from: TurnSteps): void {
    this.terms = from.terms;
    this.stage = from.stage;
    this.seat = from.seat;
    this.turns = from.turns;
    this.actions = from.actions;
    this.passenger = from.passenger;
  }

  /** Rule 6.1: the starting seat has been drawn. */
  begin(terms: Terms, stage: number): void {
    this.terms = terms;
    this.seat = terms.startSeat;
    this.stage = stage;
  }

  /** Rule 1.3: the seat took a marker. */
  afterMarker(): void {
    this.passOn();
    if (this.seat === this.terms.startSeat) this.stage = SYMBOLS;
  }

  /** Rule 1.4: a connection station got its symbol; this many have none yet. */
  afterSymbol(left: number): void {
    if (left === 0) this.stage = DEAL;
  }

  /** Rule 2.1: a piece was built or a token taken. */
  afterAction(): void {
    if (--this.actions === 0) this.nextTrip(EXPRESS);
  }

  /** Rule 4.6: the passenger went to a destination, whose card is removed. */
  afterTrip(to: Station): void {
    const { terms, topology } = this;
    this.passenger = to;
    // Rule 6.4
    if (terms.morningtonCrescent && to === topology.mornington) {
      this.passenger = NO_STATION;
      this.nextSeat();
    } else if (this.stage === EXPRESS) this.nextTrip(NORMAL);
    else this.refill();
  }

  /** A destination was turned up: one of the first, or a new one after the trips. */
  afterCard(): void {
    const { terms, seats, cards } = this;
    if (this.stage === REFILL) this.refill();
    else if (!isCardOwed(terms, cards)) {
      this.stage = BUILD;
      this.actions = actionsIn(terms, seats, 0);
    }
  }

  /** Goes on to the next possible trip, or to the destinations that are due (rule 4.1). */
  private nextTrip(first: number): void {
    const { open } = this.cards;
    if (this.passenger === NO_STATION) this.nextSeat();
    else if (first === EXPRESS && open[EXPRESS_CARD] !== 0) this.stage = EXPRESS;
    else if (open[NORMAL_CARD] !== 0) this.stage = NORMAL;
    else this.refill();
  }

  private refill(): void {
    const { terms, cards } = this;
    if (isCardOwed(terms, cards)) {
      this.stage = REFILL;
      return;
    }
    if (!terms.travelsToTheEnd && isDry(terms, cards)) this.passenger = NO_STATION;
    this.nextSeat();
  }

  private nextSeat(): void {
    const { terms, seats, cards } = this;
    this.passOn();
    this.turns++;
    const isLastRound = this.passenger === NO_STATION || (terms.travelsToTheEnd && isDry(terms, cards));
    // Rule 5.2
    const isOver = isLastRound && this.seat === terms.startSeat;
    this.stage = isOver ? OVER : BUILD;
    this.actions = isOver ? 0 : actionsIn(terms, seats, this.turns);
  }

  private passOn(): void {
    this.seat = this.seat + 1 === this.seats ? 0 : this.seat + 1;
  }
}
