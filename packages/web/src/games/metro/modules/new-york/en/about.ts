import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "New York",
  short: "meet at the edge",
  pieces: ["8 boards", "32 tourists"],
  about:
    "A tourist waits at every station of the edge. Whoever owns a line that ends there takes them along, and your board says what each colour is worth to you at the end.",
  unprinted: {
    values: "The points on the boards",
    tourists: "Four tourists of each colour",
  },
};
