import { CATALOG, metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { reference } from "./reference.ts";

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

const REQUESTS: readonly SetupRequest[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4, options: { orientation: "free" } },
  { seats: 2, options: { "hand-size": "3", "open-hands": "yes" } },
  ...CATALOG.filter(({ kind }) => kind !== "bridge").map(({ id, seats = 2 }) => ({ seats, modules: [id] })),
];

/** What it chose when it was frozen, by one-ply value alone and with a few playouts. */
const CHOSEN: readonly string[] = [
  "draw dbcd@e2 ccda@a4 ccda@a4 bcdd@b5 bcdd@b5 cbaa@g5 cbaa@g5",
  "aacb@b1 aacb@h6 acba@d7 draw draw draw draw draw",
  "cbaa^2@b1 cbaa^3@d8 draw bcbc^1@g6 ddbc^1@f7 ddbc@d7 bcbc@f4 bcbc@f4",
  "dbba@f2 dbba@d2 aacb@e8 acba@b3 draw aaaa@f3 bcbc@c7 bcbc@c7",
  "draw draw dacc@c8 dacc@c8 bcbc@h3 bcbc@h3 paris.seat-15 paris.seat-15",
  "aacb@e1 aacb@h5 draw draw aaaa@c3 draw cbaa@b7 cbaa@b7",
  "draw adbb@e1 draw cbcb@h6 dddd@e6 dddd@e6 draw cbaa@c6",
  "aacb@e1 aacb@h3 cbcb@b4 cbcb@b4 draw draw cbaa@f4 cbaa@f4",
  "petersburg.yellow petersburg.green ccda@a2 ccda@a2 draw aaaa@c8 cbaa@e1 cbaa@e1",
  "aacb@c1 aacb@c1 dacc@g7 dacc@g7 bcdd@c6 bcdd@c6 adad@b1 adad@b1",
  "aacb@e1 aacb@e1 acba@b8 acba@b8 bcdd@b3 bcdd@b3 bcbc@d7 bcbc@d7",
  "draw draw draw draw ddbc@f7 ddbc@f7 cccc@b7 cccc@b7",
  "draw draw draw draw draw draw adad@g5 adad@g5",
  "aaaa@h4 aaaa@b1 stock.20-up aaaa@g6 aaaa@h8 aaaa@h8 badb@g1 draw",
  "adbb@b6 adbb@b6 acba@f2 acba@f2 baac@c5 baac@c5 cccc@e7 cccc@e7",
];

describe("reference", () => {
  it("chooses today what it has always chosen", () => {
    const chosen = REQUESTS.map((request) =>
      viewsOf(request)
        .flatMap((view) => [0, 160].map((work) => reference.choose(view, new Random("golden"), { work })))
        .map((move) => metro.notation.writeMove(move))
        .join(" "),
    );
    expect(chosen).toEqual(CHOSEN);
  });
});
