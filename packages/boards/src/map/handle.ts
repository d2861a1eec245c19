/** The map's imperative handle. */
import { known } from "@interchange/tabletop";
import type { RefObject } from "preact";
import type { MapBoardProps, MapHandle } from "./api.ts";
import { clamped, fitted, pixelAt, showing } from "./camera.ts";
import { boostAt } from "./important.ts";
import { skipMotion } from "../motion.ts";
import type { Sheet } from "./sheet.ts";
import { boxOfWay, travel } from "./trip.ts";
import type { Camera } from "./useCamera.ts";

export function handleOf(
  root: SVGSVGElement,
  layer: SVGGElement,
  { view, pane, detail, glideTo }: Camera,
  latest: RefObject<MapBoardProps>,
  focusOn: (station: string | undefined) => void,
): MapHandle {
  let playing = 0;
  const sheetNow = (): Sheet => known(latest.current).scene.sheet;
  const placeOf = (station: string) => sheetNow().map.stations[station];
  return {
    fit: () => glideTo(fitted(pane.value)),
    centreOn(station) {
      const spot = placeOf(station);
      if (spot) glideTo(clamped({ ...view.value, x: spot.x, y: spot.y }, pane.value));
    },
    zoomToBuild(around) {
      const between = typeof around === "number" ? sheetNow().city.blocks[around]?.between : [around ?? ""];
      const spots = (between ?? []).flatMap((id) => placeOf(id) ?? []);
      const mean = (axis: "x" | "y"): number =>
        spots.length ? spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length : view.value[axis];
      // A little above the minimum, so that rounding never takes it below.
      const scale = Math.max(view.value.scale, sheetNow().buildScale * 1.08);
      glideTo(clamped({ x: mean("x"), y: mean("y"), scale }, pane.value));
    },
    async playTrip(way, share = 1) {
      const { scene, speed = "normal" } = known(latest.current);
      if (!way.some(({ stations }) => stations.length > 1)) return;
      glideTo(showing(view.value, boxOfWay(way, scene.sheet), pane.value));
      playing++;
      root.toggleAttribute("data-travelling", true);
      await travel(layer, scene, way, boostAt(detail.value), speed, share);
      playing--;
      if (!playing) root.toggleAttribute("data-travelling", false);
    },
    skip: () => skipMotion(layer),
    spotOf(station) {
      const spot = placeOf(station);
      if (!spot) return undefined;
      const { left, top } = root.getBoundingClientRect();
      const [x, y] = pixelAt(view.value, pane.value, [spot.x, spot.y]);
      return { x: left + x, y: top + y };
    },
    bearingOf(station) {
      const spot = placeOf(station);
      if (!spot) return undefined;
      const { width, height } = pane.value;
      const [x, y] = pixelAt(view.value, pane.value, [spot.x, spot.y]);
      const isSeen = x >= 0 && x <= width && y >= 0 && y <= height;
      return isSeen ? undefined : Math.round((Math.atan2(y - height / 2, x - width / 2) * 180) / Math.PI);
    },
    focus: focusOn,
  };
}
