import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Central stations of companies",
  short: "companies begin there",
  about: "Whoever shows a share of a company sets its central station.",
};
