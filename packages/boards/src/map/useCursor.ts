/** The keyboard cursor on a map: its position, its keys, and where it goes after building. */
import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { MapBoardProps } from "./api.ts";
import { fitted, scaled, shifted, showing } from "./camera.ts";
import type { Point } from "./camera.ts";
import type { MapTarget } from "./scene.ts";
import { spotName } from "./stops.tsx";
import type { Camera } from "./useCamera.ts";
import { boxOfSpot, farEnd, stepped, targetOn } from "./walk.ts";
import type { Spot } from "./walk.ts";

export const ZOOM_STEP = 1.5;
const PANS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -80],
  ArrowRight: [80, 0],
  ArrowDown: [0, 80],
  ArrowLeft: [-80, 0],
};

export interface Cursor {
  readonly stop: Spot;
  readonly focusOn: (spot: Spot) => void;
  readonly onFocus: (spot: Spot) => void;
  readonly onActivate: (spot: Spot) => void;
  readonly describe: (spot: Spot) => string;
}

/** What the cursor does with its target. */
interface Does {
  readonly hover: (target: MapTarget | undefined) => void;
  readonly activate: (target: MapTarget | undefined) => void;
}

export function useCursor(
  svg: RefObject<SVGSVGElement>,
  camera: Camera,
  latest: { readonly current: MapBoardProps },
  { hover, activate }: Does,
): Cursor {
  const { choices, sheet } = latest.current.scene;
  const [cursor, setCursor] = useState<Spot>(() => ({
    kind: "station",
    id: latest.current.scene.stations.find((station) => station.isPassengerHere)?.id ?? sheet.city.start,
  }));
  // A block that was just built is no longer a choice. The cursor moves to its far end.
  const isThere = cursor.kind === "station" || choices.some(({ block }) => block === cursor.block);
  const stop: Spot = isThere ? cursor : farEnd(cursor, sheet);
  const focusOn = useCallback(
    (spot: Spot) => {
      setCursor(spot);
      svg.current?.querySelector<SVGElement>(`[data-spot="${spotName(spot)}"]`)?.focus({ preventScroll: true });
    },
    [svg],
  );
  /** Whether the cursor's block was chosen. When it disappears, the map takes the focus. */
  const wasChosen = useRef(false);
  useLayoutEffect(() => {
    if (isThere || !wasChosen.current) return;
    wasChosen.current = false;
    focusOn(stop);
  });
  const onFocus = useCallback(
    (spot: Spot) => {
      wasChosen.current = false;
      setCursor((before) => (spotName(before) === spotName(spot) ? before : spot));
      hover(targetOn(spot, latest.current.scene.choices));
      const { view, pane, glideTo } = camera;
      const seen = showing(view.value, boxOfSpot(spot, latest.current.scene.sheet), pane.value);
      if (svg.current?.querySelector(":focus-visible") && seen.x + seen.y !== view.value.x + view.value.y)
        glideTo(seen);
    },
    [svg, latest, hover, camera],
  );
  const describe = useCallback(
    (spot: Spot) => {
      const { scene, describeStation, describeBlock } = latest.current;
      if (spot.kind === "station") return describeStation(spot.id);
      return describeBlock(spot.block, scene.choices.find(({ block }) => block === spot.block)?.candidates ?? []);
    },
    [latest],
  );
  const onActivate = useCallback(
    (spot: Spot) => {
      wasChosen.current = spot.kind === "block";
      activate(targetOn(spot, latest.current.scene.choices));
    },
    [latest, activate],
  );

  const onKeyDown = useRef<(event: KeyboardEvent) => void>(() => {});
  onKeyDown.current = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { view, pane, glideTo } = camera;
    const pan = event.shiftKey ? PANS[event.key] : undefined;
    const next = pan ? undefined : stepped(stop, event.key, { choices, sheet });
    if (pan) glideTo(shifted(view.value, pan, pane.value));
    else if (next) focusOn(next);
    else if (event.key === "+" || event.key === "=") glideTo(scaled(view.value, ZOOM_STEP, pane.value));
    else if (event.key === "-" || event.key === "_") glideTo(scaled(view.value, 1 / ZOOM_STEP, pane.value));
    else if (event.key === "0") glideTo(fitted(pane.value));
    else if (event.key === "Enter" || event.key === " ") onActivate(stop);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useLayoutEffect(() => {
    const drawing = svg.current;
    const pressed = (event: KeyboardEvent): void => onKeyDown.current(event);
    const left = (event: FocusEvent): void => {
      const isStaying = event.relatedTarget instanceof Node && drawing?.contains(event.relatedTarget);
      if (!isStaying) hover(undefined);
    };
    drawing?.addEventListener("keydown", pressed);
    drawing?.addEventListener("focusout", left);
    return () => {
      drawing?.removeEventListener("keydown", pressed);
      drawing?.removeEventListener("focusout", left);
    };
  }, [svg, hover]);
  return { stop, focusOn, onFocus, onActivate, describe };
}
