/** The commands of On the Underground in text mode. The desk carries them out. */
import { cityOf, openOf, underground } from "@interchange/underground";
import type { Move } from "@interchange/underground";
import type { Refusal } from "@interchange/tabletop";
import { sayWho } from "../../../table/desk/names.ts";
import { commandOf, notDeciding } from "../../../table/text/shared.ts";
import type { Command, Reply } from "../../../table/text/gameText.ts";
import { says } from "../../../table/text/gameText.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { broughtBy } from "../desk/imagined.ts";
import { blockAt, blockOf, destinationsOf, nameOfBlock, nameOfLine, nameOfStation } from "../desk/stations.ts";
import { candidatesOf } from "../desk/tried.ts";
import {
  destinationWords,
  goalWords,
  lineNamed,
  lineWords,
  passengerWords,
  stationsNamed,
  stationWords,
  tripWords,
} from "./mapWords.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function undergroundCommands(desk: UndergroundDesk): readonly Command[] {
  const { commands: words } = undergroundWords().text;
  return [
    commandOf(words.build, (rest) => readMove(desk, rest) ?? says(undergroundWords().text.buildHow)),
    commandOf(words.token, () => drafted(desk, { type: "token" })),
    commandOf(words.end, () => end(desk)),
    commandOf(words.trip, (rest) => send(desk, rest)),
    commandOf(words.draft, () => says(...draftWords(desk))),
    commandOf(words.moves, (rest) => moves(desk, rest)),
    commandOf(words.passenger, () => passenger(desk)),
    commandOf(words.destinations, () => destinations(desk)),
    commandOf(words.station, (rest) => station(desk, rest)),
    commandOf(words.line, (rest) => line(desk, rest)),
    commandOf(words.lines, () => says(...desk.shown.value.lines.flat().map((each) => lineWords(desk, each)))),
    commandOf(words.scores, () => says(...desk.client.sitters.map((_, seat) => scoreOf(desk, seat)))),
    commandOf(words.undo, () => undo(desk)),
  ];
}

/** Accepts a line and two stations, a move in record notation, or the number of a trip. */
export function readMove(desk: UndergroundDesk, typed: string): Promise<Reply> | undefined {
  if (/^\d+$/.test(typed)) return desk.trips.value.length ? send(desk, typed) : undefined;
  const move = underground.notation.readMove(typed.toLowerCase(), desk.shown.value.setup);
  if (move) return move.type === "trip" ? sendTo(desk, move) : drafted(desk, move);
  const [first = "", ...rest] = typed.split(" ");
  const line = lineNamed(desk.shown.value, first);
  const ends = rest.join(" ").split(/\s*(?:,|\/| - | – )\s*/);
  if (line === undefined || ends.length !== 2) return undefined;
  return buildBetween(desk, line, ends[0] ?? "", ends[1] ?? "");
}

async function buildBetween(desk: UndergroundDesk, line: string, one: string, other: string): Promise<Reply> {
  const words = undergroundWords().text;
  const view = desk.shown.value;
  const topology = cityOf(view.setup);
  const [from, to] = [stationsNamed(view, one), stationsNamed(view, other)];
  if (!from.length || !to.length) return says(words.noStation(from.length ? other : one));
  // If a name fits several stations, take the ones that share a block.
  const pairs = from.flatMap((start) =>
    to.filter((far) => topology.block(start, far) !== undefined).map((far) => [start, far] as const),
  );
  const [only, ...more] = pairs;
  if (!only) return says(words.noBlock(nameOfStation(view, from[0] ?? ""), nameOfStation(view, to[0] ?? "")));
  if (more.length) return says(words.which(pairs.map((pair) => nameOfBlock(view, pair))));
  const between = topology.between(topology.blockOf(only));
  return drafted(desk, { type: "build", line, between });
}

/** Adds an action to the turn, or cites the rule that forbids it. */
async function drafted(desk: UndergroundDesk, move: Move): Promise<Reply> {
  const words = undergroundWords().text;
  const waits = notDeciding(desk);
  if (waits) return waits;
  if (desk.leg.value) return says(...tripWords(desk, desk.trips.value), words.chooseTrip);
  if (!desk.isBuilding.value) return says(words.noActions);
  const refusal = underground.refusal(desk.draft.drafted.value, move);
  if (refusal) {
    if (move.type === "build") desk.whyNot.value = { block: blockOf(desk.shown.value, move), line: move.line, refusal };
    return refusedBy(refusal);
  }
  if (move.type === "token") desk.takeToken();
  else if (move.type === "build") {
    const block = blockOf(desk.shown.value, move);
    const candidate = candidatesOf(desk.draft.drafted.value, [move.line]).find((each) => each.block === block);
    if (candidate) desk.choose([candidate]);
  }
  return says(...draftWords(desk).slice(-2));
}

function refusedBy({ code, rule }: Refusal): Reply {
  const { refusals } = undergroundWords();
  return { says: [t.text.refused(refusals[code] ?? refusals.unknown, rule)], rule };
}

/** The actions of the turn, and how many are left. */
function draftWords(desk: UndergroundDesk): readonly string[] {
  const words = undergroundWords().text;
  const { turn } = undergroundWords().table;
  const { done, future, drafted } = desk.draft;
  const steps = [...done.value, ...future.value.steps];
  const told = steps.flatMap((step, at) => {
    const { move } = step;
    if (move.type === "trip") return [];
    const { points, tokens } = broughtBy(step);
    const what =
      move.type === "build"
        ? turn.built(nameOfLine(move.line), nameOfBlock(desk.shown.value, move.between))
        : turn.token;
    return [words.drafted(at + 1, what, turn.brings(points, tokens))];
  });
  return [...(told.length ? told : [words.nothingDrafted]), words.left(drafted.value.actions)];
}

