/** A small map without faults, to be changed by tests: a ladder of three rungs with a tail. */

export interface DraftStation {
  id: string;
  name: string;
  kind: string;
  at: number[];
  label?: unknown;
}

export interface DraftBlock {
  between: string[];
  spaces?: number;
  bends?: number[][];
}

export interface DraftMap {
  stations: DraftStation[];
  blocks: DraftBlock[];
  [field: string]: unknown;
}

const STATIONS = [
  ["ash", "express", 100, 100],
  ["birch", "normal", 200, 100],
  ["cole", "express", 300, 100],
  ["dale", "normal", 100, 200],
  ["elm", "start", 200, 200],
  ["flint", "normal", 300, 200],
  ["gorse", "express", 100, 300],
  ["hazel", "normal", 200, 300],
  ["iris", "express", 300, 300],
  ["jade", "connection", 100, 400],
  ["kale", "connection", 300, 400],
  ["larch", "terminus", 500, 100],
] as const;

const BLOCKS = [
  "ash birch",
  "birch cole",
  "ash dale",
  "ash elm",
  "birch elm",
  "cole flint",
  "dale elm",
  "elm flint",
  "dale gorse",
  "elm hazel",
  "flint iris",
  "gorse hazel",
  "hazel iris",
  "gorse jade",
  "iris kale",
];

export function smallMap(): DraftMap {
  return {
    format: "interchange-map",
    id: "ladder",
    version: "1",
    name: "Ladder",
    width: 640,
    height: 480,
    symbols: ["parks"],
    stations: STATIONS.map(([id, kind, ...at]) => ({ id, name: id[0]!.toUpperCase() + id.slice(1), kind, at })),
    blocks: [...BLOCKS, "cole larch"].map((pair) => ({ between: pair.split(" ") })),
  };
}
