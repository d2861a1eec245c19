import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Stockholm",
  short: "for your secret colours",
  pieces: ["8 landmarks", "32 tourists"],
  about:
    "A tourist waits on every inner square. Build over one and they take the next free space in a row of landmarks. At the end you are paid for your secret colours.",
  options: {
    "stockholm-variant": {
      label: "Colours",
      values: {
        secret: { label: "Secret", about: "Everybody has colours of their own and shows them at the end." },
        open: {
          label: "Open",
          about: "Each landmark takes one colour, and whoever sends a tourist there is paid at once.",
        },
      },
    },
  },
  unprinted: {
    values: "The points on the landmarks",
    tourists: "Four tourists of each colour",
  },
};
