import type { MapBoardProps } from "./api.ts";
import { fitted, scaled } from "./camera.ts";
import type { Camera } from "./useCamera.ts";

interface ZoomButtonsProps extends Pick<MapBoardProps, "zoomInLabel" | "zoomOutLabel" | "fitLabel"> {
  readonly camera: Camera;
  readonly step: number;
}

export function ZoomButtons({ camera, step, zoomInLabel, zoomOutLabel, fitLabel }: ZoomButtonsProps) {
  const { view, pane, isFit, glideTo } = camera;
  const isFitted = isFit.value;
  const button = (label: string, icon: string, isDisabled: boolean, onClick: () => void) => (
    <button type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      <svg viewBox="-12 -12 24 24" aria-hidden>
        <path d={icon} />
      </svg>
    </button>
  );
  return (
    <div class="map-buttons">
      {button(zoomInLabel, "M-7 0h14M0-7v14", false, () => glideTo(scaled(view.value, step, pane.value)))}
      {button(zoomOutLabel, "M-7 0h14", isFitted, () => glideTo(scaled(view.value, 1 / step, pane.value)))}
      {button(fitLabel, "M-8-3v-5h5M3-8h5v5M8 3v5h-5M-3 8h-5v-5", isFitted, () => glideTo(fitted(pane.value)))}
    </div>
  );
}
