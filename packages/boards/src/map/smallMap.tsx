/** An overview map in a corner that shows the visible part and leads back to the whole. */
import { useComputed } from "@preact/signals";
import { memo } from "../memo.ts";
import { fitted, sheetOn } from "./camera.ts";
import { lineStyle } from "./palette.ts";
import type { MapScene } from "./scene.ts";
import type { Camera } from "./useCamera.ts";

interface SmallMapProps extends Pick<MapScene, "lines" | "free" | "stations"> {
  readonly camera: Camera;
  readonly label: string;
  readonly onWhole: (() => void) | undefined;
}

export function SmallMap({ camera: { view, pane, glideTo }, label, onWhole, ...drawn }: SmallMapProps) {
  const frame = useComputed(() => {
    const { x, y, scale } = view.value;
    const [width, height] = [pane.value.width / scale, pane.value.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  const { left, top, right, bottom } = sheetOn(pane.value).bounds;
  return (
    <button type="button" class="map-small" aria-label={label} onClick={onWhole ?? (() => glideTo(fitted(pane.value)))}>
      <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
        <Network {...drawn} />
        <rect class="map-small-frame" rx="30" {...frame.value} />
      </svg>
    </button>
  );
}

const Network = memo(({ lines, free, stations }: Pick<MapScene, "lines" | "free" | "stations">) => (
  <>
    <path class="map-small-free" d={free} />
    {lines.map(({ line, path }) => (
      <path key={line} class="map-small-line" d={path} style={lineStyle(line)} />
    ))}
    {stations
      .filter(({ isOpen, isPassengerHere }) => isOpen || isPassengerHere)
      .map(({ id, x, y }) => (
        <circle key={id} class="map-small-open" cx={x} cy={y} r="34" />
      ))}
  </>
));
