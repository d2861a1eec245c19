import type { Command } from "./command.ts";

export interface Listed {
  readonly name: string;
  readonly summary: string;
  /** Commands load on demand, so that none slows down the others. */
  load(): Promise<Command>;
}

/** Every command, in the order of the help. */
export const COMMANDS: readonly Listed[] = [
  {
    name: "serve",
    summary: "serve the page, its API and online tables",
    load: async () => (await import("./commands/serve.ts")).serve,
  },
  {
    name: "admin",
    summary: "manage the tables of a server: list, export, remove, ban, back up, move",
    load: async () => (await import("./commands/admin.ts")).admin,
  },
  {
    name: "score",
    summary: "score boards of Metro from lists of placements",
    load: async () => (await import("./commands/score.ts")).score,
  },
  {
    name: "bots",
    summary: "list the bots, weakest first",
    load: async () => (await import("./commands/bots.ts")).bots,
  },
  {
    name: "simulate",
    summary: "play games between bots and print their scores",
    load: async () => (await import("./commands/simulate.ts")).simulate,
  },
  {
    name: "match",
    summary: "find out which bot is stronger",
    load: async () => (await import("./commands/match.ts")).match,
  },
  {
    name: "analyse",
    summary: "review a game: luck, decisions, and the best alternative to every move",
    load: async () => (await import("./commands/analyse.ts")).analyse,
  },
  {
    name: "engine",
    summary: "let other programs ask a bot for moves",
    load: async () => (await import("./commands/engine.ts")).engine,
  },
  {
    name: "replay",
    summary: "replay a record to any move and draw the board",
    load: async () => (await import("./commands/replay.ts")).replay,
  },
  {
    name: "check",
    summary: "check that records replay by the rules",
    load: async () => (await import("./commands/check.ts")).check,
  },
  {
    name: "render",
    summary: "draw a record or placements as SVG",
    load: async () => (await import("./commands/render.ts")).render,
  },
  {
    name: "components",
    summary: "write, show and check component sets",
    load: async () => (await import("./commands/components.ts")).components,
  },
  {
    name: "map",
    summary: "write, check and draw maps of On the Underground",
    load: async () => (await import("./commands/map.ts")).map,
  },
  {
    name: "moments",
    summary: "find a short game that shows what a module or an option does",
    load: async () => (await import("./commands/moments.ts")).moments,
  },
  {
    name: "perft",
    summary: "count the sequences of actions from a position",
    load: async () => (await import("./commands/perft.ts")).perft,
  },
  {
    name: "route",
    summary: "find where the passenger of On the Underground goes",
    load: async () => (await import("./commands/route.ts")).route,
  },
  {
    name: "loops",
    summary: "find what a line of On the Underground encloses",
    load: async () => (await import("./commands/loops.ts")).loops,
  },
  {
    name: "bench",
    summary: "benchmark the engine",
    load: async () => (await import("./commands/bench.ts")).bench,
  },
];
