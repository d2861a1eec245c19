import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "London",
  short: "the taxi drives",
  pieces: ["8 roads", "a taxi", "32 tourists"],
  about:
    "A tourist waits on every inner square. Build over one and the taxi drives to the next space of its colour: you are paid for the distance, four at most.",
  options: {
    "london-start": {
      label: "Where the taxi starts",
      values: {
        random: { label: "Left to chance", about: "On the arrow at one end of the row or the other." },
        left: { label: "On the left" },
        right: { label: "On the right" },
      },
    },
    "london-failed-drive": {
      label: "When the colour is too far",
      values: {
        "4": { label: "The taxi drives four", about: "It drives four spaces, and nobody is paid." },
        "0": { label: "The taxi stays", about: "It stays where it is, and nobody is paid." },
      },
    },
  },
  unprinted: {
    colours: "The colours on the roads",
    tourists: "Four tourists of each colour",
  },
};
