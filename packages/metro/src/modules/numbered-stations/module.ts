/** Numbered stations: seats hold numbers, and lines that end there also score for the holders. Rules NS.1 to NS.8. */
import type { Objection, Setup } from "@interchange/tabletop";
import { CHANCE_ACTS, known } from "@interchange/tabletop";
import { CENTRE_STATIONS, EDGE_STATIONS, isCentreStation } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Layout, Module, Scene, SliceKey } from "../../module.ts";
import { ARRIVALS } from "../../network.ts";
import type { Award, Line } from "../../position.ts";
import { finishedFrom } from "../../scoring.ts";
import { stationNumber } from "../../stations.ts";
import { NUMBER_PARTS } from "./components.ts";
import { dealt, fullGroups, holderOf, imagined, nextDeal, seenBy } from "./numbers.ts";
import type { Deal, Group } from "./numbers.ts";

export const NUMBERED: SliceKey<NumbersSlice> = sliceKey("numbered-stations");

/** The factor for the holder of the end of a line from the centre (rules NS.6 and NS.8). */
export const CENTRE_FACTOR = 2;

export interface NumbersSlice {
  readonly groups: readonly Group[];
  /** Who gets the next number; null when all have theirs. */
  readonly owed: Deal | null;
  /** Where numbers are played open (rule NS.3). */
  readonly isOpen?: true;
}

const lexicon = new Lexicon<number>(
  Array.from({ length: EDGE_STATIONS }, (_, before) => before + 1),
  String,
);

/** How many numbers of each group a seat gets: as many of each, or by a digit for each group. */
function eachOf({ options }: Pick<Setup, "options">, groups: number): readonly number[] {
  const digits = options["numbers-each"] ?? "1";
  return Array.from({ length: groups }, (_, group) => Number(digits.length > 1 ? (digits[group] ?? 0) : digits));
}

function withGroups(groups: readonly Group[], layout: Layout): NumbersSlice {
  const owed = nextDeal(groups, eachOf(layout.setup, groups.length), layout.terms.startSeat) ?? null;
  return layout.setup.options["numbers-open"] === "yes" ? { groups, owed, isOpen: true } : { groups, owed };
}

const own = ownRules<NumbersSlice, number>({
  lexicon,
  start: (layout) => withGroups(fullGroups(layout.printed(NUMBER_PARTS), layout.seats), layout),
  actor: ({ owed }) => (owed ? CHANCE_ACTS : undefined),
  draw: ({ groups, owed }) => ({
    stream: `numbers/${known(owed).group + 1}`,
    outcomes: known(groups[known(owed).group]).rest.map((chance) => ({ chance, weight: 1 })),
  }),
  refusal: () => ({ code: "drawOwed", rule: "NS.2" }),
  act: ({ groups, owed }, number, { layout }) => ({ slice: withGroups(dealt(groups, known(owed), number), layout) }),
  view: (slice, viewer) =>
    slice.isOpen ? slice : { ...slice, groups: slice.groups.map((group) => seenBy(viewer, group)) },
  imagine: (slice, _viewer, random) =>
    slice.isOpen ? slice : { ...slice, groups: slice.groups.map((group) => imagined(group, random)) },
  hides: ({ owed, isOpen }, _number, viewer) => !isOpen && owed?.seat !== viewer,
});

/** What a line pays the holder of its end's number. */
function payOf({ earner, from, points }: Line, { setup: { options } }: Layout): number {
  if (!earner && options["numbers-ownerless"] === "no") return 0;
  return isCentreStation(from) ? points * CENTRE_FACTOR : points;
}

/** Whether track from the centre pays if there is no central station (rule NS.8). */
export function paysFromCentre({ options }: Pick<Setup, "options">): boolean {
  return options["numbers-ownerless"] === "centre-too";
}

/** Track that leads from the centre to an edge station and is nobody's, as lines that pay their length. */
export function centreLines({ lines, network, layout }: Scene): readonly Line[] {
  if (!paysFromCentre(layout.setup) || layout.terms.centreIsOpen) return [];
  return FROM_CENTRE.flatMap((station) => {
    if (network.trainAt(station) < ARRIVALS || lines.some(({ from }) => from === station)) return [];
    const { from, to, length } = finishedFrom(network, station);
    return isCentreStation(to) ? [] : [{ from, to, length, points: length }];
  });
}

const FROM_CENTRE = Array.from({ length: CENTRE_STATIONS }, (_, space) => EDGE_STATIONS + space);

function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const { groups } = scene.slice(NUMBERED);
  const { numbering } = scene.layout.terms;
  const won = [...scene.lines, ...centreLines(scene)].flatMap((line): readonly Award[] => {
    if (isCentreStation(line.to)) return [];
    const number = stationNumber(line.to, numbering);
    const seat = holderOf(groups, number);
    const points = payOf(line, scene.layout);
    if (seat === undefined || points === 0) return [];
    return [{ to: { kind: "seat", seat }, points, module: NUMBERED, reason: `number-${number}` }];
  });
  return [...awards, ...won];
}

export const numberedStations: Module = {
  id: NUMBERED,
  tag: "numbers",
  kind: "expansion",
  awards: "NS.4",
  boxes: ["second"],
  unprinted: [{ what: "groups", is: "inferred", rule: "NS.1", path: "/numbered-stations/groups" }],
  options: [
    { name: "numbers-each", values: ["1", "2", "3", "4"], pattern: "[01234]{4}", example: "1010", rule: "NS.1" },
    { name: "numbers-ownerless", values: ["no", "yes", "centre-too"], rule: "NS.7", isRuling: true },
    { name: "numbers-open", values: ["no", "yes"], rule: "NS.3" },
  ],
  parts: [NUMBER_PARTS],
  check({ seats, options }, printed) {
    const groups = printed(NUMBER_PARTS);
    const each = eachOf({ options }, groups.length);
    const wrong = (reason: string): Objection => ({
      rule: "NS.1",
      reason: `option numbers-each cannot be ${options["numbers-each"]}: ${reason}`,
    });
    if (each.every((count) => count === 0)) return wrong("every player needs at least one number");
    const short = groups.findIndex(({ length }, group) => known(each[group]) * seats > length);
    if (short < 0) return undefined;
    const most = Math.floor(known(groups[short]).length / seats);
    return wrong(`with ${seats} players there are at most ${most} of group ${short + 1} for each`);
  },
  // The network has to know where track out of the centre ends.
  terms: (terms, setup) => (paysFromCentre(setup) ? { ...terms, centreDeparts: true } : terms),
  finalAwards,
  own,
};
