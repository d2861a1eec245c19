/** The seats' colours before a table begins: chosen, in order, or drawn at random later. */
import type { TablePlan } from "../../../storage/create.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import type { SetupFace } from "../face.ts";

/** The colours that seats can choose; none if there is no choice. */
export function coloursToChoose({ engine }: SetupFace, { request, sitters }: TablePlan): readonly string[] {
  const prepared = engine.prepare({ ...request, colours: undefined, seats: sitters.length });
  return prepared.ok ? (engine.colours?.(prepared.setup) ?? []) : [];
}

/** The colour of each seat; undefined if it is not known yet. */
export function coloursNow(face: SetupFace, plan: TablePlan): readonly (string | undefined)[] {
  const offered = coloursToChoose(face, plan);
  return plan.drawsColours ? offered.map(() => undefined) : (plan.request.colours ?? offered);
}

/** A seat takes a colour. Whoever had it gets the seat's old one. */
export function colourTaken(face: SetupFace, plan: TablePlan, seat: number, colour: string): TablePlan {
  const before = plan.request.colours ?? coloursToChoose(face, plan);
  const from = before.indexOf(colour);
  const colours = before.map((each, at) => (at === seat ? colour : at === from ? (before[seat] ?? each) : each));
  return { ...plan, request: { ...plan.request, colours }, drawsColours: false };
}

/** The plan with valid colours, after the seats or the edition changed. */
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
