/** The names of the cities' landmarks by key. They are the same in every language. */
import { LANDMARKS as BERLIN } from "../modules/berlin/data.ts";
import { LANDMARKS as LONDON } from "../modules/london/data.ts";
import { LANDMARKS as PARIS } from "../modules/paris/data.ts";
import { LANDMARKS as STOCKHOLM } from "../modules/stockholm/data.ts";

export const LANDMARK_NAMES: ReadonlyMap<string, string> = new Map(
  [BERLIN, LONDON, PARIS, STOCKHOLM].flat().map(({ word, name }) => [word, name]),
);
