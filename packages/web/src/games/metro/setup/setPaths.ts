/** Where a set of components holds what is printed nowhere, as docs/components.md has it. */
import type { Unprinted } from "@interchange/tabletop";

/** By module and what it is; the game's own by what it is. */
const PATHS: Readonly<Record<string, string>> = {
  numbering: "/numbering",
  frames: "/frames",
  "stock-corporations company-stations": "/companies",
  "center-rails faces": "/center-rails/tiles",
  "numbered-stations groups": "/numbered-stations/groups",
  "solo rejected-kind": "/solo/rejectable",
  "paris colours": "/paris/landmarks",
  "stockholm values": "/stockholm/landmarks",
  "london colours": "/london/landmarks",
  "new-york values": "/new-york/boards",
  "st-petersburg values": "/st-petersburg/tiles",
  "st-petersburg squares": "/st-petersburg/squares",
  "berlin prizes": "/berlin/landmarks",
  "berlin squares": "/berlin/groups",
};

export function setPath({ module, what }: Unprinted): string | undefined {
  return what === "tourists" ? "/tourists" : PATHS[module === undefined ? what : `${module} ${what}`];
}
