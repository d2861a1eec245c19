/** A piece of the map as a still picture. There is nothing to point at, and screen readers pass over it. */
import { Bands, Walks } from "./bands.tsx";
import { Free, Ground } from "./ground.tsx";
import { Lines } from "./lines.tsx";
import { Choices, Goals } from "./overlay.tsx";
import type { MapScene } from "./scene.ts";
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
  const left = Math.min(...named.map(({ x }) => x)) - RIM;
  const right = Math.max(...named.map(({ x }) => x)) + RIM;
  const top = Math.min(...named.map(({ y }) => y)) - RIM;
  const bottom = Math.max(...named.map(({ y }) => y)) + RIM;
  const stations = scene.stations.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
  const passenger = stations.find(({ isPassengerHere }) => isPassengerHere);
  return (
    <div class="london-map is-picture" data-speed="off">
      <svg
        class="london-drawing"
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <Ground />
        <g class="map-network">
          <Bands trips={scene.trips} />
          <Free free={scene.free} />
          <Lines lines={scene.lines} />
        </g>
        <Choices choices={scene.choices} />
        <Walks trips={scene.trips} />
        <Goals trips={scene.trips} boost={1} />
        <Stations stations={stations} boost={1} lit={undefined} />
        {passenger && <Passenger x={passenger.x} y={passenger.y} boost={1} />}
      </svg>
    </div>
  );
}
