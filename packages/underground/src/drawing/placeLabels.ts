/**
 * Places the names of stations: around each, in one line or two, where they cover the least. Names with the fewest free
 * places come first; then each is placed again, knowing all others.
 */
import { pathsOf } from "../maps/faces.ts";
import type { MapFile, MapPoint, MapStation } from "../maps/mapFile.ts";

export interface SpotLabel {
  readonly lines: readonly string[];
  readonly anchor: "start" | "middle" | "end";
  readonly x: number;
  readonly y: number;
  readonly lineHeight: number;
  /** A smaller text size, if there is less room than usual. */
  readonly size?: number;
}

const SIZE = 20;
const LINE_HEIGHT = 20.7;
/** The width of a letter, and how far letters reach above and below their line. */
const LETTER = 0.5 * SIZE;
const RISE = 0.75 * SIZE;
const DROP = 0.22 * SIZE;
/** Half of a station's sign, and half the width of a track space. */
const SIGN = 15;
const HALF_SPACE = 5.6;
/** How far names are from their station. */
const GAPS = [5, 12, 22] as const;
const COSTS = { outside: 1000, name: 60, sign: 60, track: 20, gap: 0.4, lines: 1.5 } as const;
const ROUNDS = 2;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Place {
  readonly label: SpotLabel;
  readonly box: Box;
  /** What it costs whatever the other names do. */
  readonly cost: number;
}

/** A label for every station whose file has none. */
export function placedLabels(map: MapFile): ReadonlyMap<string, SpotLabel> {
  const { stations } = map;
  const paths = pathsOf(map);
  const tracks = map.blocks.flatMap(({ spaces = 1 }, block) => {
    const path = paths[block] ?? [];
    return path.slice(1).map((to, at) => ({ from: path[at] ?? to, to, half: spaces * HALF_SPACE + 2 }));
  });
  const fixed = stations.flatMap(({ name, label }): readonly Box[] =>
    label ? [boxOf(label.lines ?? [name], label.anchor, label.at)] : [],
  );
  const costOf = (box: Box, own: MapStation): number => {
    const isOutside = box.left < 4 || box.top < 4 || box.right > map.width - 4 || box.bottom > map.height - 4;
    const signs = stations.filter(({ id, at: [x, y] }) => id !== own.id && overlap(box, around(x, y))).length;
    const under = tracks.filter(({ from, to, half }) => crosses(box, from, to, half)).length;
    const names = fixed.filter((each) => overlap(withGap(box), each)).length;
    return Number(isOutside) * COSTS.outside + signs * COSTS.sign + under * COSTS.track + names * COSTS.name;
  };
  const open = stations
    .filter(({ label }) => !label)
    .map((station) => {
      const places = placesOf(station).map(({ label, box, cost }): Place => {
        return { label, box, cost: cost + costOf(box, station) };
      });
      return { id: station.id, places, free: places.filter(({ cost }) => cost < COSTS.track).length };
    })
    .toSorted((one, other) => one.free - other.free || (one.id < other.id ? -1 : 1));
  const chosen = new Map<string, Place>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { id, places } of open) {
      chosen.delete(id);
      const others = [...chosen.values()];
      let best: { readonly place: Place; readonly cost: number } | undefined;
      for (const place of places) {
        const cost = place.cost + COSTS.name * others.filter(({ box }) => overlap(box, withGap(place.box))).length;
        if (!best || cost < best.cost) best = { place, cost };
      }
      if (best) chosen.set(id, best.place);
    }
  return new Map([...chosen].map(([id, { label }]) => [id, label]));
}

/** The places around a station, the usual ones first. */
function placesOf({ name, at: [x, y] }: MapStation): readonly Place[] {
  const corner = (away: number): number => away * 0.72;
  return breaksOf(name).flatMap((lines) => {
    const below = (lines.length - 1) * LINE_HEIGHT;
    return GAPS.flatMap((gap) => {
      const away = SIGN + gap;
      const middle = y + (RISE - DROP - below) / 2 + 1;
      const up = y - corner(away) - below;
      const down = y + corner(away) + RISE - DROP;
      const spots: readonly (readonly [SpotLabel["anchor"], number, number])[] = [
        ["start", x + away, middle],
        ["end", x - away, middle],
        ["middle", x, y + away + RISE],
        ["middle", x, y - away - DROP - below],
        ["start", x + corner(away), up],
        ["end", x - corner(away), up],
        ["start", x + corner(away), down],
        ["end", x - corner(away), down],
      ];
      return spots.map(([anchor, atX, atY], order): Place => {
        const at: MapPoint = [tenths(atX), tenths(atY)];
        const label: SpotLabel = { lines, anchor, x: at[0], y: at[1], lineHeight: LINE_HEIGHT };
        const cost = gap * COSTS.gap + order * 0.1 + (lines.length - 1) * COSTS.lines;
        return { label, box: boxOf(lines, anchor, at), cost };
      });
    });
  });
}

/** A name in one line and, if it has several words, in two that are about as long. */
function breaksOf(name: string): readonly (readonly string[])[] {
  const words = name.split(" ");
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return [[name], ...halves.toSorted((one, other) => longest(one) - longest(other)).slice(0, 1)];
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

function boxOf(lines: readonly string[], anchor: SpotLabel["anchor"], [x, y]: MapPoint): Box {
  const width = longest(lines) * LETTER;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - RISE, right: left + width, bottom: y + (lines.length - 1) * LINE_HEIGHT + DROP };
}

/** Two names in a row read as one. */
const GAP = 14;
const withGap = (box: Box): Box => ({ ...box, left: box.left - GAP, right: box.right + GAP });

const around = (x: number, y: number): Box => ({ left: x - SIGN, top: y - SIGN, right: x + SIGN, bottom: y + SIGN });

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a track that reaches this far to both sides touches a box. */
function crosses({ left, top, right, bottom }: Box, [x, y]: MapPoint, [toX, toY]: MapPoint, half: number): boolean {
  // The part of the track that is within the widened box, from one share of its length to another.
  let [from, to] = [0, 1];
  for (const [at, by, least, most] of [
    [x, toX - x, left - half, right + half],
    [y, toY - y, top - half, bottom + half],
  ] as const) {
    if (by === 0) {
      if (at < least || at > most) return false;
      continue;
    }
    const [one, other] = [(least - at) / by, (most - at) / by];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from <= to;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
