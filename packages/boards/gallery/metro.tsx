/**
 * Positions to look at while working on the board: `npx vite packages/boards` and `/metro.html?show=ghost&seats=4`.
 * No page links here and the build does not include it.
 */
import { metro, preview, spots, squareName, TILE_CODES } from "@interchange/metro/core";
import type { Spot, TileCode } from "@interchange/metro/core";
import { render } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import "@fontsource/barlow-semi-condensed/latin-400.css";
import "@fontsource/barlow-semi-condensed/latin-600.css";
import "./gallery.css";
import "../src/metro/board.css";
import "../src/metro/strips.css";
import { playedMetro } from "./metroPosition.ts";
import { scoreOn } from "./metroSpecimens.tsx";
import { plainScene } from "./plainScene.ts";
import type { Pointed } from "./plainScene.ts";
import type { BoardHandle } from "../src/metro/api.ts";
import { usePointerDrag } from "../src/metro/drag.ts";
import { DraggedTile } from "../src/metro/dragging.tsx";
import { TileBoard } from "../src/metro/tileBoard.tsx";
import { Strips } from "../src/metro/stripView.tsx";
import { stripsOf } from "../src/metro/strips.ts";
import { SeatMark } from "../src/metro/stations.tsx";
import { TileFace } from "../src/metro/tileFace.tsx";

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get("seats") ?? 4);
const moves = Number(asked.get("moves") ?? 34);
const show = asked.get("show") ?? "play";
const edition = asked.get("edition") ?? "bigbox";

function Gallery() {
  const [position] = useState(() => playedMetro({ seats, moves, edition, seed: asked.get("seed") ?? undefined }));
  const view = useMemo(() => metro.view(position, position.turn), [position]);
  const tile = (view.hands[view.turn]?.[0] ?? "aaaa") as TileCode;
  const legal = useMemo(
    () => (position.stage === "over" ? [] : spots(metro.sceneOf(view), view.laid, tile)),
    [position, view, tile],
  );
  const changes = (spot: Spot): number => preview(metro.sceneOf(view), view, tile, spot).changes.length;
  const [picked, setPicked] = useState(() =>
    show === "ghost" ? legal.toSorted((one, other) => changes(other) - changes(one))[0]?.cell : undefined,
  );
  const [lit, setLit] = useState<readonly number[] | undefined>(() =>
    show === "traced"
      ? [plainScene(view).lines.toSorted((one, other) => other.passes.length - one.passes.length)[0]?.from ?? 0]
      : undefined,
  );
  const [heard, setHeard] = useState("");
  const handle = useRef<BoardHandle | undefined>(undefined);
  const drag = usePointerDrag({
    onMove: (x, y) => setPicked(handle.current?.squareAt(x, y)),
    onDrop: (x, y) => setPicked(handle.current?.squareAt(x, y)),
    onCancel: () => setPicked(undefined),
  });
  const targets = useMemo(() => new Set(show === "history" ? [] : legal.map(({ cell }) => cell)), [legal]);
  const extras: Pointed = {
    targets,
    ghost: picked === undefined ? undefined : { cell: picked, tile, turn: 0, seat: view.turn },
    lit: lit && new Set(lit),
  };
  const scene = plainScene(view, extras);
  return (
    <>
      <style>{`body{margin:0;background:var(--board-paper);color:var(--board-ink);font:400 1rem/1.4 var(--font)}
        .page{width:min(100vw,calc(100vh - 8px));margin:auto;box-sizing:border-box}
        .row{display:flex;flex-wrap:wrap;gap:12px;padding:12px;align-items:center}`}</style>
      <div class="page">
        <TileBoard
          scene={scene}
          label="Board"
          describeSquare={(cell) => `${squareName(cell)} ${scene.faces.get(cell) ?? "empty"}`}
          describeStation={(place) => `station ${scene.stations[place]?.number ?? ""}`}
          zoomInLabel="Zoom in"
          zoomOutLabel="Zoom out"
          handle={handle}
          onSquare={(cell) => {
            setHeard(`square ${squareName(cell)}`);
            setPicked(scene.targets?.has(cell) ? cell : undefined);
          }}
          onStation={(place) => setLit([place])}
          onTrack={(place) => {
            setHeard(`track of ${place}`);
            setLit([place]);
          }}
          onHover={(target) => {
            if (show === "hover")
              setPicked(
                target?.kind === "square" && legal.some(({ cell }) => cell === target.cell) ? target.cell : undefined,
              );
            if (show === "play") setLit(target?.kind === "line" ? [target.station] : undefined);
          }}
        />
      </div>
      <p class="row">
        <button type="button" {...drag} data-test="hand">
          <TileFace code={tile} size={96} arrow />
        </button>
        <button
          type="button"
          onClick={() => {
            const line = scene.lines.toSorted((one, other) => other.passes.length - one.passes.length)[0];
            if (line && handle.current) void scoreOn(handle.current, scene, line);
          }}
        >
          Scoring run
        </button>
        <output>{heard}</output>
      </p>
      <DraggedTile code={tile} isSnapped={picked !== undefined} />
      <div class="row">
        {scene.colours.map((colour, seat) => (
          <SeatMark key={colour} colour={colour} seat={seat} size={32} />
        ))}
        {TILE_CODES.map((code) => (
          <TileFace key={code} code={code} size={40} />
        ))}
      </div>
      <div class="row">
        <Strips
          strips={stripsOf(scene, 1)}
          stations={scene.stations}
          owners={scene.owners}
          text={{
            name: ({ number = "" }) => number,
            line: ({ number, stops }) => `Line ${number}: ${stops.length}`,
            stop: ({ name, visit, crosses }) => `${name} ${visit} ${crosses.length}`,
            end: ({ end }) =>
              end.kind === "open" ? `→ ${end.name}` : end.isCentre ? "centre ×2" : `station ${end.number}`,
          }}
          onHover={(place) => setLit(place === undefined ? undefined : [place])}
        />
      </div>
    </>
  );
}

if (matchMedia("(prefers-color-scheme: dark)").matches) document.documentElement.dataset["theme"] = "dark";
const root = document.querySelector("#gallery");
if (root) render(<Gallery />, root);
