import { seatColours } from "@interchange/metro/core";
import type { Listing } from "../face.ts";
import { moduleAbouts } from "./modules/moduleWords.ts";
import { aboutOf } from "./modules/index.ts";

const listing: Listing = {
  moduleTitle: (module) => aboutOf(module).title,
  seatColours: (edition, colours) => seatColours({ edition, seats: 0, ...(colours && { colours }) }),
};

export async function fetchListing(): Promise<Listing> {
  await moduleAbouts.fetch();
  return listing;
}
