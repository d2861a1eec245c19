/** Applies presets to a plan, and recognizes a plan that matches one. */
import type { TablePlan } from "../../storage/create.ts";
import { optionsOf, seatsOf } from "./face.ts";
import type { Chosen, SetupFace } from "./face.ts";
import { seatedWithin } from "./seats/seating.ts";

export function planWith(face: SetupFace, plan: TablePlan, { edition, modules, options, assist }: Chosen): TablePlan {
  const chosen = modules ?? [];
  return {
    ...plan,
    request: {
      ...plan.request,
      edition: edition ?? plan.request.edition,
      modules: chosen,
      options: { ...options },
    },
    sitters: seatedWithin(seatsOf(face, chosen), plan.sitters),
    assist: assist ?? plan.assist,
  };
}

/** Whether a plan matches the preset, whoever starts. */
export function plays(face: SetupFace, plan: TablePlan, chosen: Chosen): boolean {
  return tableOf(face, plan) === tableOf(face, planWith(face, plan, chosen));
}

/** A text that identifies what is played; equal texts are equal tables. */
function tableOf(face: SetupFace, { request, assist }: TablePlan): string {
  const { edition, modules = [], options = {} } = request;
  const changed = optionsOf(face, modules)
    .filter(({ name, values }) => name !== "start" && (options[name] ?? values[0]) !== values[0])
    .map(({ name }) => `${name}=${options[name]}`);
  return [edition, assist, ...modules.toSorted(), ...changed].join(" ");
}
