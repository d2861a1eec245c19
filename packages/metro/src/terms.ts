/** Translates a table's options for the rules. */
import type { Printed, RulesNumbers, Setup } from "@interchange/tabletop";
import { startSeatOf } from "@interchange/tabletop";
import { NUMBERING } from "./components/stations.ts";
import type { Terms } from "./module.ts";

/** The numbers of the rules; new tables take the newest. */
export const RULES_NUMBERS: RulesNumbers = { newest: 3, usual: 3 };

/** The options as the rules read them, before boards and modules are looked at. */
export function termsOf(setup: Setup, printed: Printed): Omit<Terms, "owners" | "factors"> {
  const { options } = setup;
  return {
    freeOrientation: options["orientation"] === "free",
    handSize: Number(options["hand-size"] ?? 1),
    openHands: options["open-hands"] === "yes",
    startSeat: startSeatOf(setup),
    numbering: printed(NUMBERING)[options["numbering"] === "cable-car" ? "cable-car" : "metro"],
    oneTileRule: true,
    oneTileEverywhere: options["one-tile-stations"] !== "owned",
    exceptionAlways: options["one-tile-exception"] !== "no-draw-left",
    drawAnother: true,
    ownedBy: "seat",
    companies: 0,
    rewards: "owner",
    centreDeparts: false,
    centreIsOpen: false,
  };
}
