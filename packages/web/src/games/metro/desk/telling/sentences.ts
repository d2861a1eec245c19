/** Tells the events of Metro in words. */
import { metro } from "../engine.ts";
import { companyOf, gainOf, moduleGains, phrasesOf } from "../../modules/told.ts";
import {
  companyColours,
  EDGE_STATIONS,
  isCentreStation,
  seatColours,
  squareName,
  stationNumber,
} from "@interchange/metro/core";
import type { Cell, Colour, Earner, Event, Line, Station, Stage } from "@interchange/metro/core";
import type { Seat, Setup } from "@interchange/tabletop";
import type { Happened } from "../../../../client/client.ts";
import type { Who } from "../../../../words/types.ts";
import { whoIs, withBot } from "../../../../table/desk/names.ts";
import type { Speaker } from "../../../../table/desk/names.ts";
import { joined, textChip } from "../../../../table/desk/story.ts";
import type { Gain, Sentence } from "../../../../table/desk/story.ts";
import { lineFace } from "./lineFace.tsx";
import { lineCalled } from "../lines.ts";
import { metroWords } from "../../words.ts";

export interface MetroSentence extends Sentence {
  /** Lines that ended. */
  readonly lines: readonly Line[];
  /** Where the tile was placed. */
  readonly cell: Cell | undefined;
  readonly about: About;
}

/** What the board highlights for a turn or a chip. */
export interface About {
  readonly cell?: Cell | undefined;
  readonly lines?: readonly Station[];
}

export function numberOf(setup: Setup, station: Station): number {
  return stationNumber(station, metro.layoutOf(setup).terms.numbering);
}

export const isPlacing = ({ events }: Happened<Event>): boolean => events.some(({ type }) => type === "placed");

/** A new turn starts at these stages. Events at other stages belong to the current turn. */
const BEGINS: readonly Stage[] = ["turn", "place"];

interface Story extends MetroSentence {
  readonly parts: readonly string[];
  /** Names keep their spelling; a module's text may start with any word and gets a capital. */
  readonly beginsWithName: boolean;
}

/**
 * One sentence per turn: the tile, what modules did, and the result. A tile that is drawn but not placed yet has its
 * own.
 */
export function sentencesOf(speaker: Speaker, happened: readonly Happened<Event>[]): readonly MetroSentence[] {
  let tiles = 0;
  let stage: Stage = "turn";
  const last = happened.findLast(({ seat }) => seat !== undefined);
  const told: Story[] = [];
  for (const each of happened) {
    const before = stage;
    stage = each.events.findLast((event) => event.type === "next")?.stage ?? stage;
    const placed = each.events.find((event) => event.type === "placed");
    if (placed) tiles++;
    const { index } = each;
    const lot = each.events.find((event) => event.type === "lot");
    const seat = lot?.seat ?? each.seat;
    const asks = each.events.some((event) => event.type === "asked");
    const parts = asks && each !== last ? [] : each.events.flatMap((event) => phraseOf(speaker, event, each));
    if (!parts.length) continue;
    const lines = each.events.flatMap((event) => (event.type === "scored" ? [event.line] : []));
    const gains = joined(each.events.flatMap((event) => gainsOf(speaker, event, each)));
    const begun = told.at(-1);
    if (begun && !placed && (seat === undefined || !BEGINS.includes(before)))
      told[told.length - 1] = {
        ...begun,
        index,
        parts: [...begun.parts, ...parts],
        gains: joined([...begun.gains, ...gains]),
        lines: [...begun.lines, ...lines],
      };
    else if (seat !== undefined)
      told.push({
        index,
        seat,
        text: "",
        parts,
        beginsWithName: placed !== undefined || asks || lot !== undefined,
        gains,
        number: placed && tiles,
        place: placed && squareName(placed.laid.cell),
        spot: placed && squareName(placed.laid.cell),
        lines,
        cell: placed?.laid.cell,
        about: {},
        before: placed ? tiles - 1 : tiles,
        after: tiles,
      });
  }
  return told.map(({ parts, beginsWithName, ...sentence }) => ({
    ...sentence,
    about: { cell: sentence.cell, lines: sentence.lines.map(({ from }) => from) },
    text: metroWords().table.log.sentence(parts, beginsWithName),
  }));
}

