// A game without rules: two seats say a word in turn, as long as one likes. It shows what a server costs without any
// game.

/** @typedef {{ readonly setup: import("@interchange/tabletop").Setup, readonly said: number }} Position */

const OK = /** @type {const} */ ({ code: "word", rule: "1" });

/** @type {import("@interchange/tabletop").AnyRules} */
const engine = {
  id: "empty",
  start: (/** @type {import("@interchange/tabletop").Setup} */ setup) => ({ setup, said: 0 }),
  newestRules: 1,
  setupOf: (/** @type {Position} */ { setup }) => setup,
  hidesMove: () => false,
  hidesChance: () => false,
  actor: (/** @type {Position} */ { said }) => ({ kind: "seat", seat: said % 2 }),
  moves: () => ["word"],
  refusal: (/** @type {unknown} */ _view, /** @type {string} */ move) => (move === "word" ? undefined : OK),
  play: (/** @type {Position} */ { setup, said }) => ({ position: { setup, said: said + 1 }, events: ["word"] }),
  draw: () => {
    throw new Error("nothing is drawn");
  },
  resolve: () => {
    throw new Error("nothing is drawn");
  },
  view: (/** @type {Position} */ { said }) => ({ said }),
  redact: (/** @type {unknown} */ event) => event,
  follow: (/** @type {{ said: number }} */ { said }) => ({ said: said + 1 }),
  points: () => [0, 0],
  standings: () => undefined,
  notation: {
    readMove: (/** @type {string} */ text) => (text === "word" ? text : undefined),
    writeMove: () => "word",
    readChance: () => undefined,
    writeChance: () => "",
  },
};

/** @type {import("@interchange/games").GameEntry} */
export const EMPTY = {
  id: "empty",
  edition: "none",
  load: async () => ({
    engine: {
      ...engine,
      choices: { editions: ["none"], minSeats: 2, maxSeats: 2, options: [], modules: [] },
      prepare: () => ({ ok: true, setup: { edition: "none", seats: 2, modules: [], options: {}, rules: 1 } }),
      imagine: () => undefined,
    },
    isOpen: () => true,
  }),
  loadRules: async () => ({ engine, isOpen: () => true }),
  progress: (/** @type {Position} */ { said }) => said,
  bots: { thinkingTime: 0, pause: 0 },
};
