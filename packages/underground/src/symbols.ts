/** The symbols of the connection stations, on a mutable board. */
import type { Position } from "./position.ts";
import { NO_STATION } from "./indices.ts";
import type { IndexArray, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";

/** How many stations show each symbol (rule 1.4). */
export const COPIES = 2;

export class Symbols {
  private readonly connections: readonly Station[];
  private readonly names: readonly string[];
  private readonly symbols: Uint8Array;
  private count = 0;
  /** By station, the one with the same symbol, or `NO_STATION`. */
  private readonly partners: IndexArray<Station>;

  constructor(topology: Topology) {
    this.connections = topology.connections;
    this.names = topology.city.symbols;
    this.symbols = new Uint8Array(topology.connections.length);
    this.partners = new Uint8Array(topology.stations).fill(NO_STATION) as IndexArray<Station>;
  }

  /** How many tokens are left to place. */
  get left(): number {
    return this.connections.length - this.count;
  }

  partnerOf(station: Station): Station {
    return this.partners[station]!;
  }

  set({ symbols }: Position): void {
    this.count = 0;
    this.partners.fill(NO_STATION);
    for (const symbol of symbols) this.add(this.names.indexOf(symbol));
  }

  copy(from: Symbols): void {
    this.symbols.set(from.symbols);
    this.partners.set(from.partners);
    this.count = from.count;
  }

  leftOf(symbol: number): number {
    let left = COPIES;
    for (let each = 0; each < this.count; each++) if (this.symbols[each] === symbol) left--;
    return left;
  }

  /** Writes the remaining symbols, numbered from `first`, and returns their number. */
  write(into: Uint16Array, first: number): number {
    let count = 0;
    for (let symbol = 0; symbol < this.names.length; symbol++)
      if (this.leftOf(symbol) > 0) into[count++] = first + symbol;
    return count;
  }

  /** The symbol of the n-th token that is left. */
  nth(token: number): number {
    let left = token;
    for (let symbol = 0; symbol < this.names.length; symbol++) {
      left -= this.leftOf(symbol);
      if (left < 0) return symbol;
    }
    throw new RangeError(`${token} of ${this.left} tokens`);
  }

  /** Gives the next station a symbol. */
  add(symbol: number): void {
    const station = this.connections[this.count]!;
    for (let each = 0; each < this.count; each++) {
      if (this.symbols[each] !== symbol) continue;
      this.partners[station] = this.connections[each]!;
      this.partners[this.connections[each]!] = station;
    }
    this.symbols[this.count++] = symbol;
  }

  removeLast(): void {
    const station = this.connections[--this.count]!;
    const partner = this.partners[station]!;
    if (partner === NO_STATION) return;
    this.partners[partner] = NO_STATION;
    this.partners[station] = NO_STATION;
  }
}
