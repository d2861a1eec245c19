/** What the map takes, and what it can be asked to do. */
import type { Stretch } from "@interchange/underground/drawing";
import type { Speed } from "../speed.ts";
import type { MapView } from "./camera.ts";
import type { Candidate, MapTarget, MapScene, SceneChoice } from "./scene.ts";

export interface LondonMapProps {
  readonly scene: MapScene;
  /** The name of the map for screen readers. */
  readonly label: string;
  /** What a screen reader says of a station, its name included. Asked again whenever the scene changes. */
  readonly describeStation: (id: string) => string;
  /** What it says of a block where something may be built, by the block's place in the city. */
  readonly describeBlock: (block: number, candidates: readonly Candidate[]) => string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  readonly fitLabel: string;
  /** A block was chosen: one of the scene's candidates, with the lines that may go there. */
  readonly onBlock?: ((block: number, candidates: readonly Candidate[]) => void) | undefined;
  /** Several blocks are that close to where the person tapped; ask which is meant. The nearest is first. */
  readonly onBlocks?: ((blocks: readonly SceneChoice[]) => void) | undefined;
  /** A block was pointed at exactly where nothing may be built. */
  readonly onRefused?: ((block: number) => void) | undefined;
  readonly onStation?: ((id: string) => void) | undefined;
  /** Track of a line, where no candidate is near. */
  readonly onLine?: ((line: string, block: number) => void) | undefined;
  /** The map itself, where there is nothing. */
  readonly onNothing?: (() => void) | undefined;
  /** What the pointer or the keyboard's cursor is on now; called only when that changes. */
  readonly onHover?: ((target: MapTarget | undefined) => void) | undefined;
  /** What to show at first; without it what was remembered under `memory`, or all of the map. */
  readonly initialView?: MapView | undefined;
  /** Called when the view has come to rest; undefined while all of the map is shown. */
  readonly onViewChange?: ((view: MapView | undefined) => void) | undefined;
  /** Keeps the view for as long as the window is open, under this name. */
  readonly memory?: string | undefined;
  readonly speed?: Speed | undefined;
  /** Set to the map's handle while it is on the page. */
  readonly handle?: { current: MapHandle | undefined } | undefined;
}

export interface MapHandle {
  /** All of the map. */
  fit(): void;
  /** Brings a station to the middle, at the scale in force. */
  centreOn(station: string): void;
  /** Neighbouring stations are at least 44 pixels apart then. Around a station, a block by its number, or the middle. */
  zoomToBuild(around?: string | number): void;
  /**
   * The passenger goes along the way; resolves when he is there. Skipped by the next tap on the map, or by `skip`. The
   * figure on the map is hidden meanwhile, so the scene may show him at his destination from the start. In a turn in
   * which much happens he has only a share of the time.
   */
  playTrip(way: readonly Stretch[], share?: number): Promise<void>;
  skip(): void;
  /** Points that a station has just brought rise from it; resolves when they are gone. */
  playGain(station: string, text: string, share?: number): Promise<void>;
  /** In which direction a station lies that is out of sight, in degrees clockwise from the right. */
  bearingOf(station: string): number | undefined;
  /** Puts keyboard focus on the map, at a station if one is given. */
  focus(station?: string): void;
}
