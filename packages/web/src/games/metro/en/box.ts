/** What the form for the values of a box says of Metro. */
import { colours } from "../../../parts/words/en/colours.ts";

export interface About {
  readonly title: string;
  readonly about: string;
}

const parts: Readonly<Record<string, About>> = {
  numbering: {
    title: "Numbers of the stations",
    about: "The numbers round the board, clockwise, beginning with the left station of the upper edge.",
  },
  frames: {
    title: "Stations of the seats",
    about:
      "Which numbers belong to whom, for each count of players. Numbers that stand nowhere are nobody's. The picture shows the table for four.",
  },
  companies: {
    title: "Stations of the companies",
    about: "The numbers of each company's stations. Every number belongs to one of them.",
  },
  tourists: {
    title: "Tourists",
    about: "How many tourists there are of each colour, in the cities that put one on each of 32 places.",
  },
  paris: { title: "Paris: landmarks", about: "The colours of the four spaces of each landmark, from the left." },
  stockholm: {
    title: "Stockholm: landmarks",
    about: "What the spaces of each landmark are worth, from the left, with spaces between the numbers.",
  },
  london: {
    title: "London: landmarks",
    about:
      "The colours of the spaces on each landmark: the upper lane from left to right, the lower one from right to left.",
  },
  "new-york": { title: "New York: boards", about: "What a tourist of each colour is worth on each board." },
  "st-petersburg": {
    title: "St. Petersburg: VP tiles",
    about: "The numbers on the VP tiles of each colour, and the squares on which the eight landmarks stand.",
  },
  berlin: {
    title: "Berlin: landmarks",
    about:
      "On both sides of each landmark what most tickets win and what second most win, and the squares of the groups.",
  },
  "numbered-stations": {
    title: "Numbered stations: number tiles",
    about: "The numbers on the tiles of each colour. They are dealt colour by colour.",
  },
  "center-rails": {
    title: "Center rails: tiles",
    about: "The tracks of the tiles for the centre. Several may look the same.",
  },
  "stock-corporations": { title: "Stock corporations: shares", about: "The percentages of the piles of shares." },
  solo: { title: "Solo: the tile to reject", about: "The kind of tile that the solo game lets you put back." },
};

const fields: Readonly<Record<string, string>> = {
  metro: "As on the board of 2000",
  "cable-car": "As in Cable Car",
  upper: "Upper lane",
  lower: "Lower lane",
  a: "Side A: most, second most",
  b: "Side B: most, second most",
  landmarks: "Landmarks",
  groups: "Groups",
  tiles: "Tiles",
  squares: "Squares of the landmarks",
  shares: "Percentages",
  rejectable: "Kind of tile",
  boards: "Boards",
};

export const box = {
  parts,
  fields,
  colours,
  players: (seats: number) => `${seats} players`,
  seat: (n: number) => `Seat ${n}`,
  group: (n: number) => `Group ${n}`,
  board: (n: number) => `Board ${n}`,
  place: (where: string, n: number) => `${where}, ${n}`,
  tile: (code: string) => `tile ${code}`,
};
