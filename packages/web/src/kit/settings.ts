/** What a person prefers, kept in the browser. A browser that keeps nothing gets the defaults. */
import { effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { OwnColours } from "@interchange/boards/ownColours";
import type { Palette } from "@interchange/boards/palettes";
import type { Speed } from "@interchange/boards/speed";
import { recall, remember } from "./localStorage.ts";

export interface Settings {
  readonly theme: "system" | "light" | "dark";
  /** As much as the system asks for, or more. */
  readonly contrast: "system" | "more";
  readonly textSize: "normal" | "large" | "huge";
  readonly boardSize: "fit" | "large" | "huge";
  readonly motion: Speed;
  readonly botPace: Speed;
  /** How much is said of what happens to those who listen. */
  readonly detail: "brief" | "normal" | "full";
  /** Whether tables are shown in words. */
  readonly isText: boolean;
  /** Colours of seats and lines, and how wide their patterns are, for those who have chosen others; see `chosenColours.ts`. */
  readonly palette?: Palette;
  readonly colours?: OwnColours;
  readonly pattern?: "fine" | "bold";
  /** Whether tapping a chosen square again places the tile; undefined until somebody was asked. */
  readonly doubleTap: boolean | undefined;
}

export type Theme = Settings["theme"];

const DEFAULTS = {
  theme: "system",
  contrast: "system",
  textSize: "normal",
  boardSize: "fit",
  motion: "normal",
  botPace: "normal",
  detail: "normal",
  isText: false,
  doubleTap: undefined,
} as const satisfies Settings;

/** Only the settings page writes them; what it wrote before it knew of something lacks that. */
export const settings = signal<Settings>({ ...DEFAULTS, ...(recall("settings") as Partial<Settings> | undefined) });

export function prefer(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  remember("settings", settings.value);
}

/** How long a bot's move is held back, so that it can be followed. */
export const BOT_PAUSES: Readonly<Record<Speed, number>> = { off: 0, fast: 250, normal: 700, slow: 1500 };

/** Whether the system asks for something, also when that changes. */
function asked(preference: string): ReadonlySignal<boolean> {
  const query = matchMedia(`(prefers-${preference})`);
  const is = signal(query.matches);
  query.addEventListener("change", () => {
    is.value = query.matches;
  });
  return is;
}

/** Shows the page as it was chosen; `system` follows the system. */
export function startTheme(): void {
  const dark = asked("color-scheme: dark");
  const more = asked("contrast: more");
  effect(() => {
    const { theme, motion, contrast, textSize, boardSize } = settings.value;
    Object.assign(document.documentElement.dataset, {
      motion,
      text: textSize,
      board: boardSize,
      contrast: more.value ? "more" : contrast,
      theme: theme === "system" ? (dark.value ? "dark" : "light") : theme,
    });
  });
}
