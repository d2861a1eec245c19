/** Every sign of the map of London, and the map in every state. */
import { LONDON, underground } from "@interchange/underground";
import type { Position } from "@interchange/underground";
import { LineMark } from "../src/map/lines.tsx";
import { MapBoard } from "../src/map/mapBoard.tsx";
import { mapSceneOf } from "../src/map/mapScene.ts";
import type { SceneExtras } from "../src/map/scene.ts";
import { candidatesOf, playedMap, tripsFor } from "./mapPosition.ts";
import type { Specimen } from "./specimen.ts";

let middle: Position | undefined;
const inMiddle = (): Position => (middle ??= playedMap({ seats: 4, moves: 90 }));
const ownLines = ({ lines, turn }: Position): readonly string[] => lines[turn] ?? [];

interface MapProps {
  readonly position: Position;
  readonly extras?: SceneExtras;
  readonly scale?: number | undefined;
}

const Map = ({ position, extras, scale }: MapProps) => (
  <MapBoard
    scene={mapSceneOf(underground.view(position, position.turn), extras)}
    label=""
    describeStation={() => ""}
    describeBlock={() => ""}
    zoomInLabel="Zoom in"
    zoomOutLabel="Zoom out"
    fitLabel="Whole map"
    speed="off"
    {...(scale !== undefined && { initialView: { x: 1090, y: 600, scale } })}
  />
);

const state = (name: string, shows: string, extras: (position: Position) => SceneExtras, scale?: number): Specimen => ({
  name: `map-${name}`,
  shows,
  width: 560,
  height: 400,
  draw: () => <Map position={inMiddle()} extras={extras(inMiddle())} scale={scale} />,
});

export const MAP_SPECIMENS: readonly Specimen[] = [
  {
    name: "map-lines",
    shows: "Every line's sign: colour, pattern and letter",
    draw: () => LONDON.lines.map(({ id }) => <LineMark key={id} line={id} label={id} />),
  },
  {
    name: "map-empty",
    shows: "The map before anything is built",
    width: 560,
    height: 400,
    draw: () => <Map position={playedMap({ seats: 2, moves: 0 })} />,
  },
  state("play", "In the middle of a game, with what was built last", ({ pieces }) => ({ last: pieces.slice(-4) })),
  state("near", "The same, near enough to build", ({ pieces }) => ({ last: pieces.slice(-4) }), 0.9),
  state("build", "Where one line may be built", (position) => ({
    candidates: candidatesOf(position, ownLines(position).slice(0, 1)),
  })),
  state("anywhere", "Where a line that is not begun may be built", (position) => {
    const begun = new Set(position.pieces.map(({ line }) => line));
    const fresh = LONDON.lines.map(({ id }) => id).find((id) => !begun.has(id));
    return { candidates: candidatesOf(position, [fresh ?? "red"]) };
  }),
  state(
    "ghost",
    "A piece that is tried",
    (position) => {
      const candidates = candidatesOf(position, ownLines(position));
      return { candidates, ghost: candidates[0] };
    },
    0.6,
  ),
  state(
    "drafted",
    "The pieces of a turn that has not ended, numbered",
    ({ pieces }) => ({
      drafted: pieces.slice(-3).map(({ line, between }, at) => ({
        line,
        block: LONDON.blocks.findIndex((block) => block.between.join() === between.join()),
        slot: at + 1,
      })),
    }),
    0.6,
  ),
  state(
    "compared",
    "A piece that was played beside the best one",
    (position) => {
      const [played, best] = candidatesOf(position, ownLines(position));
      return {
        compared: [
          ...(played ? [{ block: played.block, line: played.line, kind: "played", sign: "??" }] : []),
          ...(best ? [{ block: best.block, line: best.line, kind: "best", sign: "✓" }] : []),
        ],
      };
    },
    0.6,
  ),
  state("marked", "Blocks that something is said about", () => ({ marked: [3, 12, 20] })),
  state("worth", "What pieces are worth", (position) => ({
    candidates: candidatesOf(position, ownLines(position))
      .slice(0, 8)
      .map((candidate, at) => ({
        ...candidate,
        worth: { text: `${at < 4 ? "+" : "−"}${at}`, strength: (4 - at) / 4, isBest: at === 0 },
      })),
  })),
  state("trip", "Where the passenger would go, and equally good ways", (position) => ({ trips: tripsFor(position) })),
  state("traced", "A line that is traced", ({ pieces }) => ({ lit: new Set([pieces[0]?.line ?? ""]) })),
  state("found", "A station that was looked for", () => ({ found: new Set(["stockwell"]) })),
  {
    name: "map-five",
    shows: "Five seats late in a game",
    width: 560,
    height: 400,
    draw: () => <Map position={playedMap({ seats: 5, moves: 220 })} />,
  },
];
