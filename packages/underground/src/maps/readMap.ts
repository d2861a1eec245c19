/**
 * Reads maps that anybody may have written. Every problem names the station or block; a map without problems comes back
 * in canonical order: stations by id, blocks by their stations, so that the same map is always the same text.
 */
import { canonicalJson, hiddenProblem } from "@interchange/tabletop";
import type { Json } from "@interchange/tabletop";
import { networkProblems } from "./checkMap.ts";
import { CATEGORIES, LINE_IDS, MAP_FORMAT, MAP_LIMITS, PLAYERS } from "./mapFile.ts";
import type { Category, MapBlock, MapFile, MapLabel, MapPoint, MapStation } from "./mapFile.ts";
import { mapProblem } from "./problems.ts";
import type { MapProblem, MapProblemCode } from "./problems.ts";

export type ReadMap =
  | { readonly ok: true; readonly map: MapFile }
  | { readonly ok: false; readonly problems: readonly MapProblem[] };

const failed = (...problems: readonly MapProblem[]): ReadMap => ({ ok: false, problems });

/** Reads a file's text. */
export function readMapText(text: string, builtIn: readonly string[] = []): ReadMap {
  const bytes = bytesIn(text);
  if (bytes > MAP_LIMITS.file) return failed(mapProblem("tooLong", [bytes]));
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  let json: unknown;
  try {
    json = JSON.parse(bare);
  } catch (thrown) {
    return failed(mapProblem("notJson", [thrown instanceof Error ? thrown.message : String(thrown)]));
  }
  const hidden = hiddenProblem(bare);
  if (hidden) return failed(mapProblem("twice", [hidden.pointer]));
  return readMap(json, builtIn);
}

/** Reads a value that should be a map. `builtIn` are the ids that it may not use. */
export function readMap(json: unknown, builtIn: readonly string[] = []): ReadMap {
  if (!isObject(json)) return failed(mapProblem("notObject"));
  const reader = new Reader(json, builtIn);
  const map = reader.map();
  const problems = reader.problems.length ? reader.problems : networkProblems(map);
  if (problems.length) return failed(...problems.slice(0, MAP_LIMITS.problems));
  const bytes = bytesIn(canonicalJson(map as unknown as Json));
  return bytes > MAP_LIMITS.file ? failed(mapProblem("tooLong", [bytes])) : { ok: true, map };
}

/** The length of a text in UTF-8. */
function bytesIn(text: string): number {
  let bytes = text.length;
  // A character of two bytes has one unit, one of three too, and one of four has two.
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes += unit < 0x80 ? 0 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}

const FIELDS = [
  "$schema",
  "format",
  "id",
  "version",
  "name",
  "width",
  "height",
  "symbols",
  "lines",
  "markers",
  "farewell",
  "rivers",
  "stations",
  "blocks",
];
const ID = /^[a-z][a-z0-9-]{0,23}$/;
const SYMBOL = /^[A-Za-z][A-Za-z0-9-]{0,23}$/;
const VERSION = /^[A-Za-z0-9.-]{1,24}$/;
/** No control characters, halves of characters, or signs that turn the direction of text. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Records write these for other draws. */
const SEAT = /^seat-[0-9]$/;
const isLine = (word: string): boolean => (LINE_IDS as readonly string[]).includes(word);

/** What a new map starts from: the lines and markers of London's box. */
export const USUAL_LINES: Readonly<Record<string, number>> = Object.fromEntries(
  LINE_IDS.map((id, place) => [id, place < 5 ? 20 : 15]),
);
const PAIRS = [
  ["red", "white"],
  ["black", "orange"],
  ["yellow", "brown"],
  ["blue", "pink"],
  ["purple", "green"],
];
/** Which colours share a marker is our choice. That there are two, three or four, long and short, is not. */
export const USUAL_MARKERS: MapFile["markers"] = {
  2: [
    ["red", "black", "green", "orange"],
    ["blue", "yellow", "pink", "brown"],
  ],
  3: [
    ["red", "green", "grey"],
    ["blue", "orange", "white"],
    ["yellow", "pink", "brown"],
  ],
  4: PAIRS,
  5: PAIRS,
};

