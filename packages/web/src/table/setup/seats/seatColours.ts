/** Which seat has which colour before a table begins: as they were chosen, else in order; or a lot will say. */
import type { TablePlan } from "../../../storage/create.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import type { SetupFace } from "../face.ts";

/** The words for the colours among which the seats choose; none where there is no choice. */
export function coloursToChoose({ engine }: SetupFace, { request, sitters }: TablePlan): readonly string[] {
  const prepared = engine.prepare({ ...request, colours: undefined, seats: sitters.length });
  return prepared.ok ? (engine.colours?.(prepared.setup) ?? []) : [];
}

/** The colour of each seat; undefined where nobody knows it yet. */
export function coloursNow(face: SetupFace, plan: TablePlan): readonly (string | undefined)[] {
  const offered = coloursToChoose(face, plan);
  return plan.drawsColours ? offered.map(() => undefined) : (plan.request.colours ?? offered);
}

/** A seat takes a colour; whoever had it gets what the seat had. */
export function colourTaken(face: SetupFace, plan: TablePlan, seat: number, colour: string): TablePlan {
  const before = plan.request.colours ?? coloursToChoose(face, plan);
  const from = before.indexOf(colour);
  const colours = before.map((each, at) => (at === seat ? colour : at === from ? (before[seat] ?? each) : each));
  return { ...plan, request: { ...plan.request, colours }, drawsColours: false };
}

/** The plan with colours that its seats may have, after others sit there or the box is another one. */
export function recoloured(face: SetupFace, plan: TablePlan, before: readonly Sitter[]): TablePlan {
  const { colours, ...request } = plan.request;
  if (!colours) return plan;
  const offered = coloursToChoose(face, plan);
  if (!offered.length) return { ...plan, request };
  const kept = plan.sitters.map((sitter, seat) => {
    const at = before.length === plan.sitters.length ? seat : before.indexOf(sitter);
    const colour = colours[at];
    return colour !== undefined && offered.includes(colour) ? colour : undefined;
  });
  const free = [...offered].filter((colour) => !kept.includes(colour));
  return { ...plan, request: { ...request, colours: kept.map((colour) => colour ?? free.shift() ?? "") } };
}
