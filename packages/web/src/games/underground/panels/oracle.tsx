/** Shows the passenger's trips: each leg with its equal options, the rule that decided, and who is paid. */
import type { ComponentChildren } from "preact";
import { RuleLink } from "../../../kit/rules/ruleLink.tsx";
import { sayWho } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { runnerUp } from "../desk/forecast.ts";
import type { Leg, LegOption } from "../desk/forecast.ts";
import { Paid } from "./paid.tsx";
import { nameOfLine, nameOfStation } from "../desk/stations.ts";
import type { OnMap } from "../desk/stations.ts";
import { StationSign } from "./signs.tsx";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./oracle.css";
import type { Stretch } from "@interchange/underground";
import { lineStyle } from "@interchange/boards/map";
import { LineMark, TripNumber } from "./marks.tsx";
import "./rideStrip.css";

export interface OracleProps {
  readonly desk: UndergroundDesk;
  readonly title: string;
  readonly leg: Leg | undefined;
  readonly children?: ComponentChildren;
}

export function Oracle({ desk, title, leg, children }: OracleProps) {
  const words = undergroundWords().table.oracle;
  const isGone = desk.shown.value.passenger === "";
  return (
    <section class="panel info oracle" aria-label={title}>
      <h2 class="panel-title">{title}</h2>
      {leg ? <LegView desk={desk} leg={leg} /> : <p class="quiet">{isGone ? words.gone : words.none}</p>}
      {children}
    </section>
  );
}

/** Further equal options are only counted. If one has to be chosen, all are listed. */
const MOST = 2;

export function LegView({ desk, leg }: { readonly desk: UndergroundDesk; readonly leg: Leg }) {
  const words = undergroundWords().table.oracle;
  // If equal express trips end at the same station, what follows is the same and is shown once.
  const followers = new Map(leg.options.slice(0, MOST).map(({ trip, next }) => [trip.to, next]));
  return (
    <div class="leg">
      <ul class="leg-options">
        {leg.options.slice(0, MOST).map((option) => (
          <li
            key={`${option.trip.to} ${option.trip.lines.join(" ")}`}
            onPointerEnter={() => {
              desk.pointedTrip.value = option;
            }}
            onPointerLeave={() => {
              desk.pointedTrip.value = undefined;
            }}
          >
            <Trip desk={desk} option={option} />
          </li>
        ))}
      </ul>
      <p class="leg-why quiet">
        {leg.options.length > MOST && <b>{words.more(leg.options.length - MOST)} · </b>}
        <Decided desk={desk} leg={leg} />
      </p>
      {[...followers].map(
        ([to, next]) =>
          next && (
            <div key={to} class="leg-next">
              {followers.size > 1 && <p class="quiet">{words.ifTo(nameOfStation(desk.shown.value, to))}</p>}
              <LegView desk={desk} leg={next} />
            </div>
          ),
      )}
    </div>
  );
}

/** A trip: its destination, its lines and who is paid. */
export function Trip({ desk, option }: { readonly desk: UndergroundDesk; readonly option: LegOption }) {
  const { order, trip, scores, way } = option;
  return (
    <span class="trip-words">
      <span class="trip-head">
        <TripNumber order={order} />
        <StationSign table={desk.shown.value} id={trip.to} />
        <b>{nameOfStation(desk.shown.value, trip.to)}</b>
        <Paid desk={desk} seats={scores} />
      </span>
      <RideStrip table={desk.shown.value} way={way} order={order} />
    </span>
  );
}

/** Why he goes there, with the rule. */
export function Decided({ desk, leg }: { readonly desk: UndergroundDesk; readonly leg: Leg }) {
  return (
    <>
      {decided(desk, leg)} ·{" "}
      <RuleLink game="underground" rule="4.3">
        {undergroundWords().table.oracle.rule("4.3")}
      </RuleLink>
    </>
  );
}

/** The same in words (rules 4.1 and 4.3). */
function decided(desk: UndergroundDesk, leg: Leg): string {
  const words = undergroundWords().table.oracle;
  const { walks, rides, options } = leg;
  const other = runnerUp(leg);
  const parts: string[] = [];
  if (other)
    parts.push(
      other.walks > walks
        ? words.lessWalking(walks, other.walks, nameOfStation(desk.shown.value, other.to))
        : words.linesBeat(walks, rides, other.rides, nameOfStation(desk.shown.value, other.to)),
    );
  else parts.push(words.effort(walks, rides), ...(leg.offers.length === 1 ? [words.only] : []));
  if (options.length > 1) parts.push(words.equal(options.length, sayWho(desk, desk.shown.value.turn)));
  return t.common.dotted(parts);
}

/** A trip as a strip of rides and walks, with the changes. */

interface RideProps {
  readonly table: OnMap;
  readonly way: readonly Stretch[];
  readonly order: number;
}

function RideStrip({ table, way, order }: RideProps) {
  const parts = way.filter(({ stations }) => stations.length > 1);
  const words = undergroundWords().table.oracle;
  const said = [
    words.by(parts.flatMap(({ line }) => (line === undefined ? [] : [nameOfLine(line)]))),
    ...parts.slice(1).map(({ stations }) => words.change(nameOfStation(table, stations[0] ?? ""))),
  ];
  return (
    <>
      <span class="unseen">{t.common.inTurn(said)}</span>
      <span class={order === 2 ? "ride is-second" : "ride"} aria-hidden="true">
        {parts.map(({ line, stations }, at) => (
          <span key={at} class="ride-part">
            <span
              class={line === undefined ? "ride-bar on-foot" : "ride-bar"}
              style={line === undefined ? undefined : lineStyle(line)}
            >
              {line === undefined ? <span class="ride-walk">{stations.length - 1}</span> : <LineMark line={line} />}
            </span>
            <span class="ride-name">{nameOfStation(table, stations[0] ?? "")}</span>
          </span>
        ))}
      </span>
    </>
  );
}
