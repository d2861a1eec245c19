/** Who speaks of an example: seats are called by their colours, and nobody is the reader. */
import { metro } from "../desk/engine.ts";
import { seatColours } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import type { Speaker } from "../../../table/desk/names.ts";
import { t } from "../../../words/index.ts";

export function speakerOf(setup: Setup): Speaker {
  const words = t.metro.examples;
  const isBySeat = metro.layoutOf(setup).terms.ownedBy === "seat";
  const sitters = seatColours(setup).map((colour, seat) => ({
    name: isBySeat ? words.names[colour] : words.player(seat + 1),
    mind: { kind: "bot", bot: "" } as const,
  }));
  return { sitters, setup, viewer: "spectator" };
}