class Reader {
  readonly problems: MapProblem[] = [];
  private readonly json: Record<string, unknown>;
  private readonly builtIn: readonly string[];
  private width: number = MAP_LIMITS.most;
  private height: number = MAP_LIMITS.most;

  constructor(json: Record<string, unknown>, builtIn: readonly string[]) {
    this.json = json;
    this.builtIn = builtIn;
  }

  map(): MapFile {
    const { json } = this;
    if (json["format"] !== MAP_FORMAT) this.wrong("format");
    this.onlyThese(json, FIELDS);
    const { id, version, name } = json;
    if (typeof id !== "string" || !ID.test(id)) this.wrong("mapId", [shown(id)]);
    else if (this.builtIn.includes(id)) this.wrong("builtInId", [id]);
    if (typeof version !== "string" || !VERSION.test(version)) this.wrong("version", [shown(version)]);
    if (!isName(name)) this.wrong("mapName");
    this.width = this.extent("width");
    this.height = this.extent("height");
    const symbols = this.symbols();
    const lines = this.lines();
    const markers = this.markers(lines);
    const stations = this.stations(symbols);
    const blocks = this.blocks(stations);
    const rivers = this.rivers();
    const farewell = this.farewell(stations);
    return {
      format: MAP_FORMAT,
      id: String(id),
      version: String(version),
      name: String(name),
      width: this.width,
      height: this.height,
      symbols,
      lines,
      markers,
      ...(farewell !== undefined && { farewell }),
      ...(rivers.length && { rivers }),
      stations,
      blocks,
    };
  }

  private wrong(
    code: MapProblemCode,
    values: readonly (string | number)[] = [],
    about: Partial<Pick<MapProblem, "stations" | "blocks">> = {},
  ): void {
    if (this.problems.length < MAP_LIMITS.problems) this.problems.push(mapProblem(code, values, about));
  }

  private onlyThese(fields: Record<string, unknown>, known: readonly string[]): void {
    for (const field of Object.keys(fields)) if (!known.includes(field)) this.wrong("unknownField", [short(field)]);
  }

  private extent(field: "width" | "height"): number {
    const value = this.json[field];
    if (isWhole(value, MAP_LIMITS.least, MAP_LIMITS.most)) return value;
    this.wrong("size", [field]);
    return MAP_LIMITS.most;
  }

  private list(field: string): readonly unknown[] {
    const value = this.json[field];
    if (Array.isArray(value)) return value;
    this.wrong(value === undefined ? "missing" : "notList", [field]);
    return [];
  }

  private symbols(): readonly string[] {
    const list = this.list("symbols");
    if (Array.isArray(this.json["symbols"]) && (list.length < 1 || list.length > MAP_LIMITS.symbols))
      this.wrong("symbolCount", [list.length]);
    const symbols: string[] = [];
    for (const symbol of list.slice(0, MAP_LIMITS.symbols)) {
      if (typeof symbol !== "string" || !SYMBOL.test(symbol)) this.wrong("symbol", [shown(symbol)]);
      else if (isLine(symbol) || SEAT.test(symbol)) this.wrong("symbolTaken", [symbol]);
      else if (symbols.includes(symbol)) this.wrong("symbolTwice", [symbol]);
      else symbols.push(symbol);
    }
    return symbols;
  }

  private lines(): Readonly<Record<string, number>> {
    const { lines = USUAL_LINES } = this.json;
    if (!isObject(lines)) {
      this.wrong("notFields", ["lines"]);
      return USUAL_LINES;
    }
    for (const [line, pieces] of Object.entries(lines)) {
      if (!isLine(line)) this.wrong("line", [short(line)]);
      else if (!isWhole(pieces, 1, MAP_LIMITS.pieces)) this.wrong("pieces", [line]);
    }
    return Object.fromEntries(
      LINE_IDS.flatMap((id) => (Object.hasOwn(lines, id) ? [[id, Number(lines[id])] as const] : [])),
    );
  }

