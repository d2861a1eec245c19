import { Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { expect, it } from "vitest";
import { reference } from "./reference.ts";

const TABLES: readonly SetupRequest[] = [
  { seats: 2 },
  { seats: 3, options: { movement: "basic", "first-round": "designer" } },
  { seats: 4, options: { "mornington-crescent": "yes", "last-round": "designer" } },
  { seats: 5, options: { "first-round": "2019" } },
];

/** Every nth decision of a quickly played game is thought over once more. */
const STRIDE = 23;

function choices(request: SetupRequest): string[] {
  const prepared = underground.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const { setup } = prepared;
  const table = new Table(
    underground,
    setup,
    Array.from({ length: setup.seats }, (_, seat) => `seat ${seat + 1}`),
  );
  const chance = seededChance("reference");
  const chosen: string[] = [];
  for (let decision = 0; ; decision++) {
    table.settle(chance);
    const actor = underground.actor(table.position);
    if (actor.kind !== "seat") return chosen;
    const view = table.view(actor.seat);
    if (decision % STRIDE === 0) {
      const move = reference.choose(view, new Random(decision), { work: 300 });
      chosen.push(underground.notation.writeMove(move));
    }
    table.play(actor.seat, reference.choose(view, new Random(decision), { work: 1 }));
  }
}

// The reference must not change, whatever happens to the parts it shares with others.
it.each(TABLES)("the reference chooses as ever at a table of %j", (request) => {
  expect(choices(request)).toMatchSnapshot();
});
