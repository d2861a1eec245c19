import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Central stations of companies",
  about: "Whoever shows a share of a company sets its central station.",
};
