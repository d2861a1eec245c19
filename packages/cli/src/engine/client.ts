/** Runs a bot that is an external program: starts it, tells it what its seat sees, and asks for moves. */
import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Turn } from "@interchange/bots";
import type { Setup } from "@interchange/tabletop";
import { UsageError } from "../arguments.ts";
import type { Allowance } from "../work/task.ts";
import { COMMAND, PROTOCOL, worded } from "./protocol.ts";
import type { Hello, PositionLine, SetupLine } from "./protocol.ts";

/** How long a program may take to answer without thinking, and beyond its thinking time. */
const PATIENCE = 30_000;
/** How long it may think if its budget is an amount of work. */
const LONGEST = 600_000;
/** How long it may take to exit when asked. */
const FAREWELL = 2_000;

interface Waiting {
  readonly wants: string;
  readonly settle: (rest: string) => void;
  readonly fail: (reason: string) => void;
}

export class EngineClient {
  private readonly name: string;
  private readonly game: string;
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly ended: Promise<void>;
  private waiting: Waiting | undefined;
  private gone: string | undefined;

  /** Starts a program from a bot's name, `cmd:` and a command line, and says hello. */
  static async start(name: string, game: string): Promise<EngineClient> {
    const client = new EngineClient(name, game);
    const greeting = await client.ask("hello", "hello", PATIENCE);
    const { protocol } = client.readHello(greeting);
    if (protocol !== PROTOCOL) throw client.problem(`speaks protocol ${protocol}; this version needs ${PROTOCOL}`);
    return client;
  }

  private constructor(name: string, game: string) {
    this.name = name;
    this.game = game;
    this.child = spawn(name.slice(COMMAND.length).trim(), {
      shell: true,
      stdio: ["pipe", "pipe", "inherit"],
      // There may be a shell in between, so the whole process group is killed.
      detached: process.platform !== "win32",
    });
    const leave = (reason: string): void => {
      this.gone ??= reason;
      this.waiting?.fail(reason);
    };
    this.ended = new Promise((resume) => {
      this.child.on("close", (code, signal) => {
        leave(`exited with ${code ?? signal}`);
        resume();
      });
    });
    this.child.on("error", (error) => {
      leave(error.message);
    });
    // Writing to a program that has exited. Its exit is reported separately.
    this.child.stdin.on("error", () => {});
    createInterface(this.child.stdout).on("line", (line) => {
      this.hear(line);
    });
  }

  async setUp(setup: Setup): Promise<void> {
    const said: SetupLine = { game: this.game, ...setup };
    await this.ask(`setup ${JSON.stringify(said)}`, "ok", PATIENCE);
  }

  /** The program's move for this turn. */
  async choose<Position, Move, Chance, Event, View>(
    { seat, view, table }: Turn<Position, Move, Chance, Event, View>,
    allowance: Allowance,
  ): Promise<Move> {
    const { game } = table;
    const written = new Map(game.moves(view).map((move) => [game.notation.writeMove(move), move]));
    const position: PositionLine = {
      seat,
      entries: table.entriesFor(seat).map(({ by, text }) => (by === "chance" ? `=${text}` : text)),
      moves: [...written.keys()],
      view,
    };
    await this.ask(`position ${JSON.stringify(position)}`, "ok", PATIENCE);
    const isWork = "work" in allowance;
    const go = isWork ? `go work ${allowance.work}` : `go time ${allowance.moveTime}`;
    const best = await this.ask(go, "bestmove", isWork ? LONGEST : allowance.moveTime + PATIENCE);
    const move = written.get(best);
    if (move === undefined) throw this.problem(`answered '${best}', which is not a legal move`);
    return move;
  }

  /** Asks the program to exit, and kills it if it does not. */
  async quit(): Promise<void> {
    if (this.gone === undefined) this.child.stdin.end("quit\n");
    const late = setTimeout(() => {
      this.kill();
    }, FAREWELL);
    await this.ended;
    clearTimeout(late);
  }

  private async ask(line: string, wants: string, patience: number): Promise<string> {
    if (this.gone !== undefined) throw this.problem(this.gone);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting?.fail(`did not answer '${worded(line)[0]}' in time`);
        this.kill();
      }, patience);
      const done = (): void => {
        clearTimeout(late);
        this.waiting = undefined;
      };
      this.waiting = {
        wants,
        settle: (rest) => {
          done();
          resolve(rest);
        },
        fail: (reason) => {
          done();
          reject(this.problem(reason));
        },
      };
      this.child.stdin.write(`${line}\n`);
    });
  }

  /** Lines that are neither the answer nor an error are ignored: evaluations, and what newer programs may say. */
  private hear(line: string): void {
    const [word, rest] = worded(line);
    if (word === this.waiting?.wants) this.waiting.settle(rest);
    else if (word === "error") this.waiting?.fail(`reported an error: ${rest}`);
  }

  private readHello(json: string): Hello {
    try {
      return JSON.parse(json) as Hello;
    } catch {
      throw this.problem(`sent '${json}' instead of JSON`);
    }
  }

  private problem(reason: string): UsageError {
    return new UsageError(`${this.name} ${reason}`);
  }

  private kill(): void {
    const { pid } = this.child;
    try {
      if (pid !== undefined && process.platform !== "win32") process.kill(-pid, "SIGKILL");
      else this.child.kill("SIGKILL");
    } catch {
      // It has just exited by itself.
    }
  }
}
