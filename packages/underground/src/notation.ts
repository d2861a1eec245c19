/**
 * The notation of moves and draws: `red:euston/kings-cross-st-pancras`, `token`, `trip:oxford-circus:red+green`, on
 * foot `trip:oxford-circus`; and `=oxford-circus`, `=dining`, `=red+white`, `=seat-2` for draws.
 */
import type { Notation, Setup } from "@interchange/tabletop";
import { readLot, writeLot } from "@interchange/tabletop";
import type { Chance, Move } from "./position.ts";
import { cityOf } from "./rulesOf.ts";
import { LONDON_TOPOLOGY } from "./topology.ts";
import type { Topology } from "./topology.ts";

const SYMBOL = /^[A-Za-z][A-Za-z0-9-]*$/;
/** The map that a text is about. */
const mapOf = (setup: Setup | undefined): Topology => (setup ? cityOf(setup) : LONDON_TOPOLOGY);

/** A marker may have any lines, each once. The draw says which markers a table has. */
function readMarker({ line }: Topology, text: string): readonly string[] | undefined {
  const lines = text.split("+");
  return lines.every((id) => line(id) !== undefined) && new Set(lines).size === lines.length ? lines : undefined;
}

export const notation: Notation<Move, Chance> = {
  writeMove(move) {
    if (move.type === "token") return "token";
    if (move.type === "build") return `${move.line}:${move.between.join("/")}`;
    return `trip:${move.to}${move.lines.length ? `:${move.lines.join("+")}` : ""}`;
  },
  readMove(text, setup) {
    const { station, line, block } = mapOf(setup);
    if (text === "token") return { type: "token" };
    const [first = "", second = "", third, more] = text.split(":");
    if (more !== undefined) return undefined;
    if (first === "trip") {
      const lines = third?.split("+") ?? [];
      if (station(second) === undefined || lines.some((id) => line(id) === undefined)) return undefined;
      return { type: "trip", to: second, lines };
    }
    const [one = "", other = "", none] = second.split("/");
    if (third !== undefined || none !== undefined || line(first) === undefined) return undefined;
    return block(one, other) === undefined ? undefined : { type: "build", line: first, between: [one, other] };
  },
  writeChance(chance) {
    if (chance.type === "lot") return writeLot(chance);
    if (chance.type === "card") return chance.station;
    return chance.type === "symbol" ? chance.symbol : chance.lines.join("+");
  },
  readChance(text, setup) {
    const map = mapOf(setup);
    if (map.station(text) !== undefined) return { type: "card", station: text };
    const lines = readMarker(map, text);
    if (lines) return { type: "marker", lines };
    // Owners call their symbols what they like. The draw says which symbols a table has.
    return readLot(text) ?? (SYMBOL.test(text) ? { type: "symbol", symbol: text } : undefined);
  },
};
