/** A button at the edge of the map that points to the passenger while he is out of view, and leads to him. */
import { PASSENGER_FIGURE } from "@interchange/underground/drawing";
import { clamped, pixelAt } from "./camera.ts";
import type { SceneStation } from "./scene.ts";
import type { Camera } from "./useCamera.ts";

interface PassengerArrowProps {
  readonly camera: Camera;
  readonly label: string;
  readonly passenger: Pick<SceneStation, "x" | "y">;
}

/** In CSS pixels: how far its middle stays from the edges. At the top it leaves room for the small map. */
const RIM = { side: 28, top: 88 } as const;

export function PassengerArrow({ camera: { view, pane, glideTo }, label, passenger }: PassengerArrowProps) {
  const { width, height } = pane.value;
  const [x, y] = pixelAt(view.value, pane.value, [passenger.x, passenger.y]);
  if (!width || (x >= 0 && x <= width && y >= 0 && y <= height)) return undefined;
  const left = Math.max(RIM.side, Math.min(width - RIM.side, x));
  const top = Math.max(RIM.top, Math.min(height - RIM.side, y));
  const turn = (Math.atan2(y - top, x - left) * 180) / Math.PI;
  return (
    <button
      type="button"
      class="map-to-passenger"
      aria-label={label}
      title={label}
      style={{ left: `${left}px`, top: `${top}px` }}
      onClick={() => glideTo(clamped({ ...view.value, x: passenger.x, y: passenger.y }, pane.value))}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <path class="map-to-figure" d={PASSENGER_FIGURE} transform="translate(0 14) scale(0.9)" />
        <path class="map-to-arrow" d="M15 -6L21 0L15 6Z" transform={`rotate(${turn})`} />
      </svg>
    </button>
  );
}
