import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import type { Listing } from "../face.ts";
import { moduleAbouts } from "./modules/moduleWords.ts";
import { aboutOf } from "./modules/index.ts";

const listing: Listing = {
  moduleTitle: (module) => aboutOf(module).title,
  seatColours: (edition) => {
    const known = EDITIONS.find((each) => each === edition);
    return known ? EDITION_DATA[known].seatColours : [];
  },
};

export async function fetchListing(): Promise<Listing> {
  await moduleAbouts.fetch();
  return listing;
}
