/**
 * The engine's side of the protocol. Lines are answered in order. Lines that arrive while it thinks wait, but a `stop`
 * or `quit` among them ends the thinking. A refused line changes nothing.
 */
import { setImmediate as breathe } from "node:timers/promises";
import type { Bot, Budget, Weigher, Weighing } from "@interchange/bots";
import { DEFAULT_MOVE_TIME } from "@interchange/bots";
import { Random } from "@interchange/tabletop";
import type { Setup, SetupRequest } from "@interchange/tabletop";
import { rounded } from "../bench.ts";
import type { Playable } from "../playable.ts";
import { placed } from "./position.ts";
import type { EnginePosition } from "./position.ts";
import { PROTOCOL, worded } from "./protocol.ts";
import type { Hello, InfoLine } from "./protocol.ts";
import { readJson, Refused } from "./refused.ts";
import { requested } from "./request.ts";

/** How many moves are reported while it thinks. */
const TOLD = 5;

export interface Engine {
  readonly playable: Playable;
  // oxlint-disable-next-line typescript/no-explicit-any -- opaque here; each game's own types hold inside it
  readonly bot: Bot<any, any>;
  readonly version: string;
  readonly seed: string;
  readonly write: (line: string) => void;
}

export class Session {
  private readonly engine: Engine;
  private readonly waiting: string[] = [];
  private hasEnded = false;
  private setup: Setup | undefined;
  private place: EnginePosition | undefined;
  private thoughts = 0;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Reads lines until they end or one says `quit`. */
  async converse(lines: AsyncIterable<string>): Promise<void> {
    let wake = (): void => {};
    const listening = (async () => {
      for await (const line of lines) {
        this.waiting.push(line);
        wake();
      }
      this.hasEnded = true;
      wake();
    })();
    for (;;) {
      const line = this.waiting.shift();
      if (line !== undefined) {
        if (worded(line)[0] === "quit") return;
        await this.answer(line);
      } else if (this.hasEnded) {
        await listening;
        return;
      } else
        await new Promise<void>((resume) => {
          wake = resume;
        });
    }
  }

  private async answer(line: string): Promise<void> {
    const [word, rest] = worded(line);
    try {
      switch (word) {
        case "":
        case "stop":
          return;
        case "hello":
          this.tell("hello", this.hello());
          return;
        case "setup":
          this.setUp(readJson(rest));
          break;
        case "position":
          this.place = placed(this.engine.playable, this.setup ?? this.prepared({}), rest);
          break;
        case "legal":
          this.engine.write(["moves", ...this.decision().moves].join(" "));
          return;
        case "go":
          await this.go(rest);
          return;
        default:
          throw new Refused(`unknown command '${word}'`);
      }
      this.engine.write("ok");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.engine.write(`error ${error.message.replaceAll(/\s+/g, " ")}`);
    }
  }

  private hello(): Hello & { readonly game: string } {
    const { bot, version, playable } = this.engine;
    return { protocol: PROTOCOL, name: bot.name, version, game: playable.game.id };
  }

  private setUp(sent: unknown): void {
    const { id } = this.engine.playable.game;
    const { game = id, request } = requested(sent);
    if (game !== id) throw new Refused(`this engine plays only ${id}`);
    this.setup = this.prepared(request);
    this.place = undefined;
  }

  private prepared(request: SetupRequest): Setup {
    const prepared = this.engine.playable.game.prepare(request);
    if (!prepared.ok) throw new Refused(prepared.reason);
    return prepared.setup;
  }

  /** The current decision. */
  private decision(): Extract<EnginePosition, { ok: true }> {
    const { playable } = this.engine;
    this.place ??= placed(playable, this.setup ?? this.prepared({}), "");
    if (!this.place.ok) throw new Refused(this.place.reason);
    return this.place;
  }

  private async go(how: string): Promise<void> {
    const { bot, seed, write, playable } = this.engine;
    const budget = budgetFrom(how);
    const { view } = this.decision();
    const random = new Random(`${seed}/${this.thoughts++}`);
    const best = "weigh" in bot ? await this.think(bot as Weigher<unknown, unknown>, view, random, budget) : undefined;
    const move =
      best ?? bot.choose(view, random, "moveTime" in budget && budget.moveTime === Infinity ? usual() : budget);
    write(`bestmove ${playable.game.notation.writeMove(move)}`);
  }

  private async think(bot: Weigher<unknown, unknown>, view: unknown, random: Random, budget: Budget): Promise<unknown> {
    let last: Weighing<unknown> | undefined;
    let told: Weighing<unknown> | undefined;
    for (const weighing of bot.weigh(view, random, budget)) {
      last = weighing;
      // Rarely enough to be read, and the same for the same amount of work.
      if (!told || weighing.work >= Math.max(1, 2 * told.work)) {
        this.inform(weighing);
        told = weighing;
      }
      await breathe();
      if (this.isToStop(budget)) break;
    }
    if (last && last !== told) this.inform(last);
    return last?.moves[0]?.move;
  }

  /** Whether someone has said stop. If the input has ended, nobody will. */
  private isToStop(budget: Budget): boolean {
    const next = this.waiting.map((line) => worded(line)[0]).find((word) => ["go", "stop", "quit"].includes(word));
    if (next === "stop" || next === "quit") return true;
    return this.hasEnded && "moveTime" in budget && budget.moveTime === Infinity;
  }

  private inform({ work, moves, points, range }: Weighing<unknown>): void {
    const { notation } = this.engine.playable.game;
    const info: InfoLine = {
      work,
      moves: moves.slice(0, TOLD).map(({ move, margin, error, win }) => ({
        move: notation.writeMove(move),
        margin: rounded(margin),
        error: rounded(error),
        win: rounded(win, 3),
      })),
      points: points.map((each) => rounded(each)),
      range: [rounded(range[0]), rounded(range[1])],
    };
    this.tell("info", info);
  }

  private tell(word: string, value: object): void {
    this.engine.write(`${word} ${JSON.stringify(value)}`);
  }
}

const now = (): number => performance.now();

function usual(): Budget {
  return { moveTime: DEFAULT_MOVE_TIME, now };
}

function budgetFrom(how: string): Budget {
  if (how === "") return usual();
  if (how === "infinite") return { moveTime: Infinity, now };
  const [, kind, number] = /^(time|work) (\d{1,9})$/.exec(how) ?? [];
  if (kind === undefined) throw new Refused(`unknown 'go ${how}'; use 'go time 200', 'go work 1000' or 'go infinite'`);
  return kind === "work" ? { work: Number(number) } : { moveTime: Number(number), now };
}
