/** Plays an example: the board at each step, and the result by the rules. */
import { metro } from "../desk/engine.ts";
import { moduleViewsAt } from "../modules/index.ts";
import { TileBoard, TileFace } from "@interchange/boards/metro";
import { isCentreStation, stationOfNumber, seatColours, squareName } from "@interchange/metro/core";
import type { Cell, MetroGame, Station, TileCode, View } from "@interchange/metro/core";
import { playExample } from "@interchange/metro/examples";
import type { ExampleStep, MetroExample } from "@interchange/metro/examples";
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Steps } from "../../../kit/rules/article/steps.tsx";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import { Marks } from "../table/marks.tsx";
import { stationWords } from "../review/stationWords.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { numberOf, sentencesOf } from "../desk/telling/sentences.ts";
import { squareWords } from "../desk/telling/squareWords.ts";
import { ModulePanels } from "./panels.tsx";
import { Sums } from "./sums.tsx";
import { Tried, movesOf } from "./tried.tsx";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";
import { companyOf } from "../modules/told.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import { lineFrom, lineRow } from "../desk/lines.ts";
import type { Setup } from "@interchange/tabletop";

interface PlayedProps {
  readonly game: MetroGame;
  readonly example: MetroExample;
}

const NONE: ReadonlySet<Cell> = new Set();

export function Played({ game, example }: PlayedProps) {
  const words = lessons().metro.examples;
  const steps = useMemo(() => playExample(game, example), [game, example]);
  const at = useSignal(0);
  const followed = useSignal<Station | undefined>(undefined);
  const tried = useSignal<Cell | undefined>(undefined);
  const step = steps[at.value];
  if (!step) return undefined;
  const { position } = step;
  const speaker = speakerOf(position.setup);
  const view = game.view(position, seesOf(example, position.turn));
  const isLast = at.value === steps.length - 1;
  const isCounting = example.isCounted === true && isLast;
  const about = aboutOf(example, steps, position.setup);
  const go = (to: number): void => {
    at.value = to;
    followed.value = undefined;
  };
  return (
    <div class={example.isOffBoard ? "example-played" : "example-played has-board"}>
      {!example.isOffBoard && (
        <Board
          speaker={speaker}
          view={view}
          lit={followed.value === undefined ? litIn(step, about, example, at.value, isLast) : [followed.value]}
          tile={example.tries}
          targets={example.tries === undefined ? undefined : new Set(movesOf(game, view).map(({ cell }) => cell))}
          tried={tried.value}
          onFollow={(station) => {
            followed.value = station;
            tried.value = undefined;
          }}
          onTry={(cell) => {
            tried.value = cell;
            followed.value = undefined;
          }}
        />
      )}
      <div class="example-side">
        <Whose speaker={speaker} view={view} stations={about} />
        <Hand view={view} example={example} />
        <div class="example-said" role="status">
          {followed.value !== undefined ? (
            <Followed speaker={speaker} view={view} station={followed.value} />
          ) : example.tries !== undefined && tried.value !== undefined ? (
            <Tried game={game} speaker={speaker} view={view} tile={example.tries} cell={tried.value} />
          ) : isCounting ? (
            <Sums speaker={speaker} position={position} />
          ) : (
            <p>
              {said(speaker, steps, at.value) ?? (example.tries ? words.try : example.isOffBoard ? "" : words.trace)}
            </p>
          )}
        </div>
        <Steps at={at.value} all={steps.length - 1} onGo={go} {...(example.isCounted && { last: words.count })} />
        <ModulePanels moduleViews={moduleViewsAt(speaker, view)} />
      </div>
    </div>
  );
}

/** If the reader may try tiles, they see the hand of the seat whose turn it is. */
function seesOf({ viewer, tries }: MetroExample, turn: number): number | "spectator" {
  return tries === undefined ? (viewer ?? "spectator") : turn;
}

/** The lines that an example is about: those that it names, else those that end in it. */
function aboutOf({ lines }: MetroExample, steps: readonly ExampleStep[], setup: Setup): readonly Station[] {
  const { numbering } = metro.layoutOf(setup).terms;
  return lines?.map((number) => stationOfNumber(number, numbering)) ?? [...new Set(steps.flatMap(endedIn))];
}

const endedIn = ({ entries }: ExampleStep): readonly Station[] =>
  entries.flatMap(({ events }) => events.flatMap((event) => (event.type === "scored" ? [event.line.from] : [])));

/** The lines that a step ended; at the start, and at the end of an example that names its lines, all it is about. */
function litIn(
  step: ExampleStep,
  about: readonly Station[],
  { lines }: MetroExample,
  at: number,
  isLast: boolean,
): readonly Station[] | undefined {
  const lit = at === 0 || (isLast && lines) ? about : endedIn(step);
  return lit.length ? lit : undefined;
}

interface WhoseProps {
  readonly speaker: Speaker;
  readonly view: View;
  readonly stations: readonly Station[];
}

/** Says whose lines the example shows. */
function Whose({ speaker, view, stations }: WhoseProps) {
  const scene = boardSceneOf(view);
  const all = stations.flatMap((station) => scene.stations.find(({ at }) => at === station)?.owner ?? []);
  const owners = [...new Set(all)];
  if (!owners.length) return undefined;
  const names = owners.map((owner) => ownerOf(speaker, view, owner).name);
  return (
    <p class="example-line">
      {owners.map((owner) => (
        <Badge key={owner} colours={scene.owners} seat={owner} />
      ))}{" "}
      {lessons().metro.whoseLines(names, stations.length)}
    </p>
  );
}

