/**
 * Positions to look at while working on the map: `npx vite packages/boards` and `/map.html?show=trip&seats=5`.
 * No page links here and the build does not include it.
 */
import { known } from "@interchange/tabletop";
import { LONDON, underground } from "@interchange/underground";
import { render } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import "@fontsource/barlow-semi-condensed/latin-400.css";
import "@fontsource/barlow-semi-condensed/latin-600.css";
import "./gallery.css";
import "../src/map/map.css";
import type { MapHandle } from "../src/map/api.ts";
import { LineMark } from "../src/map/lines.tsx";
import { MapBoard } from "../src/map/mapBoard.tsx";
import { mapSceneOf } from "../src/map/mapScene.ts";
import type { SceneExtras } from "../src/map/scene.ts";
import { candidatesOf, playedMap, tripsFor } from "./mapPosition.ts";

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get("seats") ?? 2);
const moves = Number(asked.get("moves") ?? 90);
const show = asked.get("show") ?? "play";
const zoom = asked.get("zoom");

function Gallery() {
  const [position] = useState(() => playedMap({ seats, moves, seed: asked.get("seed") ?? undefined }));
  const view = useMemo(() => underground.view(position, position.turn), [position]);
  const mine = useMemo(() => view.lines[view.turn] ?? [], [view]);
  const [chosen, setChosen] = useState(mine[0] ?? "red");
  const [heard, setHeard] = useState("");
  const [ghost, setGhost] = useState<SceneExtras["ghost"]>();
  const [lit, setLit] = useState<ReadonlySet<string> | undefined>(() =>
    show === "traced" ? new Set([view.pieces[0]?.line ?? ""]) : undefined,
  );
  const candidates = useMemo(
    () => (show === "build" || show === "ghost" ? candidatesOf(view, show === "ghost" ? mine : [chosen]) : undefined),
    [view, chosen, mine],
  );
  const trips = useMemo(() => (show === "trip" ? tripsFor(view) : undefined), [view]);
  const handle = useRef<MapHandle | undefined>(undefined);
  const tried = ghost ?? (show === "ghost" ? candidates?.[4] : undefined);
  const scene = mapSceneOf(view, {
    candidates,
    ghost: tried,
    trips,
    lit,
    last: show === "play" ? view.pieces.slice(-4) : undefined,
    found: show === "found" ? new Set(["stockwell"]) : undefined,
  });
  const nameOf = (id: string): string => LONDON.stations.find((station) => station.id === id)?.name ?? id;
  const way = tripsFor(view)[0]?.way ?? [];
  return (
    <>
      <style>{`body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.4 var(--font)}
        main{display:flex;flex-direction:column;height:100dvh}.page{flex:1;min-height:0}
        .row{display:flex;flex-wrap:wrap;gap:8px;padding:6px 8px;margin:0;align-items:center}`}</style>
      <div class="page">
        <MapBoard
          scene={scene}
          label="Map of London"
          describeStation={nameOf}
          describeBlock={(block) => known(LONDON.blocks[block]).between.map(nameOf).join(" to ")}
          zoomInLabel="Zoom in"
          zoomOutLabel="Zoom out"
          fitLabel="Whole map"
          handle={handle}
          memory={asked.get("memory") ?? undefined}
          {...(zoom && { initialView: { x: 1090, y: 600, scale: Number(zoom) } })}
          onBlock={(block, choices) => {
            setHeard(
              `block ${known(LONDON.blocks[block]).between.join(" ")} ${choices.map(({ line }) => line).join()}`,
            );
            setGhost({ block, line: known(choices[0]).line });
          }}
          onBlocks={(blocks) => setHeard(`which of ${blocks.map(({ block }) => block).join()}`)}
          onStation={(id) => setHeard(`station ${id}`)}
          onLine={(line) => {
            setHeard(`line ${line}`);
            setLit(new Set([line]));
          }}
          onNothing={() => {
            setHeard("nothing");
            setLit(undefined);
          }}
          onHover={(target) => {
            if (show === "hover" || show === "build")
              setGhost(target?.kind === "blocks" ? { block: known(target.blocks[0]).block, line: chosen } : undefined);
          }}
        />
      </div>
      <p class="row">
        {mine.map((line) => (
          <button key={line} type="button" aria-pressed={line === chosen} onClick={() => setChosen(line)}>
            <LineMark line={line} label={line} />
          </button>
        ))}
        <button type="button" onClick={() => void handle.current?.playTrip(way)}>
          Trip
        </button>
        <button type="button" onClick={() => handle.current?.zoomToBuild(view.passenger)}>
          Build
        </button>
        <output>{heard}</output>
      </p>
    </>
  );
}

if (matchMedia("(prefers-color-scheme: dark)").matches) document.documentElement.dataset["theme"] = "dark";
const root = document.querySelector("#gallery");
if (root) render(<Gallery />, root);
