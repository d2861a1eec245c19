/** Beside the map: what is chosen, what is wrong, and what belongs to the map as a whole. */
import { CATEGORIES, MAP_LIMITS } from "@interchange/underground";
import type { Category, MapFile, MapProblem } from "@interchange/underground";
import { colourOfLine } from "../desk/stations.ts";
import { sentenceOf } from "../maps/faults.ts";
import { LineMark } from "../panels/marks.tsx";
import { startMoving } from "./canvas.tsx";
import { SIZES, stationIn, suggestedLines, withSpaces } from "./draft.ts";
import type { Editing } from "./editing.ts";
import { undergroundWords } from "../words.ts";

interface PanelProps {
  readonly editing: Editing;
}

export function ChosenPanel({ editing }: PanelProps) {
  const words = undergroundWords().maps.editor.chosen;
  const now = editing.chosen.value;
  const draft = editing.draft.value;
  if (!now) return undefined;
  const station = "station" in now ? stationIn(draft, now.station) : undefined;
  if (station)
    return (
      <section class="editor-part" aria-label={words.station}>
        <h2>{words.station}</h2>
        <label class="field">
          {words.name}
          <input
            type="text"
            maxLength={MAP_LIMITS.name}
            autoComplete="off"
            value={station.name}
            onInput={(event) => editing.rename(station.id, event.currentTarget.value)}
          />
        </label>
        <KindChoice label={words.kind} kind={station.kind} onChange={(kind) => editing.setKind(station.id, kind)} />
        <div class="editor-row">
          <button type="button" class="button" onClick={() => startMoving(editing, station.id)}>
            {words.move}
          </button>
          <button type="button" class="button danger" onClick={() => editing.remove()}>
            {words.remove}
          </button>
        </div>
      </section>
    );
  const block = "block" in now ? draft.blocks[now.block] : undefined;
  if (!block || !("block" in now)) return undefined;
  return (
    <section class="editor-part" aria-label={words.block}>
      <h2>{words.block}</h2>
      <p>{block.between.map((id) => stationIn(draft, id)?.name ?? id).join(" – ")}</p>
      <label class="field">
        {words.spaces}
        <select
          value={`${block.spaces ?? 1}`}
          onChange={(event) => editing.change(withSpaces(draft, now.block, Number(event.currentTarget.value)))}
        >
          {Array.from({ length: MAP_LIMITS.spaces }, (_, at) => (
            <option key={at} value={`${at + 1}`}>
              {at + 1}
            </option>
          ))}
        </select>
      </label>
      <div class="editor-row">
        <button type="button" class="button danger" onClick={() => editing.remove()}>
          {words.remove}
        </button>
      </div>
    </section>
  );
}

interface KindProps {
  readonly label: string;
  readonly kind: Category;
  readonly onChange: (kind: Category) => void;
}

export function KindChoice({ label, kind, onChange }: KindProps) {
  const words = undergroundWords().maps.editor.kinds;
  return (
    <label class="field">
      {label}
      <select value={kind} onChange={(event) => onChange(event.currentTarget.value as Category)}>
        {CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FaultsProps extends PanelProps {
  readonly onLight: (problem: MapProblem | undefined) => void;
  readonly onShow: (problem: MapProblem) => void;
}

/** Pointing at a problem lights its stations and blocks; choosing it goes there. */
export function Faults({ editing, onLight, onShow }: FaultsProps) {
  const words = undergroundWords().maps.editor;
  const problems = editing.problems.value;
  return (
    <section class="editor-part" aria-labelledby="editor-faults">
      <h2 id="editor-faults">
        <span role="status">{problems.length ? words.faults(problems.length) : words.noFaults}</span>
      </h2>
      <ul class="editor-faults">
        {problems.map((problem) => (
          <li key={problem.reason}>
            <button
              type="button"
              class="link"
              onPointerEnter={() => onLight(problem)}
              onPointerLeave={() => onLight(undefined)}
              onFocus={() => onLight(problem)}
              onBlur={() => onLight(undefined)}
              onClick={() => onShow(problem)}
            >
              {sentenceOf(problem)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MapPanel({ editing }: PanelProps) {
  const words = undergroundWords().maps.editor;
  const draft = editing.draft.value;
  const { farewell: _, ...without } = draft;
  const sizes = Object.entries(SIZES);
  const size = sizes.find(([, [width, height]]) => width === draft.width && height === draft.height)?.[0] ?? "";
  const wide = (name: string): MapFile => {
    const found = sizes.find(([each]) => each === name)?.[1];
    return found ? { ...draft, width: found[0], height: found[1] } : draft;
  };
  return (
    <details class="editor-part">
      <summary>{words.about}</summary>
      <label class="field">
        {words.name}
        <input
          type="text"
          maxLength={MAP_LIMITS.name}
          autoComplete="off"
          value={draft.name}
          onInput={(event) => editing.change({ ...draft, name: event.currentTarget.value }, "map")}
        />
      </label>
      <label class="field">
        {words.size}
        <select value={size} onChange={(event) => editing.change(wide(event.currentTarget.value))}>
          {!size && <option value="">{words.otherSize(draft.width, draft.height)}</option>}
          {(["small", "medium", "large"] as const).map((each) => (
            <option key={each} value={each}>
              {words.sizes[each]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {words.farewell}
        <select
          value={draft.farewell ?? ""}
          onChange={({ currentTarget: { value } }) => editing.change(value ? { ...draft, farewell: value } : without)}
        >
          <option value="">{words.noFarewell}</option>
          {draft.stations
            .filter(({ kind }) => kind === "express" || kind === "normal")
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <fieldset class="editor-lines">
        <legend>{words.lines}</legend>
        {Object.entries(draft.lines).map(([line, pieces]) => (
          <label key={line}>
            <LineMark line={line} /> <span>{colourOfLine(line)}</span>
            <input
              type="number"
              min={1}
              max={MAP_LIMITS.pieces}
              value={pieces}
              onChange={(event) =>
                editing.change({
                  ...draft,
                  lines: { ...draft.lines, [line]: Math.round(Number(event.currentTarget.value)) },
                })
              }
            />
          </label>
        ))}
        <button type="button" class="button" onClick={() => editing.change({ ...draft, lines: suggestedLines(draft) })}>
          {words.suggest}
        </button>
      </fieldset>
    </details>
  );
}
