/** The named options of a table, and what they mean to the rules. */
import type { Choices, Prepared, Seat, Setup, SetupRequest } from "@interchange/tabletop";
import { prepareSetup } from "@interchange/tabletop";
import { EDITIONS } from "./editions.ts";
import { MAX_SEATS, MIN_SEATS, NUMBERINGS } from "./stations.ts";
import type { Numbering } from "./stations.ts";

/** The number of the rules that new tables are played by. */
export const RULES_NUMBER = 1;

export const CHOICES: Choices = {
  editions: EDITIONS,
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  modules: [],
  options: [
    { name: "orientation", values: ["fixed", "free"], rule: "6.1" },
    { name: "hand-size", values: ["1", "2", "3"], rule: "6.2" },
    { name: "open-hands", values: ["no", "yes"], rule: "6.3" },
    { name: "start", values: ["1", "2", "3", "4", "5", "6"], rule: "6.4", isSeat: true },
    { name: "numbering", values: NUMBERINGS, rule: "7.1" },
    { name: "one-tile-stations", values: ["all", "owned"], rule: "7.2" },
    { name: "one-tile-exception", values: ["always", "no-draw-left"], rule: "7.3" },
  ],
};

/** The options as the rules read them. */
export interface Terms {
  readonly freeOrientation: boolean;
  readonly handSize: number;
  readonly openHands: boolean;
  readonly startSeat: Seat;
  readonly numbering: Numbering;
  /** Whether one-tile lines from unowned stations are forbidden too. */
  readonly oneTileEverywhere: boolean;
  /** Whether the exception of the one-tile rule stands even while another tile could be drawn. */
  readonly exceptionAlways: boolean;
}

export function termsOf(setup: Setup): Terms {
  const { options } = setup;
  return {
    freeOrientation: options["orientation"] === "free",
    handSize: Number(options["hand-size"] ?? 1),
    openHands: options["open-hands"] === "yes",
    startSeat: Number(options["start"] ?? 1) - 1,
    numbering: options["numbering"] === "cable-car" ? "cable-car" : "metro",
    oneTileEverywhere: options["one-tile-stations"] !== "owned",
    exceptionAlways: options["one-tile-exception"] !== "no-draw-left",
  };
}

export function prepare(request: SetupRequest): Prepared {
  return prepareSetup(CHOICES, RULES_NUMBER, request);
}
