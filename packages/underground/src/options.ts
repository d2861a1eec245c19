/** The named options of a table, and what they mean to the rules. */
import type {
  Choices,
  Objection,
  Prepared,
  RulesNumbers,
  Seat,
  Setup,
  SetupChecks,
  SetupRequest,
} from "@interchange/tabletop";
import { objectionTo, prepareSetup, startSeatOf, trimmedSet, usedSet } from "@interchange/tabletop";
import { againstMarkers } from "./chosenMarkers.ts";
import type { MapFile } from "./maps/mapFile.ts";
import { mapOf, partsWith, withCanonicalMap } from "./components.ts";

/** The versions of the rules. Number 2 only allows other components and chosen colours. */
export const RULES_NUMBERS: RulesNumbers = { newest: 2, usual: 1 };

/** Checks of components and colours. A part that is not named here cannot be chosen. */
const CHECKS: SetupChecks = {
  components(components, setup) {
    const named = withCanonicalMap(components);
    const parts = partsWith(named);
    const trimmed = trimmedSet(parts, named);
    if ("reason" in trimmed) return objectionTo(components, trimmed);
    return mapObjection(mapOf(trimmed), setup) ?? usedSet(parts, trimmed, setup);
  },
  colours: againstMarkers,
};

/** What a map does not have. */
function mapObjection({ name, markers, farewell }: MapFile, { seats, options }: Setup): Objection | undefined {
  const players = Object.keys(markers);
  if (!players.includes(String(seats)))
    return { rule: "1.3", reason: `the map ${name} is for ${players.join(", ")} players, not for ${seats}` };
  if (options["mornington-crescent"] === "yes" && farewell === undefined)
    return { rule: "6.4", reason: `the map ${name} has no station where the passenger may leave` };
  return undefined;
}

export const CHOICES: Choices = {
  editions: ["2006"],
  minSeats: 2,
  maxSeats: 5,
  modules: [],
  options: [
    { name: "start", values: ["1", "2", "3", "4", "5", "lot"], rule: "6.1", isSeat: true },
    { name: "first-round", values: ["2006", "2019", "designer"], rule: "6.2" },
    { name: "last-round", values: ["building", "designer"], rule: "6.3" },
    { name: "mornington-crescent", values: ["no", "yes"], rule: "6.4" },
    { name: "movement", values: ["full", "basic"], rule: "6.5" },
    { name: "markers", values: ["dealt", "chosen"], rule: "6.6", isRuling: true },
  ],
  facts: {
    boxes: { "2006": [] },
    unprinted: [
      // The rules of 2006 on the map of 2019.
      { what: "map", is: "inferred", rule: "7.7" },
      { what: "symbols", is: "inferred", rule: "7.8", path: "/stations/symbols" },
      { what: "markers", is: "designed", rule: "7.5", path: "/markers" },
    ],
  },
};

/** The options as the rules read them. */
export interface Terms {
  readonly startSeat: Seat;
  readonly firstRound: "2006" | "2019" | "designer";
  /** Whether the passenger keeps travelling in the last round while there are destinations. */
  readonly travelsToTheEnd: boolean;
  readonly morningtonCrescent: boolean;
  readonly basicMovement: boolean;
}

export function termsOf(setup: Setup): Terms {
  const { options } = setup;
  const round = options["first-round"];
  return {
    startSeat: startSeatOf(setup),
    firstRound: round === "2019" || round === "designer" ? round : "2006",
    travelsToTheEnd: options["last-round"] === "designer",
    morningtonCrescent: options["mornington-crescent"] === "yes",
    basicMovement: options["movement"] === "basic",
  };
}

export function prepare(request: SetupRequest): Prepared {
  return prepareSetup(CHOICES, RULES_NUMBERS, request, CHECKS);
}

/** Starting points of the n-th to play (rule 1.5). */
export function startPoints({ firstRound }: Terms, order: number): number {
  return firstRound === "2006" ? order : 0;
}

/** Actions in a turn (rules 2.1 and 6.2). */
export function actionsIn({ firstRound }: Terms, seats: number, turns: number): number {
  if (turns >= seats || firstRound === "2006") return 4;
  const usual = firstRound === "2019" ? 4 : 3;
  return turns === 0 ? usual - 1 : turns === seats - 1 ? usual + 1 : usual;
}
