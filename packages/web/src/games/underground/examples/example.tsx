/** An example of the rules on the real map: its steps, where a line may be built, and where the passenger goes. */
import { MapBoard, mapSceneOf } from "@interchange/boards/map";
import type { Candidate, MapHandle, TripPreview } from "@interchange/boards/map";
import { buildable, cityOf, tracksOf, underground, wayOf } from "@interchange/underground";
import type { Event, Move, Position, View } from "@interchange/underground";
import { EXAMPLES, playExample, stepOf } from "@interchange/underground/examples";
import type { ExampleStep, UndergroundExample } from "@interchange/underground/examples";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { rulesAddress } from "../../../kit/rules/ruleLink.tsx";
import { Steps } from "../../../kit/rules/article/steps.tsx";
import type { Speaker } from "../../../table/desk/names.ts";
import { forecastOf } from "../desk/forecast.ts";
import { blockAt, blockOf, nameOfLine, nameOfStation, seenOn } from "../desk/stations.ts";
import { sentencesOf } from "../desk/telling/sentences.ts";
import { stationFacts } from "../table/stationFacts.ts";
import { paidTo } from "../desk/telling/told.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";
import "@interchange/boards/map/map.css";
import "./examples.css";

export function MapExample({ id }: { readonly id: string }) {
  const example = EXAMPLES[id];
  if (!example) return <p role="alert">{t.rules.example.failed}</p>;
  const title = t.rules.example.label(lessons().underground.examples.titles[id] ?? id);
  return (
    <div class="map-example" role="group" aria-labelledby={`${id}-title`}>
      <p class="example-title" id={`${id}-title`}>
        {title}
      </p>
      <Played example={example} />
    </div>
  );
}

type Building = Extract<Move, { readonly type: "build" }>;
/** What the reader pointed at: a station, or a block where the line may not be built. */
type Asked = { readonly station: string } | { readonly refused: number };

function Played({ example }: { readonly example: UndergroundExample }) {
  const words = undergroundWords().table;
  const steps = useMemo(() => playExample(example), [example]);
  const at = useSignal(0);
  /** Pieces that the reader built. */
  const built = useSignal<readonly ExampleStep[]>([]);
  const asked = useSignal<Asked | undefined>(undefined);
  const handle = useRef<MapHandle | undefined>(undefined);
  const { sight, tries } = example;
  useEffect(() => {
    if (sight === undefined) return undefined;
    const soon = requestAnimationFrame(() => handle.current?.zoomToBuild(sight));
    return () => cancelAnimationFrame(soon);
  }, [sight]);
  const path = tries === undefined ? steps.slice(0, at.value + 1) : [...steps.slice(0, 1), ...built.value];
  const position = path.at(-1)?.position;
  if (!position) return undefined;
  const view = underground.view(position, "spectator");
  const speaker = speakerOf(position);
  const builds = tries === undefined ? [] : buildsOf(position, tries);
  const scene = mapSceneOf(seenOn(view), {
    candidates: tries === undefined ? undefined : candidatesOf(position, tries),
    last: path
      .at(-1)
      ?.entries.flatMap(({ events }) => events.flatMap((event) => (event.type === "built" ? [event.piece] : []))),
    trips: tripsIn(path),
    marked: asked.value && "refused" in asked.value ? [asked.value.refused] : undefined,
  });
  const build = (chosen: readonly Candidate[]): void => {
    const move = builds.find((each) => chosen.some(({ block }) => block === blockOf(view, each)));
    if (!move) return;
    built.value = [...built.value, stepOf(position, move)];
    asked.value = undefined;
  };
  return (
    <>
      <div class="example-map">
        <MapBoard
          scene={scene}
          label={words.map(scene.sheet.city.file.name)}
          describeStation={(id) => t.common.inTurn([nameOfStation(view, id), ...stationFacts(view, id)])}
          describeBlock={(block, each) =>
            t.common.inTurn([
              blockAt(view, block),
              ...each.map(({ line, cost }) => words.station.toBuild(nameOfLine(line), cost)),
            ])
          }
          zoomInLabel={words.zoomIn}
          zoomOutLabel={words.zoomOut}
          fitLabel={words.fit}
          passengerLabel={words.passenger}
          onStation={(station) => {
            asked.value = { station };
          }}
          onBlock={(_, each) => build(each)}
          onBlocks={(blocks) => build(blocks[0]?.candidates ?? [])}
          onRefused={(refused) => {
            asked.value = { refused };
          }}
          speed="off"
          handle={handle}
        />
      </div>
      <Whose position={position} />
      <div class="example-said" role="status">
        {asked.value ? (
          <Answer asked={asked.value} view={view} line={tries} />
        ) : (
          <p>
            {said(speaker, path) ??
              (tries === undefined
                ? lessons().underground.examples.look
                : lessons().underground.examples.build(nameOfLine(tries)))}
          </p>
        )}
        {(position.stage === "express" || position.stage === "normal") && <Offers view={view} speaker={speaker} />}
        {tries !== undefined && <p class="quiet">{words.tokens(position.tokens[position.turn] ?? 0)}</p>}
      </div>
      {tries === undefined ? (
        <Steps
          at={at.value}
          all={steps.length - 1}
          onGo={(to) => {
            at.value = to;
            asked.value = undefined;
          }}
        />
      ) : (
        built.value.length > 0 && (
          <div class="example-steps">
            <button
              type="button"
              class="button"
              onClick={() => {
                built.value = built.value.slice(0, -1);
                asked.value = undefined;
              }}
            >
              {t.rules.example.back}
            </button>
          </div>
        )
      )}
    </>
  );
}

