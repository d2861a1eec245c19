/** Describes what a move does at once: what it reaches, and what the passenger would pay then. */
import type { Seat } from "@interchange/tabletop";
import type { Event, Move, Source, View } from "@interchange/underground";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import type { Asked, Fact } from "../../../table/review/gameReview.ts";
import { reasonOf as adviceReasonOf } from "../advice/reason.ts";
import type { Lead } from "../../../words/en/underground/advice.ts";
import { forecastOf, incomeOf } from "../desk/forecast.ts";
import type { Income } from "../desk/forecast.ts";
import { broughtBy, futureOf } from "../desk/imagined.ts";
import { nameOfBlock, nameOfLine, nameOfStation } from "../desk/stations.ts";
import type { OnMap } from "../desk/stations.ts";
import { paidTo } from "../desk/telling/told.ts";
import { rerouted } from "./rerouted.ts";
import { undergroundWords } from "../words.ts";

export type When = "played" | "best" | "tried";

export function calledMove(table: OnMap, move: Move): string {
  const words = undergroundWords().review;
  switch (move.type) {
    case "build":
      return words.built(nameOfLine(move.line), nameOfBlock(table, move.between));
    case "token":
      return words.token;
    case "trip":
      return words.to(nameOfStation(table, move.to), move.lines.map(nameOfLine));
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

/** What the passenger would pay each seat if he left now. */
function incomes(view: View): readonly Income[] {
  const forecast = forecastOf(view);
  return [...view.points.keys()].map((seat) => incomeOf(forecast, seat));
}

function paysThen(view: View, seat: Seat): string {
  const { least = 0, most = 0 } = incomes(view)[seat] ?? {};
  return undergroundWords().table.oracle.range(least, most);
}

/** The turn with the piece built, before the passenger moves. */
function builtOn(view: View, move: Move): View {
  return move.type === "build"
    ? { ...view, pieces: [...view.pieces, { line: move.line, between: move.between }] }
    : view;
}

/** The purpose of a piece that scores nothing at once, if there is one. */
function leadOf(view: View, move: Move): Lead | undefined {
  if (move.type !== "build") return undefined;
  const reason = adviceReasonOf(view, move);
  return reason.kind === "diverts" || reason.kind === "towards" ? reason : undefined;
}

/** Stations that a line reaches are told together. Loops and connections are told one by one. */
const TOGETHER: readonly Source[] = ["terminus", "nationalRail"];

function rewardsOf(view: View, move: Move, when: When): readonly string[] {
  const rewards: { readonly source: Source; readonly stations: string[] }[] = [];
  for (const event of ledTo(view, move).events) {
    if (event.type !== "scored" || event.award.source === "passenger") continue;
    const { source } = event.award;
    const same = TOGETHER.includes(source) ? rewards.find((each) => each.source === source) : undefined;
    if (same) same.stations.push(...event.stations);
    else rewards.push({ source, stations: [...event.stations] });
  }
  return rewards.map(({ source, stations }) =>
    undergroundWords().review.reward(
      when,
      source,
      stations.map((id) => nameOfStation(view, id)),
    ),
  );
}

/** How the passenger's trips and payments change from one view to another, if they do. */
function passengerChange(speaker: Speaker, from: View, to: View, seat: Seat, when: When): readonly string[] {
  const words = undergroundWords().review;
  const way = rerouted(from, to);
  if (way)
    return [
      words.rerouted(
        way.used.map(nameOfLine),
        way.unused.map(nameOfLine),
        way.changes.map(([each, change]) => [whoIs(speaker, each), change]),
      ),
    ];
  const [before, after] = [paysThen(from, seat), paysThen(to, seat)];
  return before === after ? [] : [words.passenger(when, whoIs(speaker, seat), before, after)];
}

/** What a move did, compared with doing nothing; or would do, compared with the played one. */
export function saidOf(speaker: Speaker, { view, seat }: Asked<View>, move: Move, played?: Move): string {
  const words = undergroundWords().review;
  const when = played ? "tried" : "played";
  switch (move.type) {
    case "build": {
      const rewards = rewardsOf(view, move, when);
      const change = passengerChange(speaker, played ? builtOn(view, played) : view, builtOn(view, move), seat, when);
      const lead = rewards.length || change.length ? undefined : leadOf(view, move);
      return [words.piece(when, calledMove(view, move), lead ? [words.leads(when, lead)] : rewards), ...change].join(
        " ",
      );
    }
    case "token":
      return words.tokenTaken(when);
    case "trip":
      return words.trip(when, nameOfStation(view, move.to), paidBy(speaker, view, move));
  }
}

function paidBy(speaker: Speaker, view: View, move: Move): ReturnType<typeof paidTo> {
  const paid = ledTo(view, move).events.flatMap((event) =>
    event.type === "scored" && event.award.source === "passenger" ? [event.award.seat] : [],
  );
  return paidTo(speaker, paid);
}

/**
 * What speaks for the better move, compared with the played one; undefined if the map does not show it: the points at
 * once and from the passenger, own and others', must be at least as good together.
 */
export function whyOf(speaker: Speaker, { view, seat }: Asked<View>, better: Move, played: Move): string | undefined {
  const words = undergroundWords().review;
  if (better.type === "trip") {
    const [own, others] = tripGain(view, seat, better);
    const [ownBefore, othersBefore] = tripGain(view, seat, played);
    return own > ownBefore || others < othersBefore
      ? words.trip("best", nameOfStation(view, better.to), paidBy(speaker, view, better))
      : undefined;
  }
  const [now, then] = [broughtBy(ledTo(view, better)), broughtBy(ledTo(view, played))];
  const [to, from] = [builtOn(view, better), builtOn(view, played)];
  const [pays, paid] = [incomes(to), incomes(from)];
  if (better.type === "token")
    return then.points === 0 && JSON.stringify(pays) === JSON.stringify(paid) ? words.tokenTaken("best") : undefined;
  const more = gainOf(pays, paid, seat);
  const less = [...view.points.keys()].reduce((sum, each) => sum - (each === seat ? 0 : gainOf(pays, paid, each)), 0);
  const lead = leadOf(view, better);
  const isTowards =
    lead?.kind === "towards" &&
    now.points === then.points &&
    JSON.stringify(lead) !== JSON.stringify(leadOf(view, played));
  const ahead = now.points - then.points + more + less;
  if (ahead < 0 || (ahead === 0 && now.tokens <= then.tokens && !isTowards)) return undefined;
  const reasons = [
    ...(now.points > then.points ? rewardsOf(view, better, "best") : []),
    ...(now.tokens > then.tokens ? [words.moreTokens(now.tokens - then.tokens)] : []),
    ...(more <= 0 && less > 0 ? [words.leads("best", { kind: "diverts", less })] : []),
  ];
  const change = more > 0 ? passengerChange(speaker, from, to, seat, "best") : [];
  if (!reasons.length && !change.length && isTowards) reasons.push(words.leads("best", lead));
  if (!reasons.length && !change.length) return undefined;
  return [words.better(calledMove(view, better), reasons), ...change].join(" ");
}

/** How much more a seat gets: by the least or by the most, where neither gets worse. */
function gainOf(pays: readonly Income[], paid: readonly Income[], seat: Seat): number {
  const [to, from] = [pays[seat], paid[seat]];
  const [least, most] = [(to?.least ?? 0) - (from?.least ?? 0), (to?.most ?? 0) - (from?.most ?? 0)];
  return Math.sign(least) * Math.sign(most) < 0 ? 0 : most || least;
}

/** The points of a trip for the seat, and for the others. */
function tripGain(view: View, seat: Seat, move: Move): readonly [own: number, others: number] {
  const own = passengerPaid(ledTo(view, move), seat);
  const all = [...view.points.keys()].reduce((sum, each) => sum + passengerPaid(ledTo(view, move), each), 0);
  return [own, all - own];
}

export function factsOf({ view, seat }: Asked<View>): readonly Fact<Move>[] {
  const { facts } = undergroundWords().review;
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
