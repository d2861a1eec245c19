/** The map's props and its handle. */
import type { Stretch } from "@interchange/underground/drawing";
import type { Speed } from "../speed.ts";
import type { MapView } from "./camera.ts";
import type { Candidate, MapTarget, MapScene, SceneChoice } from "./scene.ts";

export interface MapBoardProps {
  readonly scene: MapScene;
  /** The map's name for screen readers. */
  readonly label: string;
  /** The text for a station, with its name, for screen readers. Called again whenever the scene changes. */
  readonly describeStation: (id: string) => string;
  /** The text for a block where something may be built, by the block's index in the city. */
  readonly describeBlock: (block: number, candidates: readonly Candidate[]) => string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  readonly fitLabel: string;
  /** The name of the arrow to the passenger while he is out of view; without it there is none. */
  readonly passengerLabel?: string | undefined;
  /** What the small map in the corner does on phones; by default it shows the whole map where it is. */
  readonly onWhole?: (() => void) | undefined;
  /** A block was chosen: one of the scene's candidates, with the lines that may go there. */
  readonly onBlock?: ((block: number, candidates: readonly Candidate[]) => void) | undefined;
  /** Several blocks are close to the tap; ask which one was meant. The nearest is first. */
  readonly onBlocks?: ((blocks: readonly SceneChoice[]) => void) | undefined;
  /** The pointer is exactly on a block where nothing may be built. */
  readonly onRefused?: ((block: number) => void) | undefined;
  readonly onStation?: ((id: string) => void) | undefined;
  /** Track of a line, with no candidate near. */
  readonly onLine?: ((line: string, block: number) => void) | undefined;
  /** The map itself, with nothing there. */
  readonly onNothing?: (() => void) | undefined;
  /** What the pointer or the keyboard cursor is on; called only when it changes. */
  readonly onHover?: ((target: MapTarget | undefined) => void) | undefined;
  /** What to show first; by default what was remembered under `memory`, or the whole map. */
  readonly initialView?: MapView | undefined;
  /** Called when the view has stopped moving; undefined while the whole map is shown. */
  readonly onViewChange?: ((view: MapView | undefined) => void) | undefined;
  /** Remembers the view under this name while the window is open. */
  readonly memory?: string | undefined;
  readonly speed?: Speed | undefined;
  /** Set to the map's handle while it is mounted. */
  readonly handle?: { current: MapHandle | undefined } | undefined;
}

export interface MapHandle {
  /** Shows the whole map. */
  fit(): void;
  /** Centres a station, at the current scale. */
  centreOn(station: string): void;
  /**
   * Zooms until neighbouring stations are at least 44 pixels apart, around a station, a block by its number, or the
   * middle.
   */
  zoomToBuild(around?: string | number): void;
  /**
   * Animates the passenger's trip; resolves when he arrives. The next tap on the map, or `skip`, skips it. The figure
   * on the map is hidden meanwhile, so the scene may show him at his destination from the start. In a busy turn he gets
   * only a share of the time.
   */
  playTrip(way: readonly Stretch[], share?: number): Promise<void>;
  skip(): void;
  /** Where a station is in the window. */
  spotOf(station: string): { readonly x: number; readonly y: number } | undefined;
  /** The direction of a station out of view, in degrees clockwise from the right. */
  bearingOf(station: string): number | undefined;
  /** Focuses the map, at a station if one is given. */
  focus(station?: string): void;
}
