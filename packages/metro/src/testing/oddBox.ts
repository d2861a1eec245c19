/** A custom set in which nothing is as published: uneven counts, and values large, small and zero. */
import type { Components, JsonObject } from "@interchange/tabletop";

export const ODD_VALUES: JsonObject = {
  numbering: {
    metro: Array.from({ length: 32 }, (_, station) => ((station * 7) % 32) + 1),
    "cable-car": Array.from({ length: 32 }, (_, station) => 32 - station),
  },
  frames: {
    "2": [[1, 2, 3, 4, 5, 6, 7], [32]],
    "3": [[1, 2], [3], [4, 5, 6, 30, 31, 32]],
    "4": [[8, 9], [10], [11, 12, 13], [14]],
    "5": [[1], [2], [3], [4], [5, 6, 7, 8, 9, 10]],
    "6": [[1], [2], [3], [4], [5], [6]],
  },
  tiles: { aaaa: 0, dddd: 6, bcbc: 10, cbcb: 0, aacb: 0 },
  companies: {
    yellow: [1, 2, 3, 4, 5, 6, 7],
    blue: [8],
    orange: [9, 10, 11, 12, 13, 14, 15],
    green: [16],
    purple: [17, 18, 19, 20],
    gray: [21, 22, 23, 24],
    red: [25, 26, 27, 28],
    brown: [29, 30, 31, 32],
  },
  tourists: { yellow: 7, blue: 7, orange: 7, green: 7, purple: 7, gray: 1, red: 0, brown: 3 },
  berlin: {
    landmarks: {
      alexanderplatz: { a: [0, 0], b: [99, 98] },
      reichstag: { a: [3, 7], b: [0, 1] },
    },
    groups: [
      ["a1", "b1", "c1", "d1"],
      ["h8", "g8", "f8", "e8"],
      ["a8", "b7", "c6", "a7"],
      ["h1", "g2", "f3", "h2"],
    ],
  },
  "center-rails": { tiles: ["dddd", "dddd", "aacb", "aacb", "baac", "cddb"] },
  london: {
    landmarks: {
      "tower-bridge": { upper: ["red"], lower: ["red", "red", "red", "red", "red"] },
      tower: { upper: ["brown", "gray", "blue"], lower: ["red"] },
      eye: { upper: ["yellow", "yellow", "green", "orange", "purple", "gray"], lower: ["purple"] },
    },
  },
  "new-york": { boards: { "board-1": { yellow: 99, blue: 0 }, "board-8": { brown: 12 } } },
  "numbered-stations": {
    groups: [
      [32, 1, 16, 7, 8, 9],
      [2, 3, 4, 5, 6, 31, 30],
      [10, 11, 12, 13, 14, 15, 17],
    ],
  },
  paris: {
    landmarks: {
      concorde: ["red", "red", "red", "red"],
      louvre: ["blue", "gray", "blue", "gray"],
      eiffel: ["yellow", "yellow", "green", "yellow"],
    },
  },
  "st-petersburg": {
    tiles: { yellow: [0, 0, 0], blue: [10, 99], orange: [0], green: [], purple: [1, 2, 3, 4, 5, 6, 7] },
    squares: ["a1", "b1", "c1", "h8", "g8", "d3", "e6", "b5"],
  },
  "stock-corporations": { shares: [50, 10, 30] },
  stockholm: {
    landmarks: {
      storkyrkan: [0],
      stadshuset: [12, 0, 5],
      globen: [1, 2, 3, 4, 5, 6, 7, 8],
      "grona-lund": [2],
      nobelmuseet: [1, 1],
      drottningholm: [3],
    },
  },
  solo: { rejectable: "aacb" },
};

export const ODD_BOX: Components = { name: "odd-box", version: "0.1", base: "interchange 1", values: ODD_VALUES };
