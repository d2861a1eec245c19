import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import type { Listing } from "../face.ts";
import { aboutOf } from "./modules/index.ts";

export const metroListing: Listing = {
  moduleTitle: (module) => aboutOf(module).title,
  seatColours: (edition) => {
    const known = EDITIONS.find((each) => each === edition);
    return known ? EDITION_DATA[known].seatColours : [];
  },
};