async function end(desk: UndergroundDesk): Promise<Reply> {
  const waits = notDeciding(desk);
  if (waits) return waits;
  if (!desk.leg.value) await desk.endTurn();
  return outcome(desk);
}

/** The reply after ending a turn: trips to choose from, a refusal, or nothing. */
function outcome(desk: UndergroundDesk): Reply {
  const refusal = desk.whyNot.value?.refusal;
  if (refusal) return refusedBy(refusal);
  if (desk.leg.value) return says(...tripWords(desk, desk.trips.value), undergroundWords().text.chooseTrip);
  return says();
}

async function send(desk: UndergroundDesk, rest: string): Promise<Reply> {
  const waits = notDeciding(desk);
  if (waits) return waits;
  const trips = desk.trips.value;
  if (!trips.length) return says(undergroundWords().text.noTrips);
  const wanted = rest ? Number(rest) - 1 : desk.tripAt.value;
  if (wanted === undefined || !trips[wanted])
    return says(undergroundWords().text.noTrip(trips.length), ...tripWords(desk, trips));
  desk.picked.value = wanted;
  await desk.sendPassenger();
  return outcome(desk);
}

async function sendTo(desk: UndergroundDesk, { to, lines }: Extract<Move, { type: "trip" }>): Promise<Reply> {
  const at = desk.trips.value.findIndex(
    ({ trip }) => trip.to === to && trip.lines.toSorted().join() === lines.toSorted().join(),
  );
  if (at >= 0) return send(desk, String(at + 1));
  const waits = notDeciding(desk);
  const refusal = waits ? undefined : underground.refusal(desk.draft.future.value.view, { type: "trip", to, lines });
  return waits ?? (refusal ? refusedBy(refusal) : says(undergroundWords().text.noTrips));
}

function moves(desk: UndergroundDesk, rest: string): Reply {
  const words = undergroundWords().text;
  const waits = notDeciding(desk);
  if (waits) return waits;
  if (desk.trips.value.length) return says(...tripWords(desk, desk.trips.value), words.chooseTrip);
  const wanted = rest ? lineNamed(desk.shown.value, rest) : undefined;
  if (rest && (wanted === undefined || !desk.lines.value.includes(wanted))) return says(words.noLine);
  return says(
    ...(wanted === undefined ? desk.lines.value : [wanted]).map((each) =>
      words.canBuildAt(nameOfLine(each), placesFor(desk, each)),
    ),
  );
}

/** Where a line may be built now, with the cost. */
function placesFor(desk: UndergroundDesk, line: string): readonly string[] {
  if (!desk.isBuilding.value) return [];
  return candidatesOf(desk.draft.drafted.value, [line]).map(({ block, cost }) =>
    undergroundWords().text.build(blockAt(desk.shown.value, block), undergroundWords().table.tried.cost(cost)),
  );
}

function passenger(desk: UndergroundDesk): Reply {
  const leg = desk.forecast.value;
  return says(
    passengerWords(desk.shown.value),
    ...(leg ? tripWords(desk, leg.options) : []),
    ...(leg?.options[0]?.next ? tripWords(desk, leg.options[0].next.options) : []),
  );
}

function destinations(desk: UndergroundDesk): Reply {
  const { destinations: words } = undergroundWords().table;
  const view = desk.shown.value;
  const pile = (kind: "express" | "normal"): number => openOf({ setup: view.setup, open: view.pile }, kind).length;
  const { facts } = undergroundWords().text;
  return says(
    ...destinationWords(view).map(facts),
    facts(words.left(view.pile.length)),
    facts(words.split(pile("express"), pile("normal"))),
    facts(words.visitedOf(view.visited.length, destinationsOf(view.setup))),
  );
}

function station(desk: UndergroundDesk, rest: string): Reply {
  const words = undergroundWords().text;
  const found = stationsNamed(desk.shown.value, rest);
  const [only, ...more] = found;
  if (only === undefined) return says(words.noStation(rest));
  if (more.length) return says(words.which(found.map((id) => nameOfStation(desk.shown.value, id))));
  desk.lookAt(only);
  return says(stationWords(desk.shown.value, only));
}

function line(desk: UndergroundDesk, rest: string): Reply {
  const found = lineNamed(desk.shown.value, rest);
  if (found === undefined) return says(undergroundWords().text.noLine);
  return says(lineWords(desk, found), ...goalWords(desk.shown.value, found));
}

function scoreOf(desk: UndergroundDesk, seat: number): string {
  const { points, tokens } = desk.shown.value;
  return undergroundWords().text.score(sayWho(desk, seat), points[seat] ?? 0, tokens[seat] ?? 0);
}

function undo(desk: UndergroundDesk): Reply {
  const words = t.text;
  const hasDraft = desk.isDeciding.value && (desk.draft.moves.value.length > 0 || desk.draft.isEnding.value);
  const offer = desk.client.takeBackOffer.value;
  if (!hasDraft && !offer) return says(words.nothingToTakeBack);
  desk.undo();
  if (hasDraft) return says(words.tookBack, ...draftWords(desk).slice(-1));
  return says(offer?.isFree ? words.tookBack : words.asked);
}
