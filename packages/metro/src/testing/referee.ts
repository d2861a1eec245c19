/** Invariants of every position: tiles are neither lost nor made, and every point has its reason. */
import { addTo } from "@interchange/tabletop";
import { SQUARES } from "../geometry.ts";
import { metro } from "../metro.ts";
import type { Position } from "../position.ts";
import { credited } from "../scoring.ts";
import { TILE_MIX } from "../components/tiles.ts";
import { kindOf } from "../tiles.ts";
import { audit } from "./audits.ts";

export function referee(position: Position): string | undefined {
  const seen = [
    ...position.laid.map(({ tile }) => tile),
    ...position.hands.flat(),
    ...position.drawn,
    ...position.sunk.map(({ tile }) => tile),
  ];
  const counts = [...position.bag];
  for (const tile of seen) addTo(counts, kindOf(tile), 1);
  if (counts.join() !== metro.layoutOf(position.setup).printed(TILE_MIX).join())
    return `tiles by kind are ${counts.join()}`;
  if (new Set(position.laid.map(({ cell }) => cell)).size !== position.laid.length) return "two tiles on a square";
  if (new Set(position.lines.map(({ from }) => from)).size !== position.lines.length) return "a line scored twice";
  if (new Set(position.lines.map(({ to }) => to)).size !== position.lines.length) return "two lines in one arrival";
  let accounts = { points: position.points.map(() => 0), profits: position.profits.map(() => 0) };
  const won = [...position.lines, ...position.awards.map(({ to, points }) => ({ earner: to, points }))];
  for (const { earner, points } of won) accounts = credited(accounts, earner, points) as typeof accounts;
  if (accounts.points.join() !== position.points.join())
    return `points ${position.points.join()}, lines and awards pay ${accounts.points.join()}`;
  if (accounts.profits.join() !== position.profits.join())
    return `profits ${position.profits.join()}, lines and awards pay ${accounts.profits.join()}`;
  const problem = audit(position, metro.sceneOf(position));
  if (problem || position.stage !== "over") return problem;
  if (position.lines.filter(({ from }) => from < 32).length !== 32) return "a line has not ended";
  const { modules } = metro.layoutOf(position.setup);
  if (!modules.some((module) => module.isOver !== undefined) && position.laid.length !== SQUARES.length)
    return "over before the board is full";
  return undefined;
}
