/** The camera of a map on the page: follows the pane's size, animates, and is remembered. */
import { effect, useComputed, useSignal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { MapBoardProps } from "./api.ts";
import { known } from "@interchange/tabletop";
import { clamped, detailOf, fitted, isCornerFree, isFitted, transformOf } from "./camera.ts";
import type { MapView, Pane } from "./camera.ts";

export interface Camera {
  readonly view: Signal<MapView>;
  readonly pane: Signal<Pane>;
  /** The scale in steps. */
  readonly detail: ReadonlySignal<number>;
  readonly isFit: ReadonlySignal<boolean>;
  /** The view after the last movement. */
  readonly settled: ReadonlySignal<MapView>;
  /** Whether the whole map is shown and leaves the legend its corner. */
  readonly hasLegend: ReadonlySignal<boolean>;
  /** Goes there smoothly. */
  readonly glideTo: (view: MapView) => void;
}

const GLIDE = 250;
const REST = 200;

export function useCamera(
  svg: RefObject<SVGSVGElement>,
  world: RefObject<SVGGElement>,
  latest: RefObject<MapBoardProps>,
): Camera {
  const pane = useSignal<Pane>({ width: 0, height: 0, ...sheetIn(latest) });
  const view = useSignal<MapView>(fitted({ width: 960, height: 620, ...sheetIn(latest) }));
  const detail = useComputed(() => detailOf(view.value.scale));
  const settled = useSignal(view.peek());
  // Before the first paint, there is nothing to animate from, and nobody to see names move.
  const wasSeen = useRef(false);
  const isFit = useComputed(() => isFitted(view.value, pane.value));
  const hasLegend = useComputed(() => isFit.value && isCornerFree(pane.value));
  const gliding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useLayoutEffect(() => {
    const drawing = svg.current;
    if (!drawing) return undefined;
    const measure = (): void => {
      const { sheet } = known(latest.current).scene;
      const size = { width: drawing.clientWidth, height: drawing.clientHeight, sheet };
      const before = pane.value;
      if (!size.width || !size.height || (size.width === before.width && size.height === before.height)) return;
      const wasFit = isFit.value;
      const isFirst = !before.width;
      const kept = isFirst ? keptView(latest.current) : undefined;
      pane.value = size;
      if (kept) view.value = clamped(kept, size);
      else view.value = isFirst || wasFit ? fitted(size) : clamped(view.value, size);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(drawing);
    return () => watch.disconnect();
  }, [svg, pane, view, isFit, latest]);

  // The drawing follows without being rendered again.
  useLayoutEffect(
    () =>
      effect(() => {
        const transform = transformOf(view.value, pane.value);
        if (world.current) world.current.style.transform = transform;
      }),
    [view, pane, world],
  );

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const rest = (): void => {
      timer = undefined;
      settled.value = view.value;
      keep(latest.current, isFit.value ? undefined : view.value);
    };
    const stop = view.subscribe((now) => {
      clearTimeout(timer);
      if (!wasSeen.current) settled.value = now;
      if (!isFirst) timer = setTimeout(rest, REST);
      isFirst = false;
    });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      rest();
    };
  }, [view, settled, isFit, latest]);

  useEffect(() => {
    wasSeen.current = true;
  }, []);
  const glideTo = useCallback(
    (to: MapView) => {
      const drawn = world.current;
      if (drawn && wasSeen.current) {
        drawn.classList.add("is-gliding");
        clearTimeout(gliding.current);
        gliding.current = setTimeout(() => drawn.classList.remove("is-gliding"), GLIDE + 50);
      }
      view.value = to;
    },
    [view, world],
  );
  useLayoutEffect(() => () => clearTimeout(gliding.current), []);

  return useMemo(
    () => ({ view, pane, detail, settled, isFit, hasLegend, glideTo }),
    [view, pane, detail, settled, isFit, hasLegend, glideTo],
  );
}

/** The map of the scene. */
function sheetIn({ current }: RefObject<MapBoardProps>): Pick<Pane, "sheet"> {
  return current ? { sheet: current.scene.sheet } : {};
}

const nameOf = (memory: string): string => `interchange.map.${memory}`;

function keptView(props: MapBoardProps | null): MapView | undefined {
  if (props?.initialView) return props.initialView;
  if (props?.memory === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(props.memory)) ?? "");
    return isView(kept) ? kept : undefined;
  } catch {
    // Nothing stored, or no storage: show the whole map.
    return undefined;
  }
}

function isView(kept: unknown): kept is MapView {
  const { x, y, scale } = (kept ?? {}) as Partial<Record<keyof MapView, unknown>>;
  return [x, y, scale].every((each) => Number.isFinite(each)) && Number(scale) > 0;
}

function keep(props: MapBoardProps | null, view: MapView | undefined): void {
  props?.onViewChange?.(view);
  if (props?.memory === undefined) return;
  try {
    if (view) sessionStorage.setItem(nameOf(props.memory), JSON.stringify(view));
    else sessionStorage.removeItem(nameOf(props.memory));
  } catch {
    // Private windows may have no storage.
  }
}
