/** Place names that may stay the same in every language: whatever starts with a capital in the rules' own lists. */
import { readdirSync, readFileSync } from "node:fs";

const listed = (file: string): readonly string[] =>
  [...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/"([A-Z][^"]+)"/g)].map(([, name]) => name!);

const CITIES = "../../metro/src/modules/";

/** Landmarks of Metro's cities. */
export const CITY_NAMES = readdirSync(new URL(CITIES, import.meta.url)).flatMap((id) =>
  readdirSync(new URL(`${CITIES}${id}/`, import.meta.url)).includes("data.ts") ? listed(`${CITIES}${id}/data.ts`) : [],
);

/** The maps of On the Underground and their stations. On the map names stand in two lines or three, and a line may begin small. */
export const STATION_NAMES = [
  ...listed("../../underground/src/cities/london.ts"),
  ...listed("../../underground/src/cities/kestrelBay.ts"),
  "on-the-Hill",
];
