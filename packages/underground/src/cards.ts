/** The destination cards of a board that changes in place: what lies face up, and what may still come. */
import type { Random } from "@interchange/tabletop";
import type { Terms } from "./options.ts";
import type { Position } from "./position.ts";
import type { Station, Topology } from "./topology.ts";
import { LAST_CARDS, MORNINGTON, OPEN_CARDS } from "./turn.ts";

/** Kinds of destination; `ANY` asks for no kind in particular. */
export const ANY = 0;
export const EXPRESS_CARD = 1;
export const NORMAL_CARD = 2;

export class Cards {
  /** Face up, in the order in which they came; the first `openSize` count. */
  readonly open = new Uint8Array(OPEN_CARDS);
  openSize = 0;
  /** The pile as a heap in no order; the first `pileSize` count. */
  readonly pile: Uint8Array;
  pileSize = 0;
  readonly mornington: Station;
  private readonly kinds: Uint8Array;
  private readonly isBasic: boolean;
  private readonly hasMornington: boolean;
  /** Where in the pile `sample` last found its card. */
  private sampled = 0;

  constructor(topology: Topology, terms: Terms) {
    this.kinds = new Uint8Array(topology.stations);
    for (const station of topology.express) this.kinds[station] = EXPRESS_CARD;
    for (const station of topology.normal) this.kinds[station] = NORMAL_CARD;
    this.pile = new Uint8Array(topology.express.length + topology.normal.length);
    this.mornington = topology.station(MORNINGTON) ?? -1;
    this.isBasic = terms.basicMovement;
    this.hasMornington = terms.morningtonCrescent;
  }

  set(topology: Topology, { open, pile }: Position): void {
    this.openSize = 0;
    for (const id of open) this.open[this.openSize++] = topology.station(id)!;
    this.pileSize = 0;
    for (const id of pile) this.pile[this.pileSize++] = topology.station(id)!;
  }

  copy(from: Cards): void {
    this.open.set(from.open);
    this.pile.set(from.pile);
    this.openSize = from.openSize;
    this.pileSize = from.pileSize;
  }

  hasOpen(kind: number): boolean {
    for (let card = 0; card < this.openSize; card++) if (this.kinds[this.open[card]!] === kind) return true;
    return false;
  }

  /** Writes the destinations of a kind that lie open, and answers how many there are. */
  writeOpen(kind: number, into: Uint8Array): number {
    let count = 0;
    for (let card = 0; card < this.openSize; card++)
      if (this.kinds[this.open[card]!] === kind) into[count++] = this.open[card]!;
    return count;
  }

  /** Whether another card has to be turned up (rules 4.6 and 6.5). */
  get isOwed(): boolean {
    if (!this.isBasic) return this.openSize < OPEN_CARDS && this.pileSize > 0;
    return this.isKindOwed(EXPRESS_CARD) || this.isKindOwed(NORMAL_CARD);
  }

  /** Whether what could not be refilled takes the passenger off the board (rules 5.1 and 6.5). */
  get isDry(): boolean {
    if (!this.isBasic) return this.pileSize === 0;
    return !this.hasOpen(EXPRESS_CARD) || !this.hasOpen(NORMAL_CARD);
  }

  /** Whether the round is the last, for a passenger who travels to its end (rule 6.3). */
  get isExhausted(): boolean {
    if (!this.isBasic) return this.pileSize === 0;
    return this.isGone(EXPRESS_CARD) || this.isGone(NORMAL_CARD);
  }

  /** Writes the cards that may come now, and answers how many there are. */
  write(into: Uint16Array): number {
    const kind = this.wantedKind();
    const size = this.sizeOf(kind);
    let count = 0;
    for (let at = 0; at < this.pileSize; at++) {
      const card = this.pile[at]!;
      if (this.mayCome(card, kind, size)) into[count++] = card;
    }
    return count;
  }

  sample(random: Random): Station {
    const kind = this.wantedKind();
    const size = this.sizeOf(kind);
    for (;;) {
      this.sampled = random.below(this.pileSize);
      const card = this.pile[this.sampled]!;
      if (this.mayCome(card, kind, size)) return card;
    }
  }

  /** Turns a card up; answers where in the pile it was. */
  turnUp(card: Station): number {
    const { pile } = this;
    const at = this.sampled < this.pileSize && pile[this.sampled] === card ? this.sampled : pile.indexOf(card);
    pile[at] = pile[--this.pileSize]!;
    this.open[this.openSize++] = card;
    return at;
  }

  /** Puts the card that was turned up last back to where it was. */
  turnBack(card: Station, at: number): void {
    this.openSize--;
    this.pile[this.pileSize++] = this.pile[at]!;
    this.pile[at] = card;
  }

  /** Takes an open card away; answers its place. The others keep their order, which taking back relies on. */
  remove(card: Station): number {
    let place = 0;
    while (this.open[place] !== card) place++;
    this.openSize--;
    for (let each = place; each < this.openSize; each++) this.open[each] = this.open[each + 1]!;
    return place;
  }

  restore(card: Station, place: number): void {
    for (let each = this.openSize; each > place; each--) this.open[each] = this.open[each - 1]!;
    this.open[place] = card;
    this.openSize++;
  }

  private isKindOwed(kind: number): boolean {
    return !this.hasOpen(kind) && this.sizeOf(kind) > 0;
  }

  private isGone(kind: number): boolean {
    return !this.hasOpen(kind) && this.sizeOf(kind) === 0;
  }

  private wantedKind(): number {
    if (!this.isBasic) return ANY;
    return this.isKindOwed(EXPRESS_CARD) ? EXPRESS_CARD : NORMAL_CARD;
  }

  private sizeOf(kind: number): number {
    if (kind === ANY) return this.pileSize;
    let size = 0;
    for (let at = 0; at < this.pileSize; at++) if (this.kinds[this.pile[at]!] === kind) size++;
    return size;
  }

  /** Rule 6.4: Mornington Crescent waits until it may be among the last cards of its pile. */
  private mayCome(card: Station, kind: number, size: number): boolean {
    if (kind !== ANY && this.kinds[card] !== kind) return false;
    return !(this.hasMornington && card === this.mornington && size > LAST_CARDS);
  }
}
