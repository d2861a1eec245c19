/**
 * Examples of the rules as data: how a table begins, what is drawn, what is done. The rules compute the result. The
 * rules text names an example by its id: `<!-- example: twice-over -->`.
 */
import { known } from "@interchange/tabletop";
import type { Seat, SetupRequest } from "@interchange/tabletop";
import { finalAwards } from "../turnSteps.ts";
import type { MetroGame } from "../game.ts";
import type { Award, Event, Move, Position } from "../position.ts";
import type { TileCode } from "../tiles.ts";

export interface MetroExample {
  readonly request: SetupRequest;
  /**
   * The draws, word by word in record notation. If the next word does not fit, the tile comes that is placed next and
   * that nobody holds yet; for other draws the first outcome.
   */
  readonly chance?: string;
  /** The moves before the example begins, and those in it, in record notation. */
  readonly before?: string;
  readonly steps?: string;
  /** What no short game would lead to; set when the example begins. Of slices, only the differences. */
  readonly changes?: Partial<Pick<Position, "profits">> & {
    readonly slices?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  /** Whether the final scoring is counted in the last step, as if the game were over. */
  readonly isCounted?: true;
  /** A tile that the reader may lay on trial; the seat to play holds it. */
  readonly tries?: TileCode;
  /** Through whose eyes it is seen; nobody's unless said. */
  readonly viewer?: Seat;
  /** Stations whose lines the example is about, by number. */
  readonly lines?: readonly number[];
  /** Whether the board is irrelevant. */
  readonly isOffBoard?: true;
}

/** One entry of what happened; without a seat it was chance. */
export interface ExampleEntry {
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
}

export interface ExampleStep {
  readonly position: Position;
  /** What led here from the step before. */
  readonly entries: readonly ExampleEntry[];
}

/** The positions of an example: its start, then one per step. An example that breaks a rule throws. */
export function playExample(game: MetroGame, example: MetroExample): readonly ExampleStep[] {
  const prepared = game.prepare(example.request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const before = wordsOf(example.before);
  const steps = wordsOf(example.steps);
  const played = new ExampleGame(game, game.start(prepared.setup), wordsOf(example.chance), [
    ...before,
    ...steps,
    ...triedIn(example),
  ]);
  played.settle();
  for (const word of before) played.play(word);
  played.change(example.changes);
  const shown: ExampleStep[] = [{ position: played.position, entries: [] }];
  for (const word of steps) shown.push({ entries: played.play(word), position: played.position });
  if (example.isCounted) shown.push(counted(game, played.position));
  played.check(example);
  return shown;
}

/** The tile on trial is like one that is placed last. */
const triedIn = ({ tries }: MetroExample): readonly string[] => (tries === undefined ? [] : [`${tries}@`]);

const wordsOf = (text = ""): readonly string[] => text.split(/\s+/).filter(Boolean);
const tileOf = (word: string): string | undefined => /^([a-d]{4})(?:\^\d)?@/.exec(word)?.[1];

/** A game of an example as it goes on. */
class ExampleGame {
  position: Position;
  readonly #game: MetroGame;
  readonly #chance: string[];
  /** The tiles that are still to be placed, in order. */
  readonly #tiles: string[];

  constructor(game: MetroGame, position: Position, chance: readonly string[], moves: readonly string[]) {
    this.#game = game;
    this.position = position;
    this.#chance = [...chance];
    this.#tiles = moves.flatMap((word) => tileOf(word) ?? []);
  }

  play(word: string): readonly ExampleEntry[] {
    const { notation } = this.#game;
    const move: Move | undefined = notation.readMove(word);
    const { turn: seat } = this.position;
    const refusal = move && this.#game.refusal(this.#game.view(this.position, seat), move);
    if (!move || refusal) throw new Error(`${word}: ${refusal ? `${refusal.code}, rule ${refusal.rule}` : "no move"}`);
    const { position, events } = this.#game.play(this.position, move);
    this.position = position;
    if (tileOf(word) !== undefined) this.#tiles.shift();
    return [{ seat, events }, ...this.settle()];
  }

  /** Everything chance does until a seat acts. */
  settle(): readonly ExampleEntry[] {
    const entries: ExampleEntry[] = [];
    while (this.#game.actor(this.position).kind === "chance") {
      const { position, events } = this.#game.resolve(this.position, this.#outcome());
      this.position = position;
      entries.push({ seat: undefined, events });
    }
    return entries;
  }

  #outcome() {
    const { outcomes } = this.#game.draw(this.position);
    const named = new Map(outcomes.map(({ chance }) => [this.#game.notation.writeChance(chance), chance]));
    const [next] = this.#chance;
    const scripted = next === undefined ? undefined : named.get(next);
    if (scripted) {
      this.#chance.shift();
      return scripted;
    }
    const held = [...this.position.hands.flat(), ...this.position.drawn] as string[];
    const wanted = this.#tiles.find((tile) => {
      const at = held.indexOf(tile);
      if (at >= 0) held.splice(at, 1);
      return at < 0;
    });
    return named.get(wanted ?? "") ?? known(outcomes[0]).chance;
  }

  /** An example that says what cannot be is wrong. */
  check({ tries }: MetroExample): void {
    const { hands, turn } = this.position;
    if (this.#chance.length) throw new Error(`chance does not bring ${this.#chance.join(" ")}`);
    if (tries !== undefined && !hands[turn]?.includes(tries)) throw new Error(`nobody holds ${tries}`);
  }

  change({ slices = {}, ...others }: NonNullable<MetroExample["changes"]> = {}): void {
    const changed = Object.entries(slices).map(([module, change]) => {
      return [module, { ...(this.position.slices[module] as object), ...change }] as const;
    });
    this.position = {
      ...this.position,
      ...others,
      slices: { ...this.position.slices, ...Object.fromEntries(changed) },
    };
  }
}

/** The end of the game, as it would be now. */
function counted(game: MetroGame, position: Position): ExampleStep {
  const awards = finalAwards(game.sceneOf(position));
  const paid = (isTo: (to: Award["to"]) => boolean): number =>
    awards.reduce((sum, { to, points }) => (isTo(to) ? sum + points : sum), 0);
  const over: Position = {
    ...position,
    stage: "over",
    awards: [...position.awards, ...awards],
    points: position.points.map((points, seat) => points + paid((to) => to.kind === "seat" && to.seat === seat)),
    profits: position.profits.map((profit, at) => profit + paid((to) => to.kind === "company" && to.company === at)),
  };
  const events: Event[] = awards.map((award) => ({ type: "awarded", award }));
  return { position: over, entries: [{ seat: position.turn, events }] };
}
