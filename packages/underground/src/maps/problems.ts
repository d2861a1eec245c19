/** What can be wrong with a map: a code with the values of its sentence, for translation, and the English sentence. */
import { MAP_LIMITS } from "./mapFile.ts";

const LIMITS = MAP_LIMITS;

/** The sentences. Stations and blocks come by name: "Bank", "Bank – Holborn". */
const SENTENCES = {
  tooLong: (bytes) => `The file has ${bytes} bytes; a map may have ${LIMITS.file}.`,
  notJson: (why) => `The file is not JSON: ${why}.`,
  notObject: () => "A map must be an object.",
  format: () => `The format must be "interchange-map".`,
  unknownField: (field) => `"${field}" is not a field of a map.`,
  twice: (field) => `"${field}" appears twice; keep one.`,
  missing: (field) => `"${field}" is missing.`,
  notList: (field) => `"${field}" must be a list.`,
  notFields: (field) => `"${field}" must be an object.`,
  mapId: (id) => `The map's id ${id} must be one word of up to ${LIMITS.id} small letters, digits and hyphens.`,
  builtInId: (id) => `The id "${id}" belongs to a map that comes with the game; choose another.`,
  version: (version) => `The version ${version} must be one word of letters, digits, full stops and hyphens.`,
  mapName: () => `The map needs a name of up to ${LIMITS.name} characters.`,
  size: (field) => `"${field}" must be a whole number from ${LIMITS.least} to ${LIMITS.most}.`,
  symbol: (symbol) => `The symbol ${symbol} must be one word of up to ${LIMITS.id} letters, digits and hyphens.`,
  symbolCount: (count) => `There must be 1 to ${LIMITS.symbols} symbols, not ${count}.`,
  symbolTwice: (symbol) => `The symbol "${symbol}" appears twice.`,
  symbolTaken: (symbol) => `The symbol "${symbol}" is also a line, a seat or a station; choose another word.`,
  line: (line) =>
    `"${line}" is not a line; the lines are red, black, yellow, blue, purple, pink, orange, green, brown, white and grey.`,
  pieces: (line) => `The ${line} line must have 1 to ${LIMITS.pieces} pieces.`,
  players: (players) => `"${players}" is not a number of players; markers are for 2, 3, 4 or 5.`,
  noMarkers: () => "The map has no markers: say which lines share one for 2, 3, 4 or 5 players.",
  markerCount: (players, count) =>
    `For ${players} players there must be ${players} to ${LIMITS.markers} markers, not ${count}.`,
  marker: (players) => `Each marker for ${players} players must list 1 to ${LIMITS.linesOfMarker} lines.`,
  markerLine: (players, line) => `A marker for ${players} players has ${line}, which is not a line of this map.`,
  markerTwice: (players, line) => `Two markers for ${players} players have the ${line} line.`,
  stationCount: (count) => `There may be up to ${LIMITS.stations} stations, not ${count}.`,
  stationId: (id) => `The station id ${id} must be one word of up to ${LIMITS.id} small letters, digits and hyphens.`,
  stationTwice: (id) => `Two stations have the id "${id}".`,
  stationTaken: (id) => `The station id "${id}" is also a line, a seat or a symbol; choose another.`,
  stationName: (id) => `The station "${id}" needs a name of up to ${LIMITS.name} characters.`,
  sameName: (name, one, other) => `Two stations are called ${name}: "${one}" and "${other}".`,
  kind: (name, kind) =>
    `${name} is of the kind ${kind}; kinds are start, express, normal, connection, nationalRail and terminus.`,
  place: (name) => `${name} must be at two whole numbers on the map.`,
  label: (name) =>
    `The label of ${name} needs an anchor (start, middle or end), a place on the map, and up to 4 lines.`,
  tooClose: (one, other) => `${one} and ${other} are too close; ${LIMITS.apart} units must be between stations.`,
  noStart: () => "No station is the start.",
  starts: (names) => `Only one station can be the start, not ${names}.`,
  fewExpress: (count) => `There must be at least 4 express stations, not ${count}.`,
  fewNormal: (count) => `There must be at least 4 normal stations, not ${count}.`,
  connections: (count, wanted) => `There must be ${wanted} connection stations, two for each symbol, not ${count}.`,
  farewell: (id) => `The farewell station ${id} is not a station of this map.`,
  farewellKind: (name) => `The farewell station ${name} must be express or normal, as the passenger goes there.`,
  blockCount: (count) => `There may be up to ${LIMITS.blocks} blocks, not ${count}.`,
  between: (number) => `Block ${number} must be between two stations.`,
  blockStation: (block, id) => `The block ${block} needs a station "${id}", which the map does not have.`,
  blockToItself: (name) => `A block leads from ${name} to ${name}.`,
  blockTwice: (block) => `There are two blocks ${block}; widen one instead.`,
  spaces: (block) => `The block ${block} must have 1 to ${LIMITS.spaces} track spaces.`,
  bends: (block) => `The block ${block} may have up to ${LIMITS.bends} bends, each two whole numbers on the map.`,
  crossing: (one, other) => `The blocks ${one} and ${other} cross.`,
  crossesItself: (block) => `The block ${block} crosses itself.`,
  overStation: (block, name) => `The block ${block} passes too close to ${name}.`,
  sameWay: (one, other, name) => `The blocks ${one} and ${other} leave ${name} in almost the same direction.`,
  unreachable: (name) => `${name} cannot be reached from the start.`,
  terminus: (name, count) => `${name} is a terminus, so it must have exactly one block, not ${count}.`,
  areas: (count) => `The blocks may divide the map into up to ${LIMITS.areas} areas, not ${count}.`,
  river: (number) => `River ${number} must be a list of 2 to ${LIMITS.riverPoints} places.`,
  rivers: () => `The map may have up to ${LIMITS.rivers} rivers.`,
} as const satisfies Record<string, (...values: readonly string[]) => string>;

export type MapProblemCode = keyof typeof SENTENCES;

export interface MapProblem {
  readonly code: MapProblemCode;
  /** What the sentence is about: names, ids and counts, in its order. */
  readonly values: readonly string[];
  /** In English. */
  readonly reason: string;
  /** The ids of the stations that are to blame, and the blocks. */
  readonly stations: readonly string[];
  readonly blocks: readonly (readonly [string, string])[];
}

export function mapProblem(
  code: MapProblemCode,
  values: readonly (string | number)[] = [],
  { stations = [], blocks = [] }: Partial<Pick<MapProblem, "stations" | "blocks">> = {},
): MapProblem {
  const texts = values.map(String);
  const sentence: (...values: readonly string[]) => string = SENTENCES[code];
  return { code, values: texts, reason: sentence(...texts), stations, blocks };
}
