/** The map's imperative handle. */
import { known } from "@interchange/tabletop";
import { LONDON, LONDON_MAP } from "@interchange/underground/drawing";
import type { RefObject } from "preact";
import type { LondonMapProps, MapHandle } from "./api.ts";
import { BUILD_SCALE, clamped, fitted, pixelAt, showing } from "./camera.ts";
import { boostAt } from "./important.ts";
import { rise } from "./gain.ts";
import { skipMotion } from "../motion.ts";
import { boxOfWay, travel } from "./trip.ts";
import type { Camera } from "./useCamera.ts";

export function handleOf(
  root: SVGSVGElement,
  layer: SVGGElement,
  { view, pane, detail, glideTo }: Camera,
  latest: RefObject<LondonMapProps>,
  focusOn: (station: string | undefined) => void,
): MapHandle {
  let playing = 0;
  return {
    fit: () => glideTo(fitted(pane.value)),
    centreOn(station) {
      const spot = LONDON_MAP.stations[station];
      if (spot) glideTo(clamped({ ...view.value, x: spot.x, y: spot.y }, pane.value));
    },
    zoomToBuild(around) {
      const between = typeof around === "number" ? LONDON.blocks[around]?.between : [around ?? ""];
      const spots = (between ?? []).flatMap((id) => LONDON_MAP.stations[id] ?? []);
      const mean = (axis: "x" | "y"): number =>
        spots.length ? spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length : view.value[axis];
      // A little above the minimum, so that rounding never takes it below.
      const scale = Math.max(view.value.scale, BUILD_SCALE * 1.08);
      glideTo(clamped({ x: mean("x"), y: mean("y"), scale }, pane.value));
    },
    async playTrip(way, share = 1) {
      const { scene, speed = "normal" } = known(latest.current);
      if (!way.some(({ stations }) => stations.length > 1)) return;
      glideTo(showing(view.value, boxOfWay(way), pane.value));
      playing++;
      root.toggleAttribute("data-travelling", true);
      await travel(layer, scene.spaces, way, boostAt(detail.value), speed, share);
      playing--;
      if (!playing) root.toggleAttribute("data-travelling", false);
    },
    skip: () => skipMotion(layer),
    async playGain(station, text, share = 1) {
      const { speed = "normal" } = known(latest.current);
      await rise(layer, station, text, 1 / Math.max(0.5, Math.min(1, view.value.scale)), speed, share);
    },
    bearingOf(station) {
      const spot = LONDON_MAP.stations[station];
      if (!spot) return undefined;
      const { width, height } = pane.value;
      const [x, y] = pixelAt(view.value, pane.value, [spot.x, spot.y]);
      const isSeen = x >= 0 && x <= width && y >= 0 && y <= height;
      return isSeen ? undefined : Math.round((Math.atan2(y - height / 2, x - width / 2) * 180) / Math.PI);
    },
    focus: focusOn,
  };
}
