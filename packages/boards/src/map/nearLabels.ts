/**
 * Labels of the map close up: all of them, where the map has them, clear of all track. Only important ones are larger,
 * and look for the best place around their station.
 */
import { known } from "@interchange/tabletop";
import { FONT_SIZE } from "@interchange/underground/drawing";
import type { Sight } from "./camera.ts";
import type { Box, Sheet } from "./sheet.ts";
import { around, boxOf, clash, DROP, halvesOf, isOutside, overlap, RISE, widest } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import { isImportant } from "./important.ts";
import type { SceneStation } from "./scene.ts";
import { isOnTrack, tracksUnder } from "./tracksUnder.ts";

/** Text size in CSS pixels. */
const LEAST = 10.4;
const MOST = 17;
const BASE = FONT_SIZE;
/** How much larger the names of important stations are. */
const LARGER = 1.07;
/** Their bold weight is wider. */
const WIDER = 1.03;

/** The radius of stations' signs, with and without a ring, and of the passenger's figure. */
const RINGED = 25;
const PLAIN = 14;
const FIGURE = { rise: 20, dx: 14, dy: 22 } as const;

/** How far from its sign a name is. */
const RIMS = [3, 14, 26, 40] as const;

/** The cost of covering something. */
const COSTS = { outside: 1000, plate: 120, name: 60, sign: 40, track: 30, far: 0.12 } as const;

/** The cost at which a name at the edge of the view is left out. */
const MUCH = 60;

export const areNear = (scale: number): boolean => BASE * scale >= LEAST;

/** Names of important stations stay in sight with them, or are left out. */
export function nearLabels(
  stations: readonly SceneStation[],
  scale: number,
  sheet: Sheet,
  sight?: Sight,
): readonly ShownLabel[] {
  const share = Math.min(1, MOST / (BASE * scale));
  const names = stations.map((station) => inPlace(station, share));
  const important = stations.flatMap((station, at) => (isImportant(station) ? [at] : []));
  const signs = stations.map((station) => {
    const radius = station.isOpen ? RINGED : PLAIN;
    return around(station.x, station.y, radius, radius);
  });
  const passenger = stations.find((station) => station.isPassengerHere);
  const figure = passenger && around(passenger.x, passenger.y - FIGURE.rise, FIGURE.dx, FIGURE.dy);
  const placed = [...names];
  for (const at of important) {
    const station = known(stations[at]);
    const own = known(names[at]);
    const others = placed.filter((label) => label.id !== station.id);
    const blocked = [...signs.filter((_, each) => each !== at), ...(figure ? [figure] : [])];
    const best = (isOut: (box: Box) => boolean, more: readonly Box[] = []) =>
      bestOf(station, own, share, { others, blocked: [...blocked, ...more], isOut, sheet });
    const seen = sight && overlap(known(signs[at]), sight.box) ? sight : undefined;
    const inSight = seen && best((box) => isOutside(box, sheet) || isHidden(box, seen), seen.signs);
    // Rather left out than on another destination's name, or on much else.
    placed[at] = inSight && inSight.cost < MUCH ? inSight.label : best((box) => isOutside(box, sheet)).label;
  }
  // A name that the edge cuts says less than none.
  return sight
    ? placed.filter((label, at) => !isImportant(known(stations[at])) || !isCut(boxOf(label), sight))
    : placed;
}

/** Whether a part of a name is beyond the edge of the view, or under the small map. */
const isHidden = (box: Box, { box: view, covered }: Sight): boolean =>
  isOutside(box, { bounds: view }) || (covered !== undefined && overlap(box, covered));

const isCut = (box: Box, sight: Sight): boolean => overlap(box, sight.box) && isHidden(box, sight);

/** The best place for the name of an important station, and its cost. */
function bestOf(station: SceneStation, own: ShownLabel, share: number, around: Around) {
  let best = { label: own, cost: Infinity };
  // Farther away only if there is no free place nearby.
  for (const rim of RIMS) {
    if (best.cost < COSTS.track) break;
    for (const label of placesOf(station, own, share, rim)) {
      const cost = costOf(label, own, around);
      if (cost < best.cost) best = { label, cost };
    }
  }
  // Where the map has it, it is clear of everything.
  const isBetter = best.cost >= COSTS.track && !around.isOut(boxOf(own)) && isOnTrack(best.label, around.sheet);
  return isBetter ? { label: own, cost: 0 } : best;
}

