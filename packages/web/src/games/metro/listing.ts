import { seatColours } from "@interchange/metro/core";
import type { Listing } from "../face.ts";
import { aboutOf } from "./modules/index.ts";

export const listing: Listing = {
  moduleTitle: (module) => aboutOf(module).title,
  seatColours: (edition, colours) => seatColours({ edition, seats: 0, ...(colours && { colours }) }),
};
