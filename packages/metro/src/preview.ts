/** Predicts what a tile would do on each square, fast enough to run within a frame. */
import type { Viewer } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { reactToTile, scoreLines } from "./turnSteps.ts";
import type { Reacting } from "./turnSteps.ts";
import { EDGE_STATIONS, STATIONS } from "./geometry.ts";
import type { Cell, Station } from "./geometry.ts";
import { toldBy } from "./module.ts";
import type { OwnStep, Scene, SliceKey } from "./module.ts";
import { countedLength, ownerNow } from "./lineNow.ts";
import { ARRIVALS } from "./network.ts";
import type { Network } from "./network.ts";
import type { Spot } from "./placing.ts";
import type { Earner, Line, Slices, Tell, View } from "./position.ts";
import { faceOf, isLine, sliceOf } from "./scene.ts";
import { finishedBy } from "./scoring.ts";
import type { TileCode } from "./tiles.ts";
import { toldTo } from "./view.ts";

/** A line that the tile would change. */
export interface Change {
  readonly from: Station;
  /** Absent when nobody owns the line. */
  readonly earner?: Earner;
  readonly before: number;
  readonly after: number;
  /** Where the line would end; absent while it stays open. */
  readonly to?: Station;
  /** Points the line would score, doubling included; 0 while it stays open. */
  readonly points: number;
  readonly factor: number;
}

export interface Preview {
  readonly changes: readonly Change[];
  /** Points that each seat, and each company, would gain. */
  readonly gains: readonly number[];
  readonly profits: readonly number[];
  /** What would certainly happen in the modules, in module order. */
  readonly reactions: readonly Reaction[];
}

export interface Reaction {
  readonly module: string;
  readonly tells: readonly Tell[];
}

/** Every line that this tile would change, clockwise from the top left. The scene must belong to a view. */
export function preview(scene: Scene, { slices, turn, viewer }: View, tile: TileCode, spot: Spot): Preview {
  const { network, layout } = scene;
  const face = faceOf({ tile, turn: spot.turn });
  const last = layout.terms.centreDeparts ? STATIONS : EDGE_STATIONS;
  const before = Array.from({ length: last }, (_, station) => network.lengthFrom(station));
  const ghost = new Ghost(scene, spot, face, slices);
  // The tile is laid on the scene's own network and removed again below.
  const finished = finishedBy(network, network.lay(face, spot.cell));
  reactToTile(ghost, { cell: spot.cell, seat: turn });
  scoreLines(ghost, finished);
  const changes = before.flatMap((length, from): readonly Change[] =>
    network.lengthFrom(from) === length ? [] : changeOf(ghost, from, countedLength(scene, from, length)),
  );
  network.unlay(face, spot.cell);
  return { changes, gains: ghost.gains, profits: ghost.gainedProfits, reactions: ghost.reactions(viewer) };
}

function changeOf(ghost: Ghost, from: Station, before: number): readonly Change[] {
  const line = ghost.scored.find((each) => each.from === from);
  if (line) {
    const { to, length, points, earner } = line;
    const factor = length ? points / length : 1;
    return [{ from, ...(earner && { earner }), before, after: length, to, points, factor }];
  }
  const { network } = ghost;
  const earner = ownerNow(ghost, from);
  if (network.trainAt(from) >= ARRIVALS || !isLine(from, earner)) return [];
  const after = countedLength(ghost, from, network.lengthFrom(from));
  return [{ from, ...(earner && { earner }), before, after, points: 0, factor: 1 }];
}

/** The scene with the tile laid. Plays the turn out as far as it is certain. */
class Ghost implements Reacting {
  readonly layout: Scene["layout"];
  readonly stage = "react";
  readonly turn: number;
  readonly network: Network;
  readonly tilesLaid: number;
  readonly supplySize: number;
  readonly profits: Scene["profits"];
  /** The lines that the tile completes, and what each seat gains. */
  readonly scored: Line[] = [];
  readonly gains: number[];
  readonly gainedProfits: number[];
  private readonly told = new Map<string, Tell[]>();
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
    this.profits = real.profits;
    this.gains = Array.from({ length: real.layout.seats }, () => 0);
    this.gainedProfits = Array.from({ length: real.layout.terms.companies }, () => 0);
    this.spot = spot;
    this.face = face;
    this.slices = slices;
  }

  get lines(): readonly Line[] {
    return [...this.real.lines, ...this.scored];
  }
  faceOn(cell: Cell): number {
    return cell === this.spot.cell ? this.face : this.real.faceOn(cell);
  }
  holds(seat: number, tile: TileCode): boolean {
    return this.real.holds(seat, tile);
  }
  readonly slice = <Slice>(key: SliceKey<Slice>): Slice => this.slices[key] as Slice;
  sliceAt(index: number): unknown {
    return sliceOf(this.layout, this.slices, index);
  }

  score(line: Line): void {
    this.scored.push(line);
    this.credit(line.earner, line.points);
  }

  change(index: number, step: OwnStep): void {
    const { id } = known(this.layout.ruled[index]).module;
    const { slice, others, awards = [] } = step;
    const tells = toldBy(step);
    this.slices = { ...this.slices, ...others, [id]: slice as unknown };
    for (const { to, points } of awards) this.credit(to, points);
    if (tells.length) this.told.set(id, [...(this.told.get(id) ?? []), ...tells]);
  }

  /** What the modules would tell this viewer about the tile and the lines it completes. */
  reactions(viewer: Viewer): readonly Reaction[] {
    return [...this.told].flatMap(([module, all]) => {
      const tells = toldTo(viewer, all);
      return tells.length ? [{ module, tells }] : [];
    });
  }

  private credit(earner: Earner | undefined, points: number): void {
    if (earner?.kind === "seat") this.gains[earner.seat] = (this.gains[earner.seat] ?? 0) + points;
    else if (earner) this.gainedProfits[earner.company] = (this.gainedProfits[earner.company] ?? 0) + points;
  }
}
