/**
 * A desk as the shared parts of the table know it. A game's own desk adds what its players look at and the decision
 * they are putting together.
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

/** Texts of a table that differ by game. */
export interface GameWords {
  /** The title of the game. */
  readonly title: string;
  /** "Move 17 of 60", and a short form. */
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

/** A decision that was taken back, and its place in the record. */
export interface Undone {
  readonly at: number;
  readonly moves: readonly string[];
}

/** In milliseconds. */
export interface Counting {
  /** Before it begins. */
  readonly delay?: number;
  readonly time: number;
}

export interface TableDesk {
  /** The game's id. */
  readonly game: string;
  /** Its rules texts. */
  readonly rules: RulesSource;
  /** The numbers of the rules behind these events. */
  readonly rulesBehind: (events: readonly unknown[]) => readonly string[];
  readonly client: TableBasics;
  readonly history: Steps;
  /** Whether the viewer may decide now. */
  readonly isDeciding: ReadonlySignal<boolean>;
  /** How totals count up to their new values. Without it, they change at once. */
  readonly counting?: ReadonlySignal<Counting | undefined>;
  /** The names of the totals that points are on their way to. */
  readonly earning?: ReadonlySignal<readonly string[]>;
  /** What the board shows while it lags behind the game, so that people can follow. News waits for it. */
  readonly staged?: ReadonlySignal<unknown>;
  /** What the viewer has to decide. */
  readonly prompt: ReadonlySignal<string>;
  readonly words: ReadonlySignal<GameWords>;
  readonly sentences: ReadonlySignal<readonly Sentence[]>;
  /** Those that are news to the viewer. */
  readonly latest: ReadonlySignal<readonly Sentence[]>;
  /** The panel that is open over the table. */
  readonly sheet: Signal<string | undefined>;
  /** Decisions that were taken back and can be redone, the last one first. */
  readonly undone: Signal<readonly Undone[]>;
  /** A one-time notice in the status line. */
  readonly notice: Signal<string | undefined>;
  /** The numbered rule that someone wants to read. */
  readonly wantedRule: ReadonlySignal<string | undefined>;
  /** The modules in play, and the one someone wants to read about. */
  readonly modules?: readonly string[];
  readonly wantedModule?: Signal<string | undefined>;
  /** The panel behind the progress count; by default the log. */
  readonly progressSheet?: string;
  readonly badge: (seat: Seat | undefined, small?: boolean) => ComponentChildren;
  /** Shows a sentence's moment and its place on the board. */
  tell(sentence: Sentence): void;
  /** Highlights on the board what a sentence or a chip is about, while the pointer is on it. */
  light(about: unknown): void;
  /** Highlights what a chip is about until something else is looked at. */
  show(about: unknown): void;
  /** Undoes the last step of the decision in progress; false if there is none. */
  stepBack(): boolean;
  close(): void;
}

const Context = createContext<TableDesk | undefined>(undefined);
export const DeskProvider = Context.Provider;

/** The desk around this component, as far as all games share it. */
export function useTableDesk(): TableDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error("no desk around this component");
  return desk;
}
