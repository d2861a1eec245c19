/**
 * What the parts of the table that all games share know of a desk. A game's own desk has more: what its people look at
 * and the decision that they are putting together.
 */
import type { Seat } from "@interchange/tabletop";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import type { TableBasics } from "../../client/client.ts";
import type { RulesSource } from "../../kit/rules/source.ts";
import type { Who } from "../../words/types.ts";
import type { Steps } from "./history.ts";
import type { Sentence } from "./story.ts";
import { useContext } from "preact/hooks";

/** Words of a table that differ from game to game. */
export interface GameWords {
  /** What is played here. */
  readonly title: string;
  /** "Move 17 of 60", and the same for little room. */
  readonly progress: string;
  readonly progressShort: string;
  readonly history: {
    readonly at: (step: number, all: number) => string;
    readonly back: string;
    readonly forward: string;
  };
  readonly handOver: (who: Who) => string;
  readonly firstTurn: string;
}

/** A decision that was taken back, and where in the record it stood. */
export interface Undone {
  readonly at: number;
  readonly moves: readonly string[];
}

export interface TableDesk {
  /** The name of the game. */
  readonly game: string;
  /** Its rules in words. */
  readonly rules: RulesSource;
  readonly client: TableBasics;
  readonly history: Steps;
  /** Whether the viewer may put a decision together. */
  readonly isDeciding: ReadonlySignal<boolean>;
  /** What is asked of the viewer who decides. */
  readonly prompt: ReadonlySignal<string>;
  readonly words: ReadonlySignal<GameWords>;
  readonly sentences: ReadonlySignal<readonly Sentence[]>;
  /** The panel that is open over the table. */
  readonly sheet: Signal<string | undefined>;
  /** Decisions that were taken back and can be made again, the last one first to go. */
  readonly undone: Signal<readonly Undone[]>;
  /** Something to say once, in the line of the status. */
  readonly notice: Signal<string | undefined>;
  /** The numbered rule that somebody wants to read. */
  readonly wantedRule: ReadonlySignal<string | undefined>;
  /** The modules whose rules hold here, and the one that somebody wants to read about. */
  readonly modules?: readonly string[];
  readonly wantedModule?: Signal<string | undefined>;
  /** The panel behind the count of how far the game is; the log where there is no better one. */
  readonly progressSheet?: string;
  readonly badge: (seat: Seat | undefined, small?: boolean) => ComponentChildren;
  /** Shows a sentence's moment and its place. */
  tell(sentence: Sentence): void;
  /** Shows on the board what a sentence is about while it is pointed at. */
  light?(sentence: Sentence | undefined): void;
  /** Undoes the last step of a decision that is being put together; false when there is none. */
  stepBack(): boolean;
  close(): void;
}

const Context = createContext<TableDesk | undefined>(undefined);
export const DeskProvider = Context.Provider;

/** The desk that the component stands on, as far as all games share it. */
export function useTableDesk(): TableDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error("no desk around this component");
  return desk;
}