/** A seat, or a company if companies own the lines. */
function ownerOf(speaker: Speaker, view: View, owner: number): { readonly name: string } {
  return view.profits.length ? companyOf(view.setup, owner) : whoIs(speaker, owner);
}

/** What happened in a step, in the words of the log. */
function said(speaker: Speaker, steps: readonly ExampleStep[], at: number): string | undefined {
  const happened = steps.flatMap(({ entries }, step) => entries.map((entry) => ({ ...entry, index: step })));
  const sentences = sentencesOf(speaker, happened).filter(({ index }) => index === at);
  return sentences.length ? sentences.map(({ text }) => text).join(" ") : undefined;
}

interface BoardProps {
  readonly speaker: Speaker;
  readonly view: View;
  readonly lit: readonly Station[] | undefined;
  readonly tile: TileCode | undefined;
  readonly targets: ReadonlySet<Cell> | undefined;
  readonly tried: Cell | undefined;
  readonly onFollow: (station: Station) => void;
  readonly onTry: (cell: Cell) => void;
}

function Board({ speaker, view, lit, tile, targets, tried, onFollow, onTry }: BoardProps) {
  const words = metroWords().table;
  const isTaken = tried !== undefined && (targets?.has(tried) ?? false);
  const scene = boardSceneOf(view, {
    lit,
    targets,
    ghost: isTaken && tile ? { cell: tried, tile, turn: 0, seat: view.turn } : undefined,
    refused: isTaken ? undefined : tried,
  });
  return (
    <div class="example-board">
      <TileBoard
        scene={scene}
        label={words.board}
        describeSquare={(cell) => {
          const more = moduleViewsAt(speaker, view).flatMap(
            ({ moduleView, seen }) => moduleView.square?.(cell, seen) ?? [],
          );
          return squareWords(scene, { targets: targets ?? NONE, choosable: undefined, more }, cell);
        }}
        describeStation={(station) => {
          const more = moduleViewsAt(speaker, view).flatMap(
            ({ moduleView, seen }) => moduleView.station?.(station, seen) ?? [],
          );
          return t.common.inTurn([stationWords(speaker, scene, view, station), ...more]);
        }}
        zoomInLabel={words.zoomIn}
        zoomOutLabel={words.zoomOut}
        speed="off"
        onStation={onFollow}
        onTrack={onFollow}
        onSquare={targets && onTry}
        marks={view.setup.modules.length > 0 && <Marks speaker={speaker} view={view} />}
      />
    </div>
  );
}

/** The tiles that the example is about, if a hand is shown. */
function Hand({ view, example }: { readonly view: View; readonly example: MetroExample }) {
  const words = lessons().metro.examples;
  const { viewer } = view;
  if (typeof viewer !== "number" || example.isOffBoard || view.setup.modules.length) return undefined;
  const shown = [
    ...(view.hands[viewer] ?? []).map((tile) => ({ tile, label: words.hand })),
    ...view.drawn.map((tile) => ({ tile, label: words.drawn })),
  ];
  return (
    <ul class="example-hand">
      {shown.map(({ tile, label }, index) => (
        <li key={index}>
          {tile !== "?" && <TileFace code={tile} size={56} arrow label={t.common.inTurn([label, tile])} />}
          <small aria-hidden="true">{label}</small>
        </li>
      ))}
    </ul>
  );
}

interface FollowedProps {
  readonly speaker: Speaker;
  readonly view: View;
  readonly station: Station;
}

function Followed({ speaker, view, station }: FollowedProps) {
  const { trace: words, tiles, signed } = metroWords().table;
  const scene = boardSceneOf(view);
  const row = lineRow(scene, view, station);
  const waits = lineFrom(scene, station)?.waits;
  const end =
    row.to !== undefined
      ? isCentreStation(row.to)
        ? words[row.isDoubled ? "arrivedCentre" : "arrivedCentreOnce"]
        : words.arrived(numberOf(view.setup, row.to))
      : row.length && waits
        ? words.openAt(squareName(waits.cell), waits.side)
        : words.notLeft;
  const owner = row.owner === undefined ? words.nobody : ownerOf(speaker, view, row.owner).name;
  return (
    <p class="example-line">
      <Badge colours={scene.owners} seat={row.owner} /> <b>{words.line(row.label)}</b>{" "}
      {t.common.inTurn([owner, tiles(row.length), end])}{" "}
      {row.points !== undefined && row.owner !== undefined && <b>{signed(row.points)}</b>}
    </p>
  );
}

/** The speaker of an example: seats are named by their colours, and the reader is none of them. */

function speakerOf(setup: Setup): Speaker {
  const words = lessons().metro.examples;
  const isBySeat = metro.layoutOf(setup).terms.ownedBy === "seat";
  const sitters = seatColours(setup).map((colour, seat) => ({
    name: isBySeat ? words.names[colour] : words.player(seat + 1),
    mind: { kind: "bot", bot: "" } as const,
  }));
  return { sitters, setup, viewer: "spectator" };
}
