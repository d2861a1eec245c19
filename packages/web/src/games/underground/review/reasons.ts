/** Describes what a move does: what it reaches, and what the passenger would pay then. */
import type { Seat } from "@interchange/tabletop";
import type { Event, Move, View } from "@interchange/underground";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import type { Asked, Fact } from "../../../table/review/gameReview.ts";
import { reasonOf as adviceReasonOf } from "../advice/reason.ts";
import type { Lead } from "../../../words/en/underground/advice.ts";
import { forecastOf, incomeOf } from "../desk/forecast.ts";
import { broughtBy, futureOf } from "../desk/imagined.ts";
import { nameOfBlock, nameOfLine, nameOfStation } from "../desk/stations.ts";
import { paidTo } from "../desk/told.ts";
import { rerouted } from "./rerouted.ts";
import { t } from "../../../words/index.ts";

export type When = "played" | "best" | "tried";

export function calledMove(move: Move): string {
  const words = t.underground.review;
  switch (move.type) {
    case "build":
      return words.built(nameOfLine(move.line), nameOfBlock(move.between));
    case "token":
      return words.token;
    case "trip":
      return words.to(nameOfStation(move.to), move.lines.map(nameOfLine));
  }
}

interface Led {
  readonly view: View;
  readonly events: readonly Event[];
}

/** The page asks for the same moves again and again, so the results are cached. */
const known = new WeakMap<View, Map<string, Led>>();

function ledTo(view: View, move: Move): Led {
  const before = known.get(view) ?? new Map<string, Led>();
  known.set(view, before);
  const key = JSON.stringify(move);
  const found = before.get(key);
  if (found) return found;
  const future = futureOf(view, [move]);
  const led = { view: future.view, events: future.steps[0]?.events ?? [] };
  before.set(key, led);
  return led;
}

/** What the passenger would pay a seat if he left now. */
function paysThen(view: View, seat: Seat): string {
  const { least, most } = incomeOf(forecastOf(view), seat);
  return t.underground.table.oracle.range(least, most);
}

/** The turn with the piece built, before the passenger moves. */
function builtOn(view: View, move: Move): View {
  return move.type === "build"
    ? { ...view, pieces: [...view.pieces, { line: move.line, between: move.between }] }
    : view;
}

/** The purpose of a piece that scores nothing at once, if there is one. */
function leadOf(view: View, move: Extract<Move, { readonly type: "build" }>): Lead | undefined {
  const reason = adviceReasonOf(view, move);
  return reason.kind === "diverts" || reason.kind === "towards" ? reason : undefined;
}

export function reasonOf(speaker: Speaker, { view, seat }: Asked<View>, move: Move, when: When): string {
  const words = t.underground.review;
  const { events } = ledTo(view, move);
  switch (move.type) {
    case "build": {
      const rewards = events.flatMap((event) =>
        event.type === "scored" && event.award.source !== "passenger"
          ? [words.reward(when, event.award.source, event.stations.map(nameOfStation))]
          : [],
      );
      const [before, after] = [paysThen(view, seat), paysThen(builtOn(view, move), seat)];
      const leads = rewards.length || before !== after ? undefined : leadOf(view, move);
      const said = [words.piece(when, calledMove(move), leads ? [words.leads(when, leads)] : rewards)];
      const way = rerouted(view, builtOn(view, move));
      if (way)
        said.push(
          words.rerouted(
            way.used.map(nameOfLine),
            way.unused.map(nameOfLine),
            way.changes.map(([each, change]) => [whoIs(speaker, each), change]),
          ),
        );
      else if (before !== after) said.push(words.passenger(when, whoIs(speaker, seat), before, after));
      return said.join(" ");
    }
    case "token":
      return words.tokenTaken(when);
    case "trip": {
      const paid = events.flatMap((event) =>
        event.type === "scored" && event.award.source === "passenger" ? [event.award.seat] : [],
      );
      return words.trip(when, nameOfStation(move.to), paidTo(speaker, paid));
    }
  }
}

export function factsOf({ view, seat }: Asked<View>): readonly Fact<Move>[] {
  const { facts } = t.underground.review;
  const tokens = view.tokens[seat] ?? 0;
  if (view.stage !== "build")
    return [{ label: facts.points, of: (move) => facts.number(passengerPaid(ledTo(view, move), seat)) }];
  return [
    { label: facts.points, of: (move) => facts.number(broughtBy(ledTo(view, move)).points) },
    { label: facts.passenger, of: (move) => paysThen(builtOn(view, move), seat) },
    { label: facts.tokens, of: (move) => facts.number(tokens + broughtBy(ledTo(view, move)).tokens) },
  ];
}

function passengerPaid({ events }: Led, seat: Seat): number {
  return events.reduce(
    (sum, event) =>
      event.type === "scored" && event.award.source === "passenger" && event.award.seat === seat
        ? sum + event.award.points
        : sum,
    0,
  );
}