function phraseOf(speaker: Speaker, event: Event, entry: Happened<Event>): readonly string[] {
  const words = metroWords().table.log;
  switch (event.type) {
    case "placed": {
      const square = squareName(event.laid.cell);
      const { seat } = event.laid;
      const isDrawn = event.from === "drawn";
      return [words.placed(whoIs(withBot(speaker, seat, entry.bot), seat), square, isDrawn)];
    }
    case "lot":
      return [words.lot(whoIs(speaker, event.seat))];
    case "asked":
      return [words.drew(whoIs(withBot(speaker, event.seat, entry.bot), event.seat))];
    case "scored":
      return [linePhrase(speaker, event.line)];
    case "over":
      return [overPhrase(speaker, event.standings)];
    case "own":
    case "awarded":
    case "passed":
    case "sank":
      return phrasesOf(speaker, event, entry);
    case "drew":
    case "next":
      return [];
  }
}

/** An event as chips, by whom it concerns. */
function gainsOf(speaker: Speaker, event: Event, entry: Happened<Event>): readonly Gain[] {
  const { chips, drewAnother } = metroWords().table.log;
  const mine = (seat: Seat, text: string): Gain => gainOf(speaker, { kind: "seat", seat }, 0, textChip(text));
  switch (event.type) {
    case "placed":
      return event.from === "drawn" ? [mine(event.laid.seat, drewAnother)] : [];
    case "lot":
      return [mine(event.seat, chips.lot)];
    case "asked":
      return [mine(event.seat, drewAnother)];
    case "scored": {
      const { from, points, earner } = event.line;
      const about: About = { lines: [from] };
      const label = lineCalled(from, isCentreStation(from) ? undefined : numberOf(speaker.setup, from));
      const colour = earner && colourOf(speaker.setup, earner);
      const face = () => lineFace(label, colour, event.line);
      return [gainOf(speaker, earner, points, { face, says: linePhrase(speaker, event.line), about })];
    }
    case "over":
      return event.standings.filter(({ place }) => place === 1).map(({ seat }) => mine(seat, chips.over));
    default:
      return moduleGains(speaker, event, entry);
  }
}

function colourOf(setup: Setup, earner: Earner): Colour | undefined {
  return earner.kind === "company" ? companyColours(setup)[earner.company] : seatColours(setup)[earner.seat];
}

function linePhrase(speaker: Speaker, { from, to, length, points, earner }: Line): string {
  const numbered = (station: Station): number | undefined =>
    isCentreStation(station) ? undefined : numberOf(speaker.setup, station);
  return metroWords().table.log.closed({
    whose: earner && whose(speaker, earner),
    line: lineCalled(from, numbered(from)),
    station: numbered(to),
    points,
    isDoubled: points > length,
  });
}

function whose(speaker: Speaker, earner: Earner): Who | undefined {
  if (earner.kind === "company") return companyOf(speaker.setup, earner.company);
  return whoIs(speaker, earner.seat);
}

function overPhrase(
  speaker: Speaker,
  standings: readonly { readonly seat: Seat; readonly points: number; readonly place: number }[],
): string {
  const best = standings.filter(({ place }) => place === 1);
  if (standings.length === 1) return metroWords().table.log.overAlone(best[0]?.points ?? 0);
  return metroWords().table.log.over(
    best.map(({ seat }) => whoIs(speaker, seat)),
    best[0]?.points ?? 0,
  );
}

/** The end of a line in words. */
export function endOf(setup: Setup, to: Station): string {
  const { ends } = metroWords().table;
  return to >= EDGE_STATIONS ? ends.centre : ends.at(numberOf(setup, to));
}