/** Says who owns the lines that the example shows. */
function Whose({ position: { lines, pieces } }: { readonly position: Position }) {
  const words = lessons().underground.examples;
  const owned = lines.map((each) => each.filter((line) => pieces.some((piece) => piece.line === line)));
  const said = owned.flatMap((each, seat) =>
    each.length ? words.whose(words.player(seat + 1), each.map(nameOfLine)) : [],
  );
  return said.length > 0 && <p class="example-line">{t.common.dotted(said)}</p>;
}

/** The legal builds for a line. An example ends before the passenger moves. */
function buildsOf(position: Position, line: string): readonly Building[] {
  if (position.stage !== "build") return [];
  return underground
    .moves(underground.view(position, position.turn))
    .filter((move) => move.type === "build")
    .filter((move) => move.line === line);
}

/** The same for the map, with costs. */
export function candidatesOf(position: Position, line: string): readonly Candidate[] {
  if (position.stage !== "build") return [];
  const tracks = tracksOf(position);
  return buildable(tracks, tracks.topology.lineOf(line), position.tokens[position.turn] ?? 0).map(
    ({ block, cost }) => ({
      block,
      line,
      cost,
    }),
  );
}

function speakerOf({ setup }: Position): Speaker {
  const sitters = Array.from({ length: setup.seats }, (_, seat) => ({
    name: lessons().underground.examples.player(seat + 1),
    mind: { kind: "bot", bot: "" } as const,
  }));
  return { sitters, setup, viewer: "spectator" };
}

/** The last step, in the words of the log. */
function said(speaker: Speaker, path: readonly ExampleStep[]): string | undefined {
  const entries = path.at(-1)?.entries ?? [];
  const sentences = sentencesOf(
    speaker,
    entries.map((entry, index) => ({ ...entry, index })),
  );
  return sentences.length ? sentences.map(({ text }) => text).join(" ") : undefined;
}

/** The passenger's last trip. */
export function tripsIn(path: readonly ExampleStep[]): readonly TripPreview[] {
  const [before, after] = path.slice(-2);
  const events: readonly Event[] = after?.entries.flatMap((entry) => entry.events) ?? [];
  const trip = events.find((event) => event.type === "travelled");
  return before && trip ? [{ way: wayOf(tracksOf(before.position), trip.from, trip) }] : [];
}

interface AnswerProps {
  readonly asked: Asked;
  readonly view: View;
  readonly line: string | undefined;
}

/** Describes a station, or explains why a line may not be built in a block. */
function Answer({ asked, view, line }: AnswerProps) {
  const words = undergroundWords().table;
  if ("station" in asked)
    return <p>{t.common.inTurn([nameOfStation(view, asked.station), ...stationFacts(view, asked.station)])}</p>;
  const between = cityOf(view.setup).city.blocks[asked.refused]?.between;
  const refusal =
    between &&
    line !== undefined &&
    underground.refusal({ ...view, viewer: view.turn }, { type: "build", line, between });
  if (!refusal) return undefined;
  return (
    <p>
      <b>{words.whyNot.title(nameOfLine(line ?? ""), blockAt(view, asked.refused))}</b>{" "}
      {undergroundWords().refusals[refusal.code] ?? undergroundWords().refusals.unknown}{" "}
      <a href={rulesAddress("underground", refusal.rule)} data-rule={refusal.rule}>
        {t.rules.rule(refusal.rule)}
      </a>
    </p>
  );
}

/** The best trip to each destination, and the one that he takes. */
function Offers({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  const words = undergroundWords().table.oracle;
  const leg = forecastOf(view);
  if (!leg) return undefined;
  return (
    <>
      <ul class="example-offers">
        {leg.offers.map(({ to, walks, rides }) => (
          <li key={to}>
            {lessons().underground.examples.offer(
              nameOfStation(view, to),
              words.effort(walks, rides),
              leg.options.some(({ trip }) => trip.to === to),
            )}
          </li>
        ))}
      </ul>
      {leg.options.length > 1 && (
        <>
          <p>{lessons().underground.examples.equal}</p>
          <ul class="example-offers">
            {leg.options.map(({ trip, scores }) => (
              <li key={trip.lines.join(" ")}>
                {t.common.inTurn([words.by(trip.lines.map(nameOfLine)), words.pays(paidTo(speaker, scores))])}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
