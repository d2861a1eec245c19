/** What a tile would do: the what-if ledger. Runs the kernel in place, so that all squares fit into a frame. */
import { EDGE_STATIONS, STATIONS } from "./geometry.ts";
import type { Place } from "./geometry.ts";
import type { Module, OwnStep, Scene } from "./module.ts";
import { ARRIVALS } from "./network.ts";
import type { Network } from "./network.ts";
import type { Spot } from "./placing.ts";
import type { Award, Earner, Line, Slices, Tell, View } from "./position.ts";
import { faceOf, sceneOf } from "./scene.ts";
import { firstEarner, scoredLine } from "./scoring.ts";
import type { TileCode } from "./tiles.ts";

/** A line that the tile would change. */
export interface Change {
  readonly from: Place;
  /** Absent when nobody owns the line. */
  readonly earner?: Earner;
  readonly before: number;
  readonly after: number;
  /** Where it would end; absent while it stays open. */
  readonly to?: Place;
  /** Points that it would pay, doubling included; 0 while it stays open. */
  readonly points: number;
  readonly factor: number;
}

export interface Preview {
  readonly changes: readonly Change[];
  /** Points that each seat, and each company, would gain. */
  readonly gains: readonly number[];
  readonly profits: readonly number[];
  /** What would happen in modules, as far as it is certain: by module, in their order. */
  readonly reactions: readonly Reaction[];
}

export interface Reaction {
  readonly module: string;
  readonly tells: readonly Tell[];
}

/** Every line that placing the tile there would change, by place clockwise from the top left. */
export function preview(view: View, tile: TileCode, spot: Spot): Preview {
  return previewOn(sceneOf(view), view, tile, spot);
}

/** The same on a scene of the view, for many spots; its network is given back unchanged. */
export function previewOn(scene: Scene, view: View, tile: TileCode, spot: Spot): Preview {
  const { network, layout } = scene;
  const face = faceOf({ tile, turn: spot.turn });
  const last = layout.terms.centreDeparts ? STATIONS : EDGE_STATIONS;
  const before = Array.from({ length: last }, (_, place) => network.lengthFrom(place));
  network.lay(face, spot.cell);
  const ghost = new GhostScene(scene, spot, face, view.slices);
  const changes = before.flatMap((length, from): readonly Change[] =>
    network.lengthFrom(from) === length ? [] : changeOf(ghost, network, from, countedLength(scene, from, length)),
  );
  const reactions = layout.modules.length ? ghost.react(view.turn, changes) : [];
  network.unlay(face, spot.cell);
  const gains = Array.from({ length: layout.seats }, () => 0);
  const profits = Array.from({ length: layout.terms.companies }, () => 0);
  const won = [...changes, ...ghost.awards.map(({ to, points }) => ({ earner: to, points }))];
  for (const { earner, points } of won) {
    if (earner?.kind === "seat") gains[earner.seat]! += points;
    else if (earner) profits[earner.company]! += points;
  }
  return { changes, gains, profits, reactions };
}

function changeOf(scene: Scene, network: Network, from: Place, before: number): readonly Change[] {
  const after = network.lengthFrom(from);
  const end = network.trainAt(from);
  if (end < ARRIVALS) {
    const earner = ownerNow(scene, from);
    if (!earner && from >= EDGE_STATIONS) return [];
    return [
      { from, ...(earner && { earner }), before, after: countedLength(scene, from, after), points: 0, factor: 1 },
    ];
  }
  const line = scoredLine(scene, { from, to: end - ARRIVALS, length: after });
  if (!line) return [];
  const { to, length, points, earner } = line;
  return [{ from, ...(earner && { earner }), before, after: length, to, points, factor: length ? points / length : 1 }];
}

/** How much of a line counts so far. */
export function countedLength(scene: Scene, from: Place, length: number): number {
  const line = { from, to: from, length };
  return scene.layout.modules.reduce((sofar, module) => module.length?.(sofar, line, scene) ?? sofar, length);
}

/** Who would earn the line from a place if it ended now. */
export function ownerNow(scene: Pick<Scene, "layout" | "slice">, from: Place): Earner | undefined {
  const line = { from, to: from, length: 0 };
  return scene.layout.modules.reduce(
    (earner, module) => (module.earner ? module.earner(earner, line, scene) : earner),
    firstEarner(scene.layout, from),
  );
}

/** The scene with the tile laid, in which modules are asked what they would do. */
class GhostScene implements Scene {
  readonly layout: Scene["layout"];
  readonly stage = "react";
  readonly turn: number;
  readonly network: Network;
  readonly tilesLaid: number;
  readonly supplySize: number;
  readonly lines: Line[];
  readonly profits: Scene["profits"];
  readonly holds: Scene["holds"];
  readonly awards: Omit<Award, "module">[] = [];
  private readonly spot: Spot;
  private readonly face: number;
  private readonly real: Scene;
  private slices: Slices;

  constructor(real: Scene, spot: Spot, face: number, slices: Slices) {
    this.real = real;
    this.layout = real.layout;
    this.turn = real.turn;
    this.network = real.network;
    this.tilesLaid = real.tilesLaid + 1;
    this.supplySize = real.supplySize;
    this.lines = [...real.lines];
    this.profits = real.profits;
    this.holds = (seat, tile) => real.holds(seat, tile);
    this.spot = spot;
    this.face = face;
    this.slices = slices;
  }

  faceOn(cell: number): number {
    return cell === this.spot.cell ? this.face : this.real.faceOn(cell);
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows the type of the slice
  slice<Slice>(id: string): Slice {
    return this.slices[id] as Slice;
  }

  /** What modules would tell of the tile and of the lines that it ends. */
  react(seat: number, changes: readonly Change[]): readonly Reaction[] {
    const told = new Map<string, Tell[]>();
    const note = ({ id }: Module, step: OwnStep | undefined): void => {
      if (!step) return;
      this.slices = { ...this.slices, ...step.others, [id]: step.slice as unknown };
      this.awards.push(...(step.awards ?? []));
      if (step.tells?.length) told.set(id, [...(told.get(id) ?? []), ...step.tells]);
    };
    const { modules } = this.layout;
    for (const module of modules)
      note(module, module.own?.afterPlacing?.(this.slice(module.id), { cell: this.spot.cell, seat }, this));
    for (const { from, to, after, points, earner } of changes) {
      if (to === undefined) continue;
      const line: Line = { from, to, length: after, points, ...(earner && { earner }) };
      this.lines.push(line);
      for (const module of modules) note(module, module.own?.afterLine?.(this.slice(module.id), line, this));
    }
    return [...told].map(([module, tells]) => ({ module, tells }));
  }
}
