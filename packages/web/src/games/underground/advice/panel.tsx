/** The advice beside the map: the best action with its reason, some alternatives, and a plan for the turn. */
import type { Move } from "@interchange/underground";
import type { Signal } from "@preact/signals";
import { AdvicePanel } from "../../../table/advice/panel.tsx";
import { Rows } from "../../../table/advice/rows.tsx";
import type { AdviceRow } from "../../../table/advice/rows.tsx";
import type { Worth } from "../../../table/advice/worth.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import type { LegOption } from "../desk/forecast.ts";
import { blockOf, nameOfBlock, nameOfLine, nameOfStation } from "../desk/stations.ts";
import type { OnMap } from "../desk/stations.ts";
import { reasonOf } from "./reason.ts";
import { reasonOfTrip } from "./tripWorth.tsx";
import type { UndergroundAdviceDesk } from "./undergroundAdvice.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";

interface PanelProps {
  readonly desk: UndergroundDesk;
  readonly advice: UndergroundAdviceDesk;
}

/** How many of the best actions are listed; a token is always added. */
const FEW = 3;

export function Panel({ desk, advice, asked }: PanelProps & { readonly asked: Signal<boolean> }) {
  if (!desk.isBuilding.value && !advice.trips.value.length) return undefined;
  const short = () => {
    const best = advice.worths.value[0];
    return best && { says: headline(advice, best.move), gain: best.gain };
  };
  return (
    <AdvicePanel desk={desk} asked={asked} short={short}>
      <Told desk={desk} advice={advice} />
    </AdvicePanel>
  );
}

export function AdviceSheet(props: PanelProps) {
  return (
    <div class="advice">
      <Told {...props} isAlone />
    </div>
  );
}

/** On its own it lists trips too. Otherwise each trip shows its worth where it is chosen. */
function Told({ desk, advice, isAlone = false }: PanelProps & { readonly isAlone?: boolean }) {
  const words = t.advice;
  const { worths, failed, advised } = advice;
  const best = worths.value[0];
  if (failed.value !== undefined) return <p class="quiet">{words.failed}</p>;
  if (!best) return <p class="quiet">{words.thinking}</p>;
  const isTrip = best.move.type === "trip";
  const { reading } = undergroundWords().advice;
  const few = worths.value.slice(0, FEW);
  const token = worths.value.find(({ move }) => move.type === "token");
  const told = token && !few.includes(token) ? [...few, token] : few;
  const equals = worths.value.filter(({ isEqual }) => isEqual).slice(0, 2);
  return (
    <>
      <p class="advice-headline">{headline(advice, best.move)}</p>
      {equals.length > 0 && (
        <p class="quiet">{words.asGood(equals.map(({ move }) => called(desk.shown.value, move)))}</p>
      )}
      <Plan desk={desk} advice={advice} />
      {(isAlone || !isTrip) && (
        <Rows rows={(isTrip ? worths.value : told).map((worth) => rowOf(desk, advice, worth))} />
      )}
      <p class="quiet">{advised.value?.isLast ? reading[isTrip ? "trips" : "pieces"] : words.goesOn}</p>
    </>
  );
}

function Plan({ desk, advice }: PanelProps) {
  const words = undergroundWords().advice.plan;
  const plan = advice.plan.value;
  const left = advice.view.value?.actions ?? 0;
  if (left < 2) return undefined;
  return (
    <div class="advice-plan">
      <h3 class="panel-title">{words.title}</h3>
      <ol>
        {plan.map((move, at) => (
          <li key={at}>
            {move.type === "build"
              ? words.build(nameOfLine(move.line), nameOfBlock(desk.shown.value, move.between))
              : words.token}
          </li>
        ))}
      </ol>
      {plan.length < left && <p class="quiet">{words.thinking}</p>}
    </div>
  );
}

function headline(advice: UndergroundAdviceDesk, move: Move): string {
  const view = advice.view.value;
  if (!view) return "";
  if (move.type === "trip") {
    const option = optionOf(advice, move);
    const reason = option && reasonOfTrip(advice, option, advice.worthOfTrip(option.trip)?.gain ?? 0);
    return reason ? undergroundWords().advice.tripHeadline(nameOfStation(view, move.to), reason) : "";
  }
  return undergroundWords().advice.headline(
    move.type === "build" ? nameOfBlock(view, move.between) : undefined,
    reasonOf(view, move),
  );
}

function optionOf(advice: UndergroundAdviceDesk, move: Move): LegOption | undefined {
  return advice.trips.value.find(({ trip }) => advice.worthOfTrip(trip)?.move === move);
}

function called(table: OnMap, move: Move): string {
  const words = undergroundWords().advice;
  if (move.type === "build") return words.piece(nameOfLine(move.line), nameOfBlock(table, move.between));
  return move.type === "token" ? words.token : words.trip(nameOfStation(table, move.to), move.lines.map(nameOfLine));
}

function rowOf(desk: UndergroundDesk, advice: UndergroundAdviceDesk, { move, gain, error }: Worth<Move>): AdviceRow {
  const view = advice.view.value;
  const option = optionOf(advice, move);
  if (option) {
    const reason = reasonOfTrip(advice, option, gain);
    return {
      key: called(desk.shown.value, move),
      name: nameOfStation(desk.shown.value, option.trip.to),
      about: reason ? undergroundWords().advice.tripReason(reason) : "",
      gain,
      error,
      choose: () => {
        desk.sheet.value = undefined;
        desk.picked.value = desk.trips.value.indexOf(option);
      },
    };
  }
  return {
    key: called(desk.shown.value, move),
    name: "",
    about:
      move.type === "token" && view
        ? undergroundWords().advice.headline(undefined, reasonOf(view, move))
        : called(desk.shown.value, move),
    gain,
    error,
    choose: move.type === "build" ? () => show(desk, move) : undefined,
  };
}

/** Scrolls the block into view and shows the piece as if the pointer were on it. */
function show(desk: UndergroundDesk, move: Extract<Move, { readonly type: "build" }>): void {
  desk.sheet.value = undefined;
  desk.hovered.value = { line: move.line, block: blockOf(desk.shown.value, move) };
  desk.map.current?.centreOn(move.between[0]);
}
