/** The editor of maps: the list of somebody's own, or one of them to draw on. */
import { componentsOn } from "@interchange/underground";
import type { MapFile, MapProblem } from "@interchange/underground";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { createTable } from "../../../storage/create.ts";
import { go } from "../../../kit/router.ts";
import { LONGEST_LINK } from "../../../table/share/pack.ts";
import { saveFile } from "../../../kit/saveFile.ts";
import { Problem } from "../../../kit/ui/problem.tsx";
import { packedText } from "../../../table/share/pack.ts";
import { defaultSetup } from "../../../table/setup/tableSetup.ts";
import { seatedWithin } from "../../../table/setup/seats/seating.ts";
import { undergroundEntry } from "@interchange/games";
import { playersOf } from "../maps/chooser.tsx";
import { setupOn } from "../maps/myMaps.ts";
import { Canvas, fittingScale, TOOL_KEYS, undone } from "./canvas.tsx";
import { stationIn } from "./draft.ts";
import { editingOf, TOOLS } from "./editing.ts";
import type { Editing } from "./editing.ts";
import { MyMaps } from "./list.tsx";
import { ChosenPanel, Faults, KindChoice, MapPanel } from "./panel.tsx";
import { undergroundWords } from "../words.ts";
import "./editor.css";

/** Without a key: the list. */
export function MapEditor({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <MyMaps /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: string }) {
  const words = undergroundWords().maps;
  const editing = useMemo(() => editingOf(id), [id]);
  if (!editing)
    return (
      <>
        <h1>{words.list.title}</h1>
        <p>{words.list.gone}</p>
        <p>
          <a class="button" href="/maps/underground">
            {words.list.title}
          </a>
        </p>
      </>
    );
  return <Editor editing={editing} />;
}

const NOTHING: Pick<MapProblem, "stations" | "blocks"> = { stations: [], blocks: [] };
const ZOOM = 1.3;

function Editor({ editing }: { readonly editing: Editing }) {
  const words = undergroundWords().maps.editor;
  const lit = useSignal<Pick<MapProblem, "stations" | "blocks">>(NOTHING);
  const scale = useSignal(1);
  const pane = useRef<HTMLDivElement>(null);
  const draft = editing.draft.value;
  useLayoutEffect(() => {
    scale.value = fittingScale(editing.draft.peek(), (pane.current?.clientWidth ?? 900) - 4);
  }, [editing, scale]);
  useEffect(() => {
    // Undo works wherever the focus is, except in a field, which has its own.
    const pressed = (event: KeyboardEvent): void => {
      const isField = event.target instanceof HTMLElement && event.target.closest("input, select, svg");
      if (!isField) undone(editing, event);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [editing]);
  const show = ({ stations, blocks }: MapProblem): void => {
    lit.value = { stations, blocks };
    const place = stationIn(draft, stations[0] ?? blocks[0]?.[0])?.at;
    if (!place) return;
    editing.cursor.value = place;
    editing.choose("select");
    editing.chosen.value = stations[0] === undefined ? undefined : { station: stations[0] };
    pane.current?.scrollTo({
      left: place[0] * scale.value - pane.current.clientWidth / 2,
      top: place[1] * scale.value - pane.current.clientHeight / 2,
    });
  };
  return (
    <div class="map-editor">
      <div class="editor-head">
        <h1>{draft.name}</h1>
        <a href="/maps/underground">{words.all}</a>
      </div>
      <div class="editor-tools" role="toolbar" aria-label={words.tools}>
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            class="button"
            aria-pressed={editing.tool.value === tool}
            aria-keyshortcuts={Object.keys(TOOL_KEYS).find((key) => TOOL_KEYS[key] === tool)}
            onClick={() => editing.choose(tool)}
          >
            {words.tool[tool]}
          </button>
        ))}
        <button type="button" class="button" disabled={!editing.canUndo.value} onClick={() => editing.undo()}>
          {words.undo}
        </button>
        <button type="button" class="button" disabled={!editing.canRedo.value} onClick={() => editing.redo()}>
          {words.redo}
        </button>
        <button type="button" class="button" aria-label={words.zoomIn} onClick={() => (scale.value *= ZOOM)}>
          +
        </button>
        <button type="button" class="button" aria-label={words.zoomOut} onClick={() => (scale.value /= ZOOM)}>
          −
        </button>
        {editing.tool.value === "station" && (
          <KindChoice label={words.kind} kind={editing.kind.value} onChange={(kind) => (editing.kind.value = kind)} />
        )}
      </div>
      <div class="editor-body">
        <div>
          <div ref={pane} class="editor-pane">
            <Canvas editing={editing} scale={scale.value} lit={lit.value} />
          </div>
          {/* Below the map, which must not move while something is dragged. */}
          <p class="quiet editor-hint">{hintOf(editing)}</p>
        </div>
        <div class="editor-side">
          <ChosenPanel editing={editing} />
          <Faults editing={editing} onLight={(problem) => (lit.value = problem ?? NOTHING)} onShow={show} />
          <Ready editing={editing} />
          <MapPanel editing={editing} />
        </div>
      </div>
    </div>
  );
}

function hintOf({ tool, moving, begun, draft }: Editing): string {
  const { hints } = undergroundWords().maps.editor;
  const now = moving.value;
  const held = now && "station" in now ? stationIn(draft.value, now.station) : undefined;
  if (held) return hints.moving(held.name);
  const from = stationIn(draft.value, begun.value?.from);
  return from ? hints.from(from.name) : hints[tool.value];
}

/** What can be done with the map: play, save, share. */
function Ready({ editing }: { readonly editing: Editing }) {
  const words = undergroundWords().maps.editor;
  const told = useSignal("");
  const { finished, draft, isStored } = editing;
  const play = async (map: MapFile): Promise<void> => {
    const base = defaultSetup(undergroundEntry);
    const made = await createTable({
      ...base,
      request: { ...base.request, components: componentsOn(map) },
      sitters: seatedWithin(playersOf(map), base.sitters),
    });
    if (made.ok) go(`/table/${made.id}`);
    else told.value = undergroundWords().maps.list.notSaved;
  };
  const share = async (map: MapFile): Promise<void> => {
    const link = new URL(`/maps/underground#map=${await packedText(JSON.stringify(map))}`, location.href).href;
    if (link.length > LONGEST_LINK) {
      told.value = words.tooLong;
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      told.value = words.copied;
    } catch {
      told.value = link;
    }
  };
  const map = finished.value;
  return (
    <section class="editor-part" aria-label={words.play}>
      <div class="editor-row">
        <button type="button" class="button primary" disabled={!map} onClick={() => map && void play(map)}>
          {words.play}
        </button>
        {map && (
          <a class="button" href={setupOn(map)}>
            {words.setUp}
          </a>
        )}
        <button
          type="button"
          class="button"
          onClick={() =>
            saveFile(`${draft.value.id}.json`, JSON.stringify(map ?? draft.value, undefined, 1), "application/json")
          }
        >
          {words.save}
        </button>
        <button type="button" class="button" disabled={!map} onClick={() => map && void share(map)}>
          {words.share}
        </button>
      </div>
      {isStored.value ? (
        <p class="quiet" role="status">
          {told.value || words.saved}
        </p>
      ) : (
        <Problem text={undergroundWords().maps.list.notSaved} />
      )}
    </section>
  );
}
