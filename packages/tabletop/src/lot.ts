/**
 * Draws the starting seat at random, with the option `start=lot`. The first draw of such a table is `=seat-N`, from its
 * own stream. From then on everything is as if the setup had named that seat.
 */
import type { Seat } from "./actor.ts";
import type { Draw } from "./game.ts";
import type { Setup } from "./setup.ts";

export interface LotDrawn {
  readonly type: "lot";
  readonly seat: Seat;
}

export function startsByLot({ options }: Pick<Setup, "options">): boolean {
  return options["start"] === "lot";
}

/** The seat that the option names; the first one before the draw. */
export function startSeatOf({ options }: Pick<Setup, "options">): Seat {
  return (Number(options["start"]) || 1) - 1;
}

/** The setup as it is played once the seat has been drawn. */
export function startedBy(setup: Setup, seat: Seat): Setup {
  return { ...setup, options: { ...setup.options, start: `${seat + 1}` } };
}

export function drawLot({ seats }: Pick<Setup, "seats">): Draw<LotDrawn> {
  return {
    stream: "lot",
    outcomes: Array.from({ length: seats }, (_, seat) => ({ chance: { type: "lot", seat }, weight: 1 })),
  };
}

export function writeLot({ seat }: LotDrawn): string {
  return `seat-${seat + 1}`;
}

export function readLot(text: string): LotDrawn | undefined {
  const number = /^seat-([1-9]\d?)$/.exec(text)?.[1];
  return number ? { type: "lot", seat: Number(number) - 1 } : undefined;
}
