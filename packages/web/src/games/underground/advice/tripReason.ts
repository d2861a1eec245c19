/** Explains why one of the passenger's equally good trips is worth more or less than the others. */
import type { Seat } from "@interchange/tabletop";
import { cityOf, ownerOf } from "@interchange/underground";
import type { Piece, View } from "@interchange/underground";
import { walksFrom } from "../desk/forecast.ts";
import type { LegOption } from "../desk/forecast.ts";
import { nameOfLine, nameOfStation } from "../desk/stations.ts";
import type { TripReason } from "../../../words/en/underground/advice.ts";

/** A smaller gain is shown as zero. */
const LEAST = 0.05;

type Seen = Pick<View, "setup" | "lines" | "pieces" | "turn">;

/** Compares a trip with its equals. If it is below average, says what is wrong with it. */
export function tripReasonOf(view: Seen, option: LegOption, options: readonly LegOption[], gain: number): TripReason {
  const isGood = gain >= 0;
  const seat = view.turn;
  const own = options.map((each) => paidTo(each, seat));
  const others = options.map((each) => paidToOthers(each, seat));
  const at = options.indexOf(option);
  const [mine, theirs] = [own[at] ?? 0, others[at] ?? 0];
  if (isGood) {
    if (mine > Math.min(...own)) return ridden(view, option, options);
    if (theirs < Math.max(...others)) return { kind: "spares", points: Math.max(...others) - theirs };
  } else {
    if (mine < Math.max(...own)) return { kind: "misses", points: Math.max(...own) - mine };
    if (theirs > Math.min(...others)) return { kind: "feeds", points: theirs - Math.min(...others) };
  }
  return Math.abs(gain) < LEAST ? { kind: "same" } : whereTo(view, option, options, isGood);
}

function ridden(view: Seen, option: LegOption, options: readonly LegOption[]): TripReason {
  const seat = view.turn;
  const now = times(option.scores, seat);
  if (now > Math.min(...options.map(({ scores }) => times(scores, seat)))) {
    const lines = option.trip.lines.filter((line) => ownerOf(view, line) === seat);
    return { kind: "rides", lines: lines.map(nameOfLine), points: now };
  }
  return { kind: "onward", points: paidTo(option, seat) - now };
}

/** If the points are the same, the difference is where he ends up. */
function whereTo(view: Seen, { trip: { to } }: LegOption, options: readonly LegOption[], isGood: boolean): TripReason {
  const elsewhere = options.map(({ trip }) => trip.to).filter((station) => station !== to);
  if (!elsewhere.length) return { kind: "same" };
  const pieces = view.pieces.filter(({ line }) => ownerOf(view, line) === view.turn);
  const line = lineAt(pieces, to);
  if (line !== undefined)
    return isGood
      ? { kind: "ends", line: nameOfLine(line) }
      : { kind: "offers", station: nameOfStation(view, elsewhere[0] ?? "") };
  const open = isGood ? elsewhere.find((station) => lineAt(pieces, station) !== undefined) : undefined;
  if (open !== undefined)
    return { kind: "keeps", station: nameOfStation(view, open), line: nameOfLine(lineAt(pieces, open) ?? "") };
  const far = (station: string): number => {
    const walks = walksFrom(cityOf(view.setup).city.blocks, station);
    return Math.min(...pieces.flatMap(({ between }) => between.map((end) => walks.get(end) ?? Infinity)));
  };
  const [blocks, others] = [far(to), elsewhere.map(far)];
  if (isGood ? blocks < Math.max(...others) : blocks > Math.min(...others)) return { kind: "away", blocks };
  return { kind: isGood ? "leaves" : "offers", station: nameOfStation(view, elsewhere[0] ?? "") };
}

function lineAt(pieces: readonly Piece[], station: string): string | undefined {
  return pieces.find(({ between }) => between.includes(station))?.line;
}

const times = (seats: readonly Seat[], seat: Seat): number => seats.filter((each) => each === seat).length;

/** What a trip and the best trip after it pay a seat. */
function paidTo({ scores, next }: LegOption, seat: Seat): number {
  return times(scores, seat) + times(then(next?.options ?? [], seat)?.scores ?? [], seat);
}

function paidToOthers({ scores, next }: LegOption, seat: Seat): number {
  const all = [...scores, ...(then(next?.options ?? [], seat)?.scores ?? [])];
  return all.length - times(all, seat);
}

function then(options: readonly LegOption[], seat: Seat): LegOption | undefined {
  const worth = ({ scores }: LegOption): number => 2 * times(scores, seat) - scores.length;
  return options.toSorted((one, other) => worth(other) - worth(one))[0];
}
