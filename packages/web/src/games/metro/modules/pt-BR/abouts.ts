/** What is said of each module when a table is set up, by its id. */
import type { ModuleAbout } from "../face.ts";

const files: Readonly<Record<string, ModuleAbout>> = import.meta.glob<ModuleAbout>("../*/pt-BR/about.ts", {
  eager: true,
  import: "about",
});

export const abouts: Readonly<Record<string, ModuleAbout>> = Object.fromEntries(
  Object.entries(files).map(([file, about]) => [file.split("/").at(-3) ?? "", about]),
);
