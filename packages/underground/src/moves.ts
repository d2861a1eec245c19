/** Legal moves, and why others are refused. */
import type { Refusal } from "@interchange/tabletop";
import { buildable, buildRefusal } from "./building.ts";
import type { Move, View } from "./position.ts";
import { cityOf, tracksOf } from "./rulesOf.ts";
import { tripsOf } from "./trips.ts";

export function moves(view: View): readonly Move[] {
  if (view.viewer !== view.turn) return [];
  if (view.stage === "build") {
    const topology = cityOf(view.setup);
    const tracks = tracksOf(view);
    const tokens = view.tokens[view.turn] ?? 0;
    const builds = ownLines(view).flatMap((line) =>
      buildable(tracks, topology.lineOf(line), tokens).map(({ block }): Move => ({
        type: "build",
        line,
        between: topology.between(block),
      })),
    );
    return [...builds, { type: "token" }];
  }
  return (tripsOf(view)?.trips ?? []).map((trip): Move => ({ type: "trip", ...trip }));
}

export function refusal(view: View, move: Move): Refusal | undefined {
  if (view.stage === "over") return { code: "gameOver", rule: "5.2" };
  if (view.viewer !== view.turn) return { code: "notYourTurn", rule: "2.1" };
  if (view.stage === "express" || view.stage === "normal") return tripRefusal(view, move);
  if (view.stage !== "build") return { code: "drawOwed", rule: "4.6" };
  if (move.type === "token") return undefined;
  if (move.type === "trip") return { code: "buildFirst", rule: "2.1" };
  const topology = cityOf(view.setup);
  const line = topology.line(move.line);
  const block = topology.block(...move.between);
  if (line === undefined || !ownLines(view).includes(move.line)) return { code: "notYourLine", rule: "1.3" };
  // A block is named by its stations in the city's order, so that every move has one notation.
  if (block === undefined || topology.between(block)[0] !== move.between[0]) return { code: "noBlock", rule: "1.1" };
  return buildRefusal(tracksOf(view), line, block, view.tokens[view.turn] ?? 0);
}

function ownLines({ lines, turn }: View): readonly string[] {
  return lines[turn] ?? [];
}

function tripRefusal(view: View, move: Move): Refusal | undefined {
  if (move.type !== "trip") return { code: "tripOwed", rule: "4.1" };
  if (!view.open.includes(move.to)) return { code: "notOpen", rule: "4.1" };
  const best = tripsOf(view)?.trips ?? [];
  if (!best.some(({ to }) => to === move.to)) return { code: "notBestDestination", rule: "4.3" };
  const key = move.lines.join();
  return best.some(({ to, lines }) => to === move.to && lines.join() === key)
    ? undefined
    : { code: "notBestRoute", rule: "4.3" };
}
