/** The state of the editor: the draft with what was undone, the tool, the cursor, and what is chosen. */
import { checkedMap } from "@interchange/underground";
import type { Category, MapFile, MapPoint, MapProblem } from "@interchange/underground";
import { batch, computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { announce } from "../../../kit/ui/live.tsx";
import { undergroundWords } from "../words.ts";
import { myMap, storeMap } from "../maps/myMaps.ts";
import {
  bent,
  blockAt,
  blockBetween,
  changed,
  GRID,
  onGrid,
  riverAt,
  stationAt,
  stationIn,
  withBlock,
  withoutBlock,
  withoutStation,
  withStation,
} from "./draft.ts";

export const TOOLS = ["select", "station", "block", "river", "erase"] as const;
export type Tool = (typeof TOOLS)[number];

export type Chosen = { readonly station: string } | { readonly block: number } | undefined;

export interface Editing {
  readonly draft: ReadonlySignal<MapFile>;
  readonly tool: Signal<Tool>;
  readonly kind: Signal<Category>;
  readonly cursor: Signal<MapPoint>;
  readonly chosen: Signal<Chosen>;
  /** The station that is being moved, or the block that is being bent. */
  readonly moving: Signal<Chosen>;
  /** The draft as it looks with that at the cursor. */
  readonly shown: ReadonlySignal<MapFile>;
  /** What a block or a river has so far; a block begins at a station. */
  readonly begun: Signal<{ readonly from?: string; readonly by: readonly MapPoint[] } | undefined>;
  readonly problems: ReadonlySignal<readonly MapProblem[]>;
  /** The finished map; undefined while there are problems. */
  readonly finished: ReadonlySignal<MapFile | undefined>;
  readonly isStored: Signal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** `typing` is what is being typed, letter by letter. */
  change(draft: MapFile, typing?: string): void;
  /** Uses the tool at a place. */
  use(place: MapPoint): void;
  choose(tool: Tool): void;
  rename(id: string, name: string): void;
  setKind(id: string, kind: Category): void;
  remove(): void;
  cancel(): void;
  undo(): void;
  redo(): void;
}

/** How many steps can be undone. */
const KEPT = 200;
/** How far from the middle of a block a tap may be, in map units. */
export const REACH = 18;

export function editingOf(key: string): Editing | undefined {
  const stored = myMap(key);
  if (!stored) return undefined;
  const draft = signal<MapFile>(stored.map);
  const before = signal<readonly MapFile[]>([]);
  const after = signal<readonly MapFile[]>([]);
  const tool = signal<Tool>(stored.map.stations.length ? "select" : "station");
  const kind = signal<Category>("start");
  const cursor = signal<MapPoint>(onGrid(stored.map, [stored.map.width / 2, stored.map.height / 2]));
  const chosen = signal<Chosen>(undefined);
  const moving = signal<Chosen>(undefined);
  const begun = signal<{ readonly from?: string; readonly by: readonly MapPoint[] } | undefined>(undefined);
  const isStored = signal(true);
  const checked = computed(() => checkedMap(draft.value));
  const words = undergroundWords().maps.editor.said;
  const nameOf = (id: string): string => stationIn(draft.peek(), id)?.name ?? id;

  const become = (to: MapFile): void => {
    draft.value = to;
    isStored.value = storeMap(key, to);
  };
  /** What was typed last: letters of one name are undone together. */
  let typed: string | undefined;
  const change = (to: MapFile, typing?: string): void => {
    if (to === draft.peek()) return;
    if (typing === undefined || typing !== typed) before.value = [...before.peek(), draft.peek()].slice(-KEPT);
    typed = typing;
    after.value = [];
    become(to);
  };
  const step = (from: typeof before, to: typeof after, text: string): void => {
    const next = from.peek().at(-1);
    if (!next) return;
    typed = undefined;
    batch(() => {
      from.value = from.peek().slice(0, -1);
      to.value = [...to.peek(), draft.peek()];
      chosen.value = moving.value = begun.value = undefined;
      become(next);
    });
    announce(text);
  };

  const placeStation = (at: MapPoint): void => {
    const there = stationAt(draft.peek(), at);
    if (there) {
      chosen.value = { station: there.id };
      return;
    }
    const { stations } = draft.peek();
    const name = freeName(stations.map((station) => station.name));
    change(withStation(draft.peek(), at, kind.peek(), name));
    const made = stationAt(draft.peek(), at);
    if (made) chosen.value = { station: made.id };
    // There is one start, so the next station is of another kind.
    if (kind.peek() === "start") kind.value = "express";
    announce(words.placed(name));
  };

  const drawBlock = (at: MapPoint): void => {
    const there = stationAt(draft.peek(), at);
    const { from, by = [] } = begun.peek() ?? {};
    if (!there) {
      if (from === undefined) return;
      begun.value = { from, by: [...by, at] };
      announce(words.bend);
      return;
    }
    if (from === undefined || from === there.id) {
      begun.value = from === there.id ? undefined : { from: there.id, by: [] };
      if (begun.peek()) announce(undergroundWords().maps.editor.hints.from(there.name));
      return;
    }
    change(withBlock(draft.peek(), from, there.id, by));
    chosen.value = { block: blockBetween(draft.peek(), from, there.id) };
    // The next block goes on from here.
    begun.value = { from: there.id, by: [] };
    announce(words.connected(nameOf(from), there.name));
  };

  const drawRiver = (at: MapPoint): void => {
    const { by = [] } = begun.peek() ?? {};
    const last = by.at(-1);
    if (last && last[0] === at[0] && last[1] === at[1]) {
      if (by.length > 1) change({ ...draft.peek(), rivers: [...(draft.peek().rivers ?? []), by] });
      begun.value = undefined;
      announce(words.placed(undergroundWords().maps.editor.river));
      return;
    }
    begun.value = { by: [...by, at] };
    announce(words.bend);
  };

  const erase = (at: MapPoint): void => {
    const station = stationAt(draft.peek(), at);
    const block = station ? undefined : blockAt(draft.peek(), at, REACH);
    const river = station || block !== undefined ? undefined : riverAt(draft.peek(), at, REACH);
    chosen.value = undefined;
    if (station) {
      change(withoutStation(draft.peek(), station.id));
      announce(words.removed(station.name));
    } else if (block !== undefined) removeBlock(block);
    else if (river !== undefined) {
      change({ ...draft.peek(), rivers: (draft.peek().rivers ?? []).filter((_, index) => index !== river) });
      announce(words.removed(undergroundWords().maps.editor.river));
    }
  };
  const removeBlock = (block: number): void => {
    const { between } = draft.peek().blocks[block] ?? { between: ["", ""] };
    const name = between.map(nameOf).join(" – ");
    change(withoutBlock(draft.peek(), block));
    announce(words.removed(name));
  };

  const select = (at: MapPoint): void => {
    const station = stationAt(draft.peek(), at);
    const block = station ? undefined : blockAt(draft.peek(), at, REACH);
    chosen.value = station ? { station: station.id } : block === undefined ? undefined : { block };
  };

  const put = (held: NonNullable<Chosen>, at: MapPoint): void => {
    moving.value = undefined;
    const moved = movedTo(draft.peek(), held, at);
    if (moved === draft.peek()) return;
    change(moved);
    announce("station" in held ? words.moved(nameOf(held.station)) : words.bend);
  };

  return {
    draft,
    tool,
    kind,
    cursor,
    chosen,
    moving,
    shown: computed(() => movedTo(draft.value, moving.value, cursor.value)),
    begun,
    isStored,
    problems: computed(() => (checked.value.ok ? [] : checked.value.problems)),
    finished: computed(() => (checked.value.ok ? checked.value.map : undefined)),
    canUndo: computed(() => before.value.length > 0),
    canRedo: computed(() => after.value.length > 0),
    change,
    use(place) {
      const at = onGrid(draft.peek(), place);
      // A block or a river may be anywhere, so these tools mean the place itself.
      const station = stationAt(draft.peek(), place, GRID / 2);
      const meant = station?.at ?? at;
      batch(() => {
        cursor.value = at;
        const held = moving.peek();
        if (held !== undefined) put(held, at);
        else if (tool.peek() === "station") placeStation(meant);
        else if (tool.peek() === "block") drawBlock(meant);
        else if (tool.peek() === "river") drawRiver(at);
        else if (tool.peek() === "erase") erase(station?.at ?? place);
        else select(station?.at ?? place);
      });
    },
    choose(wanted) {
      tool.value = wanted;
      moving.value = begun.value = undefined;
    },
    rename(id, name) {
      const next = changed(draft.peek(), id, { name });
      change(next.draft, `station ${id}`);
      typed = `station ${next.id}`;
      chosen.value = { station: next.id };
    },
    setKind: (id, to) => change(changed(draft.peek(), id, { kind: to }).draft),
    remove() {
      const now = chosen.peek();
      chosen.value = undefined;
      if (!now) return;
      if ("block" in now) removeBlock(now.block);
      else {
        const name = nameOf(now.station);
        change(withoutStation(draft.peek(), now.station));
        announce(words.removed(name));
      }
    },
    cancel() {
      moving.value = begun.value = chosen.value = undefined;
    },
    undo: () => step(before, after, words.undone),
    redo: () => step(after, before, words.redone),
  };
}

/** The draft with a station or a block moved; unchanged if another station is there. */
function movedTo(draft: MapFile, held: Chosen, at: MapPoint): MapFile {
  if (!held || stationAt(draft, at)) return draft;
  return "block" in held ? bent(draft, held.block, at) : changed(draft, held.station, { at }).draft;
}

function freeName(taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number++) {
    const name = undergroundWords().maps.editor.station(number);
    if (!taken.includes(name)) return name;
  }
}