  private markers(lines: Readonly<Record<string, number>>): MapFile["markers"] {
    const { markers = USUAL_MARKERS } = this.json;
    if (!isObject(markers)) {
      this.wrong("notFields", ["markers"]);
      return {};
    }
    for (const players of Object.keys(markers))
      if (!(PLAYERS as readonly string[]).includes(players)) this.wrong("players", [short(players)]);
    const kept: Record<string, readonly (readonly string[])[]> = {};
    for (const players of PLAYERS) {
      const list = Object.hasOwn(markers, players) ? markers[players] : undefined;
      if (list === undefined) continue;
      if (!Array.isArray(list)) {
        this.wrong("notList", [players]);
        continue;
      }
      if (list.length < Number(players) || list.length > MAP_LIMITS.markers)
        this.wrong("markerCount", [players, list.length]);
      const taken = new Set<string>();
      for (const marker of list.slice(0, MAP_LIMITS.markers) as readonly unknown[]) {
        if (!Array.isArray(marker) || marker.length < 1 || marker.length > MAP_LIMITS.linesOfMarker)
          this.wrong("marker", [players]);
        else
          for (const line of marker as readonly unknown[]) {
            if (typeof line !== "string" || !Object.hasOwn(lines, line))
              this.wrong("markerLine", [players, shown(line)]);
            else if (taken.has(line)) this.wrong("markerTwice", [players, line]);
            else taken.add(line);
          }
      }
      kept[players] = list as readonly (readonly string[])[];
    }
    if (!Object.keys(kept).length) this.wrong("noMarkers");
    return kept;
  }

