/** Applies presets to a plan, and recognizes a plan that matches one. */
import type { TableSetup } from "../../storage/create.ts";
import { optionsOf, seatsOf } from "./gameSetup.ts";
import type { Chosen, GameSetup } from "./gameSetup.ts";
import { seatedWithin } from "./seats/seating.ts";

export function setupWith(
  gameSetup: GameSetup,
  tableSetup: TableSetup,
  { edition, modules, options, assist }: Chosen,
): TableSetup {
  const chosen = modules ?? [];
  return {
    ...tableSetup,
    request: {
      ...tableSetup.request,
      edition: edition ?? tableSetup.request.edition,
      modules: chosen,
      options: { ...options },
    },
    sitters: seatedWithin(seatsOf(gameSetup, chosen), tableSetup.sitters),
    assist: assist ?? tableSetup.assist,
  };
}

/** Whether a plan matches the preset, whoever starts. */
export function plays(gameSetup: GameSetup, tableSetup: TableSetup, chosen: Chosen): boolean {
  return tableOf(gameSetup, tableSetup) === tableOf(gameSetup, setupWith(gameSetup, tableSetup, chosen));
}

/** A text that identifies what is played; equal texts are equal tables. */
function tableOf(gameSetup: GameSetup, { request, assist }: TableSetup): string {
  const { edition, modules = [], options = {} } = request;
  const changed = optionsOf(gameSetup, modules)
    .filter(({ name, values }) => name !== "start" && (options[name] ?? values[0]) !== values[0])
    .map(({ name }) => `${name}=${options[name]}`);
  return [edition, assist, ...modules.toSorted(), ...changed].join(" ");
}
