/** Invariants of Berlin in every position. For tests. */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import { earnerNumber } from "../../earners.ts";
import type { Scene } from "../../module.ts";
import type { Position } from "../../position.ts";
import { cellsOf } from "../../scene.ts";
import { BERLIN_PARTS } from "./components.ts";
import { LANDMARKS, SQUARES_OF_A_GROUP, TICKETS_OF_A_COLOUR, TOURISTS_OF_A_COLOUR } from "./data.ts";
import type { BerlinSlice } from "./module.ts";

export function audit(slice: BerlinSlice, position: Position, scene: Scene): string | undefined {
  const { sides, tourists, colours } = slice;
  for (let from = 0; from < tourists.length; from += SQUARES_OF_A_GROUP) {
    const group = tourists.slice(from, from + SQUARES_OF_A_GROUP);
    if (new Set(group).size !== group.length) return `a group is ${group.join()}`;
  }
  if (position.stage === "setup") return undefined;
  if (sides.length !== LANDMARKS.length || new Set(colours).size !== LANDMARKS.length)
    return "a landmark lacks something";
  for (const colour of COLOURS.keys())
    if (tourists.filter((each) => each === colour).length !== TOURISTS_OF_A_COLOUR)
      return `there are not two ${known(COLOURS[colour])} tourists`;
  return auditTickets(slice, scene);
}

/** Tickets must be those that the lines scored so far have earned, and no more than there are. */
function auditTickets({ tourists, tickets }: BerlinSlice, scene: Scene): string | undefined {
  const earned = tickets.map((counts) => counts.map(() => 0));
  for (const { from, earner } of scene.lines) {
    if (!earner) continue;
    const owner = scene.layout.terms.rewards === "owner" ? earnerNumber(earner) : 0;
    for (const cell of cellsOf(scene, from)) {
      const colour = tourists[scene.layout.printed(BERLIN_PARTS).squares.indexOf(cell)];
      if (colour !== undefined) addTo(known(earned[owner]), colour, 1);
    }
  }
  // If the placer gets them, lines do not tell who that was.
  const isOwners = scene.layout.terms.rewards === "owner";
  if (isOwners && earned.join(" ") !== tickets.join(" "))
    return `tickets are ${tickets.join(" ")}, not ${earned.join(" ")}`;
  for (const colour of COLOURS.keys())
    if (tickets.reduce((sum, counts) => sum + known(counts[colour]), 0) > TICKETS_OF_A_COLOUR)
      return `too many ${known(COLOURS[colour])} tickets`;
  return undefined;
}