  private stations(symbols: readonly string[]): readonly MapStation[] {
    const list = this.list("stations");
    if (list.length > MAP_LIMITS.stations) this.wrong("stationCount", [list.length]);
    const stations = new Map<string, MapStation>();
    for (const each of list.slice(0, MAP_LIMITS.stations)) {
      const station = this.station(each, symbols);
      if (!station) continue;
      if (stations.has(station.id)) this.wrong("stationTwice", [station.id], { stations: [station.id] });
      else stations.set(station.id, station);
    }
    return [...stations.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  private station(json: unknown, symbols: readonly string[]): MapStation | undefined {
    const fields = isObject(json) ? json : {};
    const { id, name, kind, at, label } = fields;
    if (typeof id !== "string" || !ID.test(id)) {
      this.wrong("stationId", [shown(id)]);
      return undefined;
    }
    const about = { stations: [id] };
    this.onlyThese(fields, ["id", "name", "kind", "at", "label"]);
    if (isLine(id) || SEAT.test(id) || symbols.includes(id)) this.wrong("stationTaken", [id], about);
    if (!isName(name)) this.wrong("stationName", [id], about);
    const called = isName(name) ? name : id;
    if (!(CATEGORIES as readonly unknown[]).includes(kind)) this.wrong("kind", [called, shown(kind)], about);
    const place = this.place(at);
    if (!place) this.wrong("place", [called], about);
    const own = label === undefined ? undefined : this.label(label);
    if (label !== undefined && !own) this.wrong("label", [called], about);
    return { id, name: called, kind: kind as Category, at: place ?? [0, 0], ...(own && { label: own }) };
  }

  private label(json: unknown): MapLabel | undefined {
    if (!isObject(json)) return undefined;
    const { lines, anchor, at, size } = json;
    const isFit =
      Object.keys(json).every((key) => ["lines", "anchor", "at", "size"].includes(key)) &&
      (anchor === "start" || anchor === "middle" || anchor === "end") &&
      (size === undefined || (typeof size === "number" && size >= 8 && size <= 40)) &&
      (lines === undefined || (Array.isArray(lines) && lines.length >= 1 && lines.length <= 4 && lines.every(isName)));
    const place = this.place(at, false);
    if (!isFit || !place) return undefined;
    return {
      ...(lines !== undefined && { lines }),
      anchor,
      at: place,
      ...(size !== undefined && { size }),
    };
  }

  /** A place on the map, in whole numbers unless it is a label's. */
  private place(json: unknown, isExact = true): MapPoint | undefined {
    if (!Array.isArray(json) || json.length !== 2) return undefined;
    const [x, y] = json as readonly unknown[];
    if (typeof x !== "number" || typeof y !== "number") return undefined;
    if (!(x >= 0 && x <= this.width && y >= 0 && y <= this.height)) return undefined;
    if (!isExact) return [tenths(x), tenths(y)];
    return Number.isInteger(x) && Number.isInteger(y) ? [x, y] : undefined;
  }

  private blocks(stations: readonly MapStation[]): readonly MapBlock[] {
    const list = this.list("blocks");
    if (list.length > MAP_LIMITS.blocks) this.wrong("blockCount", [list.length]);
    const names = new Map(stations.map(({ id, name }) => [id, name]));
    const blocks = new Map<string, MapBlock>();
    for (const [number, json] of list.slice(0, MAP_LIMITS.blocks).entries()) {
      const block = this.block(json, number + 1, names);
      if (!block) continue;
      const key = block.between.join("/");
      if (blocks.has(key)) this.wrong("blockTwice", [nameOf(block, names)], { blocks: [block.between] });
      else blocks.set(key, block);
    }
    return [...blocks].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, block]) => block);
  }

  private block(json: unknown, number: number, names: ReadonlyMap<string, string>): MapBlock | undefined {
    const fields = isObject(json) ? json : {};
    const { between, spaces = 1, bends = [] } = fields;
    this.onlyThese(fields, ["between", "spaces", "bends"]);
    const [from, to, ...more] = Array.isArray(between) ? (between as readonly unknown[]) : [];
    if (typeof from !== "string" || typeof to !== "string" || more.length) {
      this.wrong("between", [number]);
      return undefined;
    }
    const block = { between: from < to ? ([from, to] as const) : ([to, from] as const) };
    const called = nameOf(block, names);
    const about = { blocks: [block.between] };
    const unknown = [from, to].find((id) => !names.has(id));
    if (unknown !== undefined) {
      this.wrong("blockStation", [called, short(unknown)]);
      return undefined;
    }
    if (from === to) {
      this.wrong("blockToItself", [names.get(from) ?? from], { stations: [from] });
      return undefined;
    }
    if (!isWhole(spaces, 1, MAP_LIMITS.spaces)) this.wrong("spaces", [called], about);
    const places = Array.isArray(bends) ? (bends as readonly unknown[]).map((each) => this.place(each)) : [undefined];
    if (places.length > MAP_LIMITS.bends || places.includes(undefined)) this.wrong("bends", [called], about);
    const points = places.slice(0, MAP_LIMITS.bends).flatMap((each) => (each ? [each] : []));
    return {
      ...block,
      ...(spaces !== 1 && { spaces: Number(spaces) }),
      ...(points.length && { bends: from < to ? points : points.toReversed() }),
    };
  }

  private rivers(): readonly (readonly MapPoint[])[] {
    const { rivers } = this.json;
    if (rivers === undefined) return [];
    if (!Array.isArray(rivers) || rivers.length > MAP_LIMITS.rivers) {
      this.wrong("rivers");
      return [];
    }
    return (rivers as readonly unknown[]).flatMap((river, number) => {
      const points = Array.isArray(river) ? (river as readonly unknown[]).map((each) => this.place(each)) : [];
      const isFit = points.length >= 2 && points.length <= MAP_LIMITS.riverPoints && !points.includes(undefined);
      if (!isFit) this.wrong("river", [number + 1]);
      return isFit ? [points as readonly MapPoint[]] : [];
    });
  }

  private farewell(stations: readonly MapStation[]): string | undefined {
    const { farewell } = this.json;
    if (farewell === undefined) return undefined;
    const station = stations.find(({ id }) => id === farewell);
    if (!station) this.wrong("farewell", [shown(farewell)]);
    else if (station.kind !== "express" && station.kind !== "normal")
      this.wrong("farewellKind", [station.name], { stations: [station.id] });
    return station?.id;
  }
}

function nameOf({ between }: Pick<MapBlock, "between">, names: ReadonlyMap<string, string>): string {
  return between.map((id) => names.get(id) ?? short(id)).join(" – ");
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function isName(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length <= MAP_LIMITS.name &&
    value.trim() === value &&
    value !== "" &&
    !UNFIT.test(value)
  );
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
const shown = (value: unknown): string => short(JSON.stringify(value) ?? String(value));
