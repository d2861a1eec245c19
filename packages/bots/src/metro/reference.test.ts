import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { reference } from "./reference.ts";
import { loadSenses } from "./modules/senses.ts";

await loadSenses();

/** Views of a game that the reference plays against itself without playouts: early, middle and late. */
function viewsOf(request: SetupRequest): View[] {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const { setup } = prepared;
  const table = new Table(
    metro,
    setup,
    Array.from({ length: setup.seats }, (_, seat) => `seat ${seat + 1}`),
  );
  const chance = seededChance("golden");
  const random = new Random("golden");
  const views: View[] = [];
  for (;;) {
    table.settle(chance);
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") break;
    const view = table.view(actor.seat);
    if (metro.moves(view).length > 1) views.push(view);
    table.play(actor.seat, reference.choose(view, random, { work: 0 }));
  }
  return [0.15, 0.4, 0.6, 0.8].map((part) => views[Math.floor(part * views.length)]!);
}

const LONG = process.env["LONG"] === "1";

/** What it chose when it was frozen, by one-ply value alone and with a few playouts. */
const CHOSEN: readonly (readonly [request: SetupRequest, moves: string])[] = [
  [{ seats: 2 }, "draw dbcd@e2 ccda@a4 ccda@a4 bcdd@b5 bcdd@b5 cbaa@g5 cbaa@g5"],
  [{ seats: 3 }, "aacb@b1 aacb@h6 acba@d7 draw draw draw draw draw"],
  [
    { seats: 4, options: { orientation: "free" } },
    "cbaa^2@b1 cbaa^3@d8 draw bcbc^1@g6 ddbc^1@f7 ddbc@d7 bcbc@f4 bcbc@f4",
  ],
  [
    { seats: 2, options: { "hand-size": "3", "open-hands": "yes" } },
    "dbba@f2 dbba@d2 aacb@e8 acba@b3 draw aaaa@f3 bcbc@c7 bcbc@c7",
  ],
  [{ seats: 2, modules: ["paris"] }, "draw draw dacc@c8 dacc@c8 bcbc@h3 bcbc@h3 paris.seat-15 paris.seat-15"],
  [{ seats: 2, modules: ["stockholm"] }, "aacb@e1 aacb@h5 draw draw aaaa@c3 draw cbaa@b7 cbaa@b7"],
  [{ seats: 2, modules: ["london"] }, "draw adbb@e1 draw cbcb@h6 dddd@e6 dddd@e6 draw cbaa@c6"],
  [{ seats: 2, modules: ["new-york"] }, "aacb@e1 aacb@h3 cbcb@b4 cbcb@b4 draw draw cbaa@f4 cbaa@f4"],
  [
    { seats: 2, modules: ["st-petersburg"] },
    "petersburg.yellow petersburg.green ccda@a2 ccda@a2 draw aaaa@c8 cbaa@e1 cbaa@e1",
  ],
  [{ seats: 2, modules: ["berlin"] }, "aacb@c1 aacb@c1 dacc@g7 dacc@g7 bcdd@c6 bcdd@c6 adad@b1 adad@b1"],
  [{ seats: 2, modules: ["numbered-stations"] }, "aacb@e1 aacb@e1 acba@b8 acba@b8 bcdd@b3 bcdd@b3 bcbc@d7 bcbc@d7"],
  [{ seats: 2, modules: ["center-rails"] }, "draw draw draw draw ddbc@f7 ddbc@f7 cccc@b7 cccc@b7"],
  [{ seats: 2, modules: ["central-stations"] }, "draw draw draw draw draw draw adad@g5 adad@g5"],
  [{ seats: 2, modules: ["stock-corporations"] }, "aaaa@h4 aaaa@b1 stock.20-up aaaa@g6 aaaa@h8 aaaa@h8 badb@g1 draw"],
  [{ seats: 1, modules: ["solo"] }, "adbb@b6 adbb@b6 acba@f2 acba@f2 baac@c5 baac@c5 cccc@e7 cccc@e7"],
];

describe("reference", () => {
  // Every third of them, and all in the long run.
  it.each(CHOSEN.filter((_, at) => LONG || at % 3 === 0))(
    "chooses today what it has always chosen: %j",
    (request, moves) => {
      const chosen = viewsOf(request)
        .flatMap((view) => [0, 160].map((work) => reference.choose(view, new Random("golden"), { work })))
        .map((move) => metro.notation.writeMove(move))
        .join(" ");
      expect(chosen).toBe(moves);
    },
  );
});
