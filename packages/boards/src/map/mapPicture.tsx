/** A square piece of the map as a still picture. There is nothing to point at, and screen readers pass over it. */
import { Bands, Walks } from "./bands.tsx";
import { Compared } from "./compared.tsx";
import { Free, Ground } from "./ground.tsx";
import { Lines, LitLines } from "./lines.tsx";
import { Goals } from "./goals.tsx";
import { Choices } from "./overlay.tsx";
import type { MapScene } from "./scene.ts";
import { Dots, Glow, sortedChoices } from "./starts.tsx";
import { Passenger, Stations } from "./stations.tsx";

interface PictureProps {
  readonly scene: MapScene;
  /** The stations that the picture shows; the whole map if there are none. */
  readonly around?: readonly string[] | undefined;
}

/** Around the outermost stations. */
const RIM = 60;

export function MapPicture({ scene, around = [] }: PictureProps) {
  const named = scene.stations.filter(({ id }) => !around.length || around.includes(id));
  const across = extentOf(named.map(({ x }) => x));
  const down = extentOf(named.map(({ y }) => y));
  const size = Math.max(across.size, down.size) + 2 * RIM;
  const left = inside(across.middle - size / 2, size, scene.sheet.map.width);
  const top = inside(down.middle - size / 2, size, scene.sheet.map.height);
  const stations = scene.stations.filter(({ x, y }) => x > left && x < left + size && y > top && y < top + size);
  const choices = sortedChoices(scene);
  const passenger = stations.find(({ isPassengerHere }) => isPassengerHere);
  return (
    <div class="map-board is-picture" data-speed="off">
      <svg
        class={scene.lit ? "map-drawing is-traced" : "map-drawing"}
        viewBox={`${left} ${top} ${size} ${size}`}
        aria-hidden
      >
        <Ground sheet={scene.sheet} />
        <Glow near={choices.near} stations={stations} />
        <g class="map-network">
          <Bands trips={scene.trips} speed="off" />
          <Free free={scene.free} />
          <Lines lines={scene.lines} />
        </g>
        <LitLines lines={scene.lines.filter(({ line }) => scene.lit?.has(line))} speed="off" />
        <Choices choices={choices.ends} />
        <Dots far={choices.far} near={choices.near} hasPluses={false} />
        <Walks trips={scene.trips} />
        <Goals sheet={scene.sheet} trips={scene.trips} boost={1} />
        <Stations stations={stations} boost={1} lit={undefined} />
        <Compared pieces={scene.compared} size={1} />
        {passenger && <Passenger x={passenger.x} y={passenger.y} boost={1} />}
      </svg>
    </div>
  );
}

/** Where the picture begins, so that it shows nothing beyond the map if it fits there. */
function inside(start: number, size: number, whole: number): number {
  return size > whole ? start : Math.max(0, Math.min(start, whole - size));
}

function extentOf(places: readonly number[]): { readonly middle: number; readonly size: number } {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return { middle: (least + most) / 2, size: most - least };
}
