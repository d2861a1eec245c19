/** The destination cards of a mutable board: those face up, and those that may still come. */
import type { Random } from "@interchange/tabletop";
import { ANY, CardCounts, count, doesMorningtonWait, OPEN_CARDS, owedKind } from "./destinations.ts";
import type { Terms } from "./options.ts";
import type { Position } from "./position.ts";
import type { IndexArray, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";

export class Cards {
  /** How many there are of each kind. */
  readonly counts: CardCounts = new CardCounts();
  private readonly topology: Topology;
  private readonly terms: Terms;
  private readonly kinds: Uint8Array;
  /** Face up, in the order in which they came. */
  private readonly faceUp = new Uint8Array(OPEN_CARDS);
  /** The pile, unordered. */
  private readonly pile: IndexArray<Station>;
  /** Where in the pile `sample` last found its card. */
  private sampled = 0;

  constructor(topology: Topology, terms: Terms) {
    this.topology = topology;
    this.terms = terms;
    this.kinds = topology.categories;
    this.pile = new Uint8Array(topology.express.length + topology.normal.length) as IndexArray<Station>;
  }

  set({ open, pile }: Position): void {
    const { stationOf } = this.topology;
    this.counts.open.fill(0);
    this.counts.left.fill(0);
    for (const [place, id] of open.entries()) this.putDown(stationOf(id), place);
    for (const [at, id] of pile.entries()) this.putInPile(stationOf(id), at);
  }

  copy(from: Cards): void {
    this.faceUp.set(from.faceUp);
    this.pile.set(from.pile);
    this.counts.open.set(from.counts.open);
    this.counts.left.set(from.counts.left);
  }

  /** Writes the open destinations of a kind, and returns their number. */
  writeOpen(kind: number, into: Uint8Array): number {
    const { faceUp, kinds } = this;
    const size = this.counts.open[ANY]!;
    let count = 0;
    for (let place = 0; place < size; place++) {
      const card = faceUp[place]!;
      if (kinds[card] === kind) into[count++] = card;
    }
    return count;
  }

  /** Writes the cards that may come now, and returns their number. */
  write(into: Uint16Array): number {
    const kind = owedKind(this.terms, this.counts);
    const size = this.counts.left[ANY]!;
    let count = 0;
    for (let at = 0; at < size; at++) {
      const card = this.pile[at]!;
      if (this.mayCome(card, kind)) into[count++] = card;
    }
    return count;
  }

  sample(random: Random): Station {
    const kind = owedKind(this.terms, this.counts);
    for (;;) {
      this.sampled = random.below(this.counts.left[ANY]!);
      const card = this.pile[this.sampled]!;
      if (this.mayCome(card, kind)) return card;
    }
  }

  /** Turns a card up; returns its index in the pile. */
  turnUp(card: Station): number {
    const { pile } = this;
    const { open, left } = this.counts;
    const last = left[ANY]! - 1;
    const at = this.sampled <= last && pile[this.sampled] === card ? this.sampled : pile.indexOf(card);
    pile[at] = pile[last]!;
    count(left, this.kinds[card]!, -1);
    this.faceUp[open[ANY]!] = card;
    count(open, this.kinds[card]!, 1);
    return at;
  }

  /** Puts the card that was last turned up back where it was. */
  turnBack(card: Station, at: number): void {
    count(this.counts.open, this.kinds[card]!, -1);
    this.putInPile(card, at);
  }

  /** Removes an open card; returns its index. The others keep their order, which taking back relies on. */
  remove(card: Station): number {
    const { faceUp } = this;
    const { open } = this.counts;
    let place = 0;
    while (faceUp[place] !== card) place++;
    for (let each = place + 1; each < open[ANY]!; each++) faceUp[each - 1] = faceUp[each]!;
    count(open, this.kinds[card]!, -1);
    return place;
  }

  /** Puts a card among the open ones. */
  putDown(card: Station, place: number): void {
    const { faceUp } = this;
    const { open } = this.counts;
    for (let each = open[ANY]!; each > place; each--) faceUp[each] = faceUp[each - 1]!;
    faceUp[place] = card;
    count(open, this.kinds[card]!, 1);
  }

  private putInPile(card: Station, at: number): void {
    const { pile } = this;
    const { left } = this.counts;
    pile[left[ANY]!] = pile[at]!;
    pile[at] = card;
    count(left, this.kinds[card]!, 1);
  }

  private mayCome(card: Station, kind: number): boolean {
    if (kind !== ANY && this.kinds[card] !== kind) return false;
    return card !== this.topology.mornington || !doesMorningtonWait(this.terms, this.counts, kind);
  }
}
