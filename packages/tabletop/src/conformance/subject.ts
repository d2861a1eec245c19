import type { Actor, Seat, Viewer } from "../actor.ts";
import { viewersOf } from "../actor.ts";
import type { Board, Searchable } from "../board.ts";
import type { ChanceSource } from "../chance.ts";
import type { Game } from "../game.ts";
import type { Random } from "../random.ts";
import { writeRecord } from "../recordText.ts";
import type { Happening } from "../history.ts";
import type { Table } from "../table.ts";
import { anyMove, kindOf } from "./kinds.ts";
import { frozen } from "./values.ts";

/** A game to check. */
export interface Subject<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly search?: Searchable<Position, Move, Chance, View>;
  /** What must hold in every position of this game, such as conservation; returns what does not. */
  referee?(position: Position): string | undefined;
  /** The likely cause if this law is broken in this way, for the person who has to fix it. */
  suspects?(law: string, detail: string): string | undefined;
}

export class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, detail: string, suspects: string | undefined, record: string) {
    super(`law "${law}" is broken: ${detail}\n${suspects === undefined ? "" : `Probably ${suspects}.\n`}\n${record}`);
    this.law = law;
  }
}

/** A random game in progress, with everything that the laws need. Its positions are frozen: changing one throws. */
export class Walk<Position, Move, Chance, Event, View> {
  readonly subject: Subject<Position, Move, Chance, Event, View>;
  readonly table: Table<Position, Move, Chance, Event, View>;
  readonly random: Random;
  readonly viewers: readonly Viewer[];
  /** A board that follows the game action by action, besides those made from each position. */
  readonly board: Board | undefined;
  /** Every move that was ever legal, to try where it may not be. */
  readonly strayMoves: Move[] = [];
  /** The kinds of moves that were made. */
  readonly kinds = new Set<string>();
  /** Parts of positions that are known to survive JSON. */
  readonly plain = new WeakSet<object>();

  constructor(
    subject: Subject<Position, Move, Chance, Event, View>,
    table: Table<Position, Move, Chance, Event, View>,
    random: Random,
  ) {
    this.subject = subject;
    this.table = table;
    this.random = random;
    this.viewers = viewersOf(table.setup.seats);
    this.board = subject.search?.board(table.position);
    frozen(table.position);
  }

  get game(): Game<Position, Move, Chance, Event, View> {
    return this.subject.game;
  }

  get position(): Position {
    return this.table.position;
  }

  get last(): Happening<Position, Event> | undefined {
    return this.table.history.at(-1);
  }

  broken(law: string, detail: string): never {
    throw new LawBroken(law, detail, this.subject.suspects?.(law, detail), writeRecord(this.table.record()));
  }

  standing(actor: Actor): void {
    const standings = this.game.standings(this.position);
    if ((actor.kind === "nobody") !== (standings !== undefined))
      this.broken("standings at the end", `${actor.kind} is to act, standings ${JSON.stringify(standings)}`);
    const problem = this.subject.referee?.(this.position);
    if (problem) this.broken("referee", problem);
  }

  draw(source: ChanceSource): void {
    const draw = this.game.draw(this.position);
    const outcome =
      draw.outcomes[
        source.pick(draw, this.table.drawn(draw.stream), (chance) => this.game.notation.writeChance(chance))
      ];
    if (!outcome || !this.table.resolve(outcome.chance)) this.broken("draws resolve", "an outcome was refused");
    if (this.board && this.subject.search) this.board.act(this.subject.search.encodeChance(outcome.chance, this.board));
    frozen(this.position);
  }

  play(seat: Seat): void {
    const move = anyMove(this.game.moves(this.table.view(seat)), this.game.notation, this.random);
    this.kinds.add(kindOf(move, this.game.notation.writeMove(move)));
    const played = this.table.play(seat, move);
    if (!played.ok) this.broken("moves are playable", `${this.game.notation.writeMove(move)}: ${played.refusal.code}`);
    if (this.board && this.subject.search) this.board.act(this.subject.search.encodeMove(move, this.board));
    frozen(this.position);
  }
}
