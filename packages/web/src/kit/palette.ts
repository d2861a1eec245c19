/** Sets the chosen colours and patterns as custom properties on the root, where boards and badges read them. */
import { ownStyle } from "@interchange/boards/ownColours";
import { paletteStyle } from "@interchange/boards/palettes";
import { effect } from "@preact/signals";
import { settings } from "./settings.ts";

export function showChosenColours(root: HTMLElement = document.documentElement): () => void {
  let shown: readonly string[] = [];
  return effect(() => {
    const { palette = "standard", colours = {}, pattern = "fine" } = settings.value;
    for (const name of shown) root.style.removeProperty(name);
    const style = [...paletteStyle(palette), ...ownStyle(colours)];
    for (const [name, value] of style) root.style.setProperty(name, value);
    shown = style.map(([name]) => name);
    root.dataset["pattern"] = pattern;
  });
}
