/**
 * Describes the modules' part of a position on a terminal: profits, pending decisions, and points that did not come
 * from lines.
 */
import type { Award, Earner, Move, Position } from "@interchange/metro";
import { alternatives, COLOURS, metro, owedIn } from "@interchange/metro";
import { known } from "@interchange/tabletop";
import type { Painter } from "./painter.ts";

/** How many choices are named before the rest is only counted. */
const MOST_NAMED = 12;

/** A paragraph for each, if there is something to say. */
export function describeAffairs(position: Position, names: readonly string[], painter: Painter): readonly string[] {
  return [
    describeProfits(position, painter),
    describeOwed(position, names),
    describeAwards(position, names, painter),
  ].filter(Boolean);
}

function describeProfits({ profits }: Position, painter: Painter): string {
  return profits
    .map((profit, company) => painter.earner({ kind: "company", company }, `${known(COLOURS[company])} ${profit}`))
    .join(", ");
}

/** The decision or draw that a module waits for, or the alternatives to placing a tile. */
function describeOwed(position: Position, names: readonly string[]): string {
  if (position.stage === "over") return "";
  const scene = metro.sceneOf(position);
  const owed = owedIn(scene);
  if (!owed) {
    const offered = position.stage === "turn" ? alternatives(scene) : [];
    return offered.length ? `${names[position.turn]} may also: ${listed(offered.map(write))}` : "";
  }
  if (owed.actor.kind !== "seat") return `${owed.module.id} waits for a draw from ${metro.draw(position).stream}`;
  const { seat } = owed.actor;
  return `${owed.module.id} waits for ${names[seat]}: ${listed(metro.moves(metro.view(position, seat)).map(write))}`;
}

function write(move: Move): string {
  return metro.notation.writeMove(move);
}

function listed(words: readonly string[]): string {
  const rest = words.length - MOST_NAMED;
  return rest > 0 ? `${words.slice(0, MOST_NAMED).join(", ")} and ${rest} more` : words.join(", ");
}

/** Points that did not come from lines: a line per player, added up by module and reason. */
function describeAwards({ awards }: Position, names: readonly string[], painter: Painter): string {
  const earners = new Map(awards.map(({ to }) => [nameOf(to, names), to]));
  return [...earners]
    .map(([name, earner]) => {
      const own = awards.filter(({ to }) => nameOf(to, names) === name);
      const modules = [...new Set(own.map(({ module }) => module))];
      const won = modules.map((module) => `${module}: ${reasonsOf(own.filter((each) => each.module === module))}`);
      return `${painter.earner(earner, name)}  ${won.join("; ")}`;
    })
    .join("\n");
}

function reasonsOf(awards: readonly Award[]): string {
  const sums = new Map<string, number>();
  for (const { reason, points } of awards) sums.set(reason, (sums.get(reason) ?? 0) + points);
  return [...sums].map(([reason, points]) => `${reason} ${points > 0 ? "+" : ""}${points}`).join(", ");
}

function nameOf(earner: Earner, names: readonly string[]): string {
  return earner.kind === "seat" ? known(names[earner.seat]) : known(COLOURS[earner.company]);
}
