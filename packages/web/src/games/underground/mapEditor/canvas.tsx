/** The map that is being drawn: the grid with its cursor, and what is on it. */
import {
  cityMapOf,
  outlineOf,
  riverPath,
  segmentPath,
  spaceOf,
  STATION_MARKS,
  STATION_SHAPES,
  SYMBOL_MARKS,
} from "@interchange/underground";
import type { CityMap, MapBlock, MapFile, MapPoint } from "@interchange/underground";
import { useRef } from "preact/hooks";
import { announce } from "../../../kit/ui/live.tsx";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { blockAt, elbowed, GRID, onGrid, originOf, stationAt, stationIn } from "./draft.ts";
import { useDragging } from "./dragging.ts";
import type { Editing, Tool } from "./editing.ts";

const STEPS: Readonly<Record<string, MapPoint>> = {
  ArrowUp: [0, -GRID],
  ArrowRight: [GRID, 0],
  ArrowDown: [0, GRID],
  ArrowLeft: [-GRID, 0],
};
export const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  v: "select",
  s: "station",
  b: "block",
  r: "river",
  x: "erase",
};

const isUndo = ({ key, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === "z" && !shiftKey;
const isRedo = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);

/** Takes back or does again what the keys say. */
export function undone(editing: Editing, event: KeyboardEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  if (isUndo(event)) editing.undo();
  else if (isRedo(event)) editing.redo();
  else return false;
  event.preventDefault();
  return true;
}

interface CanvasProps {
  readonly editing: Editing;
  /** CSS pixels of a map unit. */
  readonly scale: number;
  /** The stations and blocks of the problem that is pointed at. */
  readonly lit: { readonly stations: readonly string[]; readonly blocks: readonly (readonly [string, string])[] };
}

export function Canvas({ editing, scale, lit }: CanvasProps) {
  const words = undergroundWords().maps.editor;
  const svg = useRef<SVGSVGElement>(null);
  const draft = editing.shown.value;
  const { width, height } = draft;
  const drawing = cityMapOf(draft);
  const [x, y] = editing.cursor.value;
  const [left, top] = originOf(draft);
  const isLitBlock = ({ between }: MapBlock): boolean =>
    lit.blocks.some((each) => each.every((id) => between.includes(id)));

  const placeOf = (event: MouseEvent): MapPoint => {
    const box = svg.current?.getBoundingClientRect();
    return box ? [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale] : [0, 0];
  };
  const dragHandlers = useDragging(editing, placeOf);
  const keyed = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const tool = TOOL_KEYS[event.key.toLowerCase()];
    if (undone(editing, event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) {
      editing.cursor.value = onGrid(draft, [x + step[0], y + step[1]]);
      announce(sayPlace(editing));
      svg.current?.querySelector(".editor-cursor")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else if (event.key === "Enter" || event.key === " ") editing.use([x, y]);
    else if (event.key === "Escape") editing.cancel();
    else if (event.key === "Delete" || event.key === "Backspace") editing.remove();
    else if (event.key.toLowerCase() === "m") {
      const there = stationAt(draft, [x, y]);
      if (there) startMoving(editing, there.id);
    } else if (tool) {
      editing.choose(tool);
      announce(`${words.tool[tool]}. ${words.hints[tool]}`);
    } else return;
    event.preventDefault();
  };
  return (
    // It is a place to draw on, with a cursor of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={svg}
      class={`editor-map is-${editing.tool.value}`}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabindex={0}
      aria-label={words.map}
      onKeyDown={keyed}
      {...dragHandlers}
    >
      <defs>
        <pattern
          id="editor-grid"
          x={left - GRID / 2}
          y={top - GRID / 2}
          width={GRID}
          height={GRID}
          patternUnits="userSpaceOnUse"
        >
          <circle class="editor-dot" cx={GRID / 2} cy={GRID / 2} r="2.5" />
        </pattern>
      </defs>
      <rect class="editor-ground" width={width} height={height} />
      {drawing.rivers.map((river, at) => (
        <path key={at} class="editor-river" d={riverPath(river)} />
      ))}
      <rect class="editor-grid" width={width} height={height} fill="url(#editor-grid)" />
      {draft.blocks.map((block, at) => {
        const now = editing.chosen.value;
        const isChosen = now !== undefined && "block" in now && now.block === at;
        return <Block key={at} drawing={drawing} block={block} isChosen={isChosen} isLit={isLitBlock(block)} />;
      })}
      <Begun editing={editing} />
      {draft.stations.map(({ id, kind, at }) => {
        const now = editing.chosen.value;
        const isChosen = now !== undefined && "station" in now && now.station === id;
        const held = editing.moving.value;
        const isMoving = held !== undefined && "station" in held && held.station === id;
        const mark = kind === "connection" ? SYMBOL_MARKS["parks"] : STATION_MARKS[kind];
        const classes = ["editor-station", `is-${kind}`, isMoving && "is-moving"].filter(Boolean).join(" ");
        return (
          <g key={id} class={classes} transform={`translate(${at.join(" ")})`}>
            {lit.stations.includes(id) && <circle class="editor-lit" r="28" stroke-width="6" />}
            {isChosen && <circle class="editor-chosen" r="23" stroke-width="5" />}
            <path class="editor-sign" d={STATION_SHAPES[kind]} />
            {mark && <path class="editor-mark" d={mark} />}
          </g>
        );
      })}
      {Object.entries(drawing.stations).map(([id, { label }]) => (
        <text key={id} class="editor-name" text-anchor={label.anchor} font-size={label.size ?? drawing.fontSize}>
          {label.lines.map((line, at) => (
            <tspan key={at} x={label.x} y={label.y + at * label.lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      <rect class="editor-cursor" x={x - 21} y={y - 21} width="42" height="42" rx="8" />
    </svg>
  );
}

interface BlockProps {
  readonly drawing: CityMap;
  readonly block: MapBlock;
  readonly isChosen: boolean;
  readonly isLit: boolean;
}

function Block({ drawing, block: { between, spaces = 1, bends }, isChosen, isLit }: BlockProps) {
  // A drawing knows the bends of a block by its stations in this order.
  const map = bends ? { ...drawing, bends: { [between.join("/")]: bends } } : drawing;
  const middle = segmentPath(spaceOf(map, between, 1, 0));
  return (
    <>
      {(isLit || isChosen) && (
        <path
          class={isLit ? "editor-lit" : "editor-chosen"}
          d={middle}
          stroke-width={spaces * drawing.spacePitch + 14}
        />
      )}
      <path
        class="editor-spaces"
        d={Array.from({ length: spaces }, (_, space) => outlineOf(spaceOf(map, between, spaces, space))).join("")}
      />
    </>
  );
}

/** The part of a block or of a river that is there, and its way to the cursor. */
function Begun({ editing }: { readonly editing: Editing }) {
  const begun = editing.begun.value;
  const draft = editing.draft.value;
  const now = editing.moving.value;
  const held = now && "station" in now ? stationIn(draft, now.station) : undefined;
  if (held) return <path class="editor-begun" d={`M${held.at.join(" ")}L${editing.cursor.value.join(" ")}`} />;
  if (!begun) return undefined;
  const start = stationIn(draft, begun.from)?.at;
  const points = [...(start ? [start] : []), ...begun.by, editing.cursor.value];
  const path = editing.tool.value === "block" ? elbowed(points) : points;
  return <path class="editor-begun" d={path.map((each, at) => `${at ? "L" : "M"}${each.join(" ")}`).join("")} />;
}

export function startMoving(editing: Editing, id: string): void {
  const station = stationIn(editing.draft.value, id);
  if (!station) return;
  editing.choose("select");
  editing.moving.value = { station: id };
  announce(undergroundWords().maps.editor.hints.moving(station.name));
}

/** What is at the cursor. */
function sayPlace({ draft, cursor }: Editing): string {
  const words = undergroundWords().maps.editor;
  const at = cursor.value;
  const station = stationAt(draft.value, at);
  const block = station ? undefined : blockAt(draft.value, at, GRID / 4);
  const ends = block === undefined ? undefined : draft.value.blocks[block]?.between;
  const there = station
    ? t.common.inTurn([station.name, words.kinds[station.kind]])
    : ends
      ? ends.map((id) => stationIn(draft.value, id)?.name ?? id).join(" – ")
      : words.empty;
  return t.common.inTurn([there, words.at(Math.round(at[0] / GRID), Math.round(at[1] / GRID))]);
}

/** A phone does not show all of a large map: names would be too small to read. */
const LEAST = 0.5;

/** The size of the drawing that fits into a width. */
export const fittingScale = ({ width }: MapFile, room: number): number => Math.max(LEAST, Math.min(1, room / width));
