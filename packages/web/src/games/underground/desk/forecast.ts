/** Predicts the passenger's trips: where he would go now, by which lines, why, and who is paid. Exact, by the rules. */
import type { Seat } from "@interchange/tabletop";
import { bestTrips, openOf, ownerOf, tracksOf, wayOf } from "@interchange/underground";
import type { Stretch, Trip, View } from "@interchange/underground";

export type Kind = "express" | "normal";

/** The best trip to a destination. */
export interface Offer {
  readonly to: string;
  readonly walks: number;
  readonly rides: number;
}

export interface LegOption {
  /** The number of the trip in the turn, from 1. */
  readonly order: number;
  readonly trip: Trip;
  readonly way: readonly Stretch[];
  /** The owners of the lines used, one for each line. */
  readonly scores: readonly Seat[];
  /** The trip after this one. */
  readonly next: Leg | undefined;
}

/** A trip of one kind, with all equally good options. */
export interface Leg {
  readonly kind: Kind;
  readonly walks: number;
  readonly rides: number;
  readonly options: readonly LegOption[];
  /** The best trip to each face-up destination of the kind, best first. */
  readonly offers: readonly Offer[];
}

type Seen = Pick<View, "setup" | "lines" | "pieces" | "passenger" | "open" | "stage">;

/** The passenger's next trip, which is this one of his turn; undefined if he would stay. */
export function forecastOf(view: Seen, order = 1): Leg | undefined {
  if (view.passenger === "" || view.stage === "over") return undefined;
  return view.stage === "normal"
    ? legOf(view, "normal", view.passenger, order)
    : (legOf(view, "express", view.passenger, order) ?? legOf(view, "normal", view.passenger, order));
}

function legOf(view: Seen, kind: Kind, from: string, order: number): Leg | undefined {
  const open = openOf(view, kind);
  if (!open.length) return undefined;
  const tracks = tracksOf(view);
  const best = bestTrips(tracks, from, open);
  const after = new Map<string, Leg | undefined>();
  const next = (to: string): Leg | undefined => {
    if (kind === "normal") return undefined;
    if (!after.has(to)) after.set(to, legOf(view, "normal", to, order + 1));
    return after.get(to);
  };
  return {
    kind,
    walks: best.walks,
    rides: best.rides,
    options: best.trips.map((trip) => ({
      order,
      trip,
      way: wayOf(tracks, from, trip),
      scores: trip.lines.flatMap((line) => ownerOf(view, line) ?? []),
      next: next(trip.to),
    })),
    offers: open
      .map((to): Offer => {
        const { walks, rides } = bestTrips(tracks, from, [to]);
        return { to, walks, rides };
      })
      .toSorted((one, other) => one.walks - other.walks || one.rides - other.rides),
  };
}

/** The best destination that he does not choose. */
export function runnerUp({ options, offers }: Leg): Offer | undefined {
  return offers.find(({ to }) => options.every(({ trip }) => trip.to !== to));
}

/** The points that a seat gets from the passenger, at least and at most, depending on which equal trips are chosen. */
export interface Income {
  readonly least: number;
  readonly most: number;
}

export function incomeOf(leg: Leg | undefined, seat: Seat): Income {
  if (!leg) return { least: 0, most: 0 };
  const all = leg.options.map(({ scores, next }) => {
    const own = scores.filter((each) => each === seat).length;
    const then = incomeOf(next, seat);
    return { least: own + then.least, most: own + then.most };
  });
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
}

/** Walking distance in blocks from one station to every other. */
export function walksFrom(
  blocks: readonly { readonly between: readonly [string, string] }[],
  from: string,
): ReadonlyMap<string, number> {
  const away = new Map([[from, 0]]);
  for (let step = 1, grew = true; grew; step++) {
    grew = false;
    for (const { between } of blocks)
      for (const [one, other] of [between, [between[1], between[0]] as const])
        if (away.get(one) === step - 1 && !away.has(other)) {
          away.set(other, step);
          grew = true;
        }
  }
  return away;
}
