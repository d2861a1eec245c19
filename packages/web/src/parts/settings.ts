/** What a person prefers, kept in the browser. A browser that keeps nothing gets the defaults. */
import { effect, signal } from "@preact/signals";
import { SPEEDS } from "@interchange/boards/speed";
import type { Speed } from "@interchange/boards/speed";
import { recall, remember } from "./memory.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  readonly motion: Speed;
  readonly botPace: Speed;
  /** Whether tapping a chosen square again places the tile; undefined until somebody was asked. */
  readonly doubleTap: boolean | undefined;
}

const DEFAULTS: Settings = { theme: "system", motion: "normal", botPace: "normal", doubleTap: undefined };

function kept(): Settings {
  const value = recall("settings");
  const fields = typeof value === "object" && value !== null ? (value as Partial<Record<keyof Settings, unknown>>) : {};
  const one = <Item, Otherwise>(of: readonly Item[], given: unknown, otherwise: Otherwise): Item | Otherwise =>
    of.find((each) => each === given) ?? otherwise;
  return {
    theme: one(THEMES, fields.theme, DEFAULTS.theme),
    motion: one(SPEEDS, fields.motion, DEFAULTS.motion),
    botPace: one(SPEEDS, fields.botPace, DEFAULTS.botPace),
    doubleTap: one([true, false], fields.doubleTap, undefined),
  };
}

export const settings = signal<Settings>(kept());

export function prefer(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  remember("settings", settings.value);
}

/** How long a bot's move is held back, so that it can be followed. */
export const BOT_PAUSES: Readonly<Record<Speed, number>> = { off: 0, fast: 250, normal: 700, slow: 1500 };

/** Shows the chosen theme and keeps still when told to; `system` follows the system, also when that changes. */
export function startTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const systemDark = signal(dark.matches);
  dark.addEventListener("change", () => {
    systemDark.value = dark.matches;
  });
  effect(() => {
    const { theme, motion } = settings.value;
    document.documentElement.dataset["motion"] = motion;
    document.documentElement.dataset["theme"] = theme === "system" ? (systemDark.value ? "dark" : "light") : theme;
  });
}
