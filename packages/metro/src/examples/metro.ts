/** The examples of the game itself, by id. */
import type { MetroExample } from "./example.ts";

export const METRO_EXAMPLES: Readonly<Record<string, MetroExample>> = {
  stations: { request: { seats: 2 } },
  /** The kinds of tiles; there is no game in it. */
  tiles: { request: { seats: 2 } },
  "drawing-another": {
    request: { seats: 2 },
    before: "aaaa@e1 acba@d1",
    steps: "draw cbaa@e2",
    viewer: 0,
    chance: "aaaa acba dddd aacb cbaa",
  },
  where: { request: { seats: 2 }, before: "aacb@b1 aaaa@b2 acba@h5", tries: "aaaa" },
  "one-tile": { request: { seats: 2 }, before: "aaaa@e1 aacb@e2", tries: "dacc" },
  exception: { request: { seats: 2 }, tries: "dddd" },
  "three-lines": {
    request: { seats: 4, edition: "first" },
    before: "ddbc@g8 baac@a4 cdac@d1 acba@b4 dacc@d2 dacc@a2 cbaa@h2 dbcd@b3 dbba@h5 dada@a5 bcbc@c1 aaaa@a3 bbad@f1",
    steps: "badb@d3 bcbc@e1 acba@c4",
    lines: [4, 5, 10],
  },
  "twice-over": {
    request: { seats: 2, edition: "bigbox" },
    before: "dacc@a5 bbbb@a6 dada@b6 cbcb@c6 baac@c5",
    steps: "badb@c4",
    lines: [13],
  },
  several: { request: { seats: 2 }, before: "aaaa@b1 aaaa@a2", steps: "dddd@b2" },
  "eighty-two": {
    request: { seats: 4, edition: "bigbox" },
    before: `dbba@a2 bcbc@a6 aaaa@h7 adad@d1 adad@f8 badb@a7 accd@h6 cbcb@a8 cbaa@b6 cccc@f7 aacb@b8 dbcd@g7
      cdac@g1 aaaa@h1 dacc@h5 baac@g8 dddd@f6 cbaa@c1 dbcd@e7 baac@e8 baac@d2 bcdd@e2 bcbc@f5 bbbb@d8
      aacb@e6 acba@e1 acba@c8 cddb@f1 accd@b1 aaaa@h4 bbbb@c2 bcdd@h2 cbcb@d3 ccda@c7 cbcb@c3 cddb@b3
      ddbc@b4 badb@b2 acba@g2 aacb@b7 adbb@g3 adbb@b5 aacb@d7 dddd@d6 ddbc@a5 dbba@a3 dacc@g4 aaaa@a4
      cccc@e3 bbad@f4 dada@f3 ccda@g5 cdac@c4 dada@g6 cbaa@f2 cbaa@h3 acba@h8 baac@a1 bbad@c6`,
    steps: "bcbc@c5",
  },
};