/** Where the map has it. Smaller text stays as close to its station. */
function inPlace({ id, y, label }: SceneStation, share: number): ShownLabel {
  const { lines, anchor, lineHeight } = label;
  const full = label.size ?? BASE;
  const size = full * share;
  const top = label.y - RISE * full;
  const bottom = label.y + (lines.length - 1) * lineHeight + DROP * full;
  const height = (lines.length - 1) * lineHeight * share + (RISE + DROP) * size;
  const newTop = bottom <= y ? bottom - height : top >= y ? top : y - (y - top) * share;
  return {
    id,
    lines,
    anchor,
    x: label.x,
    y: newTop + RISE * size,
    size,
    lineHeight: lineHeight * share,
    width: widest(lines) * size,
    hasPill: false,
  };
}

/** The map's own place, moved away from the ring, and the eight sides, with the map's lines or in a single one. */
function placesOf(
  { id, name, x, y, isOpen, isPassengerHere }: SceneStation,
  own: ShownLabel,
  share: number,
  rim: number,
): readonly ShownLabel[] {
  const size = BASE * LARGER * share;
  const lineHeight = size * 1.04;
  const breaks = own.lines.length > 1 ? [own.lines, [name]] : [own.lines, ...halvesOf(name)];
  const radius = (isOpen ? RINGED : PLAIN) + rim;
  const above = isPassengerHere ? Math.max(radius, FIGURE.rise + FIGURE.dy) : radius;
  return breaks.flatMap((lines) => {
    const width = widest(lines) * size * WIDER;
    const blank: ShownLabel = { id, lines, anchor: "start", x: 0, y: 0, size, lineHeight, width, hasPill: isOpen };
    const { left, top, right, bottom } = boxOf(blank);
    const [rimLeft, rimRight, rise, drop] = [-left, right - width, -top, bottom];
    const middle = y + (rise - drop) / 2;
    const at = (anchor: string, atX: number, atY: number): ShownLabel => ({ ...blank, anchor, x: atX, y: atY });
    const east = x + radius + rimLeft;
    const west = x - radius - rimRight;
    const north = y - above - drop;
    const south = y + radius + rise;
    const corner = radius * 0.55;
    const ownY = own.y;
    const beside =
      own.anchor === "start" ? Math.max(own.x, east) : own.anchor === "end" ? Math.min(own.x, west) : own.x;
    const isBeside = own.anchor !== "middle" && Math.abs(ownY - y) < radius + size;
    return [
      isBeside
        ? at(own.anchor, beside, ownY)
        : at(own.anchor, own.x, ownY < y ? Math.min(ownY, north) : Math.max(ownY, south)),
      at("start", east, middle),
      at("end", west, middle),
      ...[0, -18, 18, -36, 36, -54, 54].flatMap((aside) => [
        at("middle", x + aside, north),
        at("middle", x + aside, south),
      ]),
      at("start", x + corner + rimLeft, y - corner - drop),
      at("end", x - corner - rimRight, y - corner - drop),
      at("start", x + corner + rimLeft, y + corner + rise),
      at("end", x - corner - rimRight, y + corner + rise),
      ...[-14, 14].flatMap((aside) => [at("start", east, middle + aside), at("end", west, middle + aside)]),
    ];
  });
}

/** What a name should not cover, and where it may not be. */
interface Around {
  readonly others: readonly ShownLabel[];
  readonly blocked: readonly Box[];
  readonly isOut: (box: Box) => boolean;
  readonly sheet: Sheet;
}

function costOf(label: ShownLabel, own: ShownLabel, { others, blocked, isOut, sheet }: Around): number {
  const box = boxOf(label);
  const away = Math.hypot(
    (box.left + box.right) / 2 - (boxOf(own).left + boxOf(own).right) / 2,
    (box.top + box.bottom) / 2 - (boxOf(own).top + boxOf(own).bottom) / 2,
  );
  return (
    (isOut(box) ? COSTS.outside : 0) +
    others.reduce((sum, other) => sum + (clash(label, other) ? COSTS[other.hasPill ? "plate" : "name"] : 0), 0) +
    COSTS.sign * blocked.filter((each) => overlap(box, each)).length +
    COSTS.track * tracksUnder(box, sheet).length +
    COSTS.far * away
  );
}
