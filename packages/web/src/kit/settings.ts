/** The user's settings, stored in the browser. Without storage the defaults apply. */
import { effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { OwnColours } from "@interchange/boards/ownColours";
import type { Palette } from "@interchange/boards/palettes";
import type { Speed } from "@interchange/boards/speed";
import { recall, remember } from "./localStorage.ts";

export interface Settings {
  readonly theme: "system" | "light" | "dark";
  /** What the system asks for, or more. */
  readonly contrast: "system" | "more";
  readonly textSize: "normal" | "large" | "huge";
  readonly boardSize: "fit" | "large" | "huge";
  readonly motion: Speed;
  readonly botPace: Speed;
  /** How much of the game screen readers announce. */
  readonly detail: "brief" | "normal" | "full";
  /** Whether tables are shown in text mode. */
  readonly isText: boolean;
  /** Whether online tables show the board only when asked to, since it is on a big screen. */
  readonly isHandOnly: boolean;
  /** Custom colours and pattern widths of seats and lines; see `chosenColours.ts`. */
  readonly palette?: Palette;
  readonly colours?: OwnColours;
  readonly pattern?: "fine" | "bold";
  /** Whether a second tap on a chosen square places the tile; undefined until the user was asked. */
  readonly doubleTap: boolean | undefined;
  /** Whether the user has answered if they want sound. */
  readonly isSoundOffered: boolean;
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
  isHandOnly: false,
  doubleTap: undefined,
  isSoundOffered: false,
} as const satisfies Settings;

/** Only the settings page writes them. Stored settings may lack newer keys. */
export const settings = signal<Settings>({ ...DEFAULTS, ...(recall("settings") as Partial<Settings> | undefined) });

export function prefer(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  remember("settings", settings.value);
}

/** How long to delay a bot's move, so that people can follow. */
export const BOT_PAUSES: Readonly<Record<Speed, number>> = { off: 0, fast: 250, normal: 700, slow: 1500 };

/** How much larger than the browser's own size text is; see tokens.css. */
const TEXT_SCALES = { normal: 1, large: 1.1875, huge: 1.4375 } as const satisfies Record<Settings["textSize"], number>;

/** Whether a media query holds; updates when that changes. */
function matched(condition: string): ReadonlySignal<boolean> {
  const query = matchMedia(condition);
  const is = signal(query.matches);
  query.addEventListener("change", () => {
    is.value = query.matches;
  });
  return is;
}

/**
 * How much fits on the screen with letters of the chosen size. For media queries an `em` is the browser's own size, so
 * it takes the setting into account here.
 */
function fitFor(textSize: Settings["textSize"]): () => "narrow" | "low" | "enough" {
  const em = (letters: number): string => `${letters * TEXT_SCALES[textSize]}em`;
  const narrow = matched(
    `(max-width: ${em(18)}), (min-width: 700px) and (max-width: ${em(32)}) and (max-aspect-ratio: 1/1)`,
  );
  const low = matched(
    `(min-width: 700px) and (max-height: ${em(40)}), (min-width: 700px) and (max-height: ${em(62)}) and (max-aspect-ratio: 1/1)`,
  );
  return () => (narrow.value ? "narrow" : low.value ? "low" : "enough");
}

/** Applies the chosen theme; `system` follows the system. */
export function startTheme(): void {
  const dark = matched("(prefers-color-scheme: dark)");
  const more = matched("(prefers-contrast: more)");
  const fits = { normal: fitFor("normal"), large: fitFor("large"), huge: fitFor("huge") };
  effect(() => {
    const { theme, motion, contrast, textSize, boardSize } = settings.value;
    Object.assign(document.documentElement.dataset, {
      motion,
      text: textSize,
      fit: fits[textSize](),
      board: boardSize,
      contrast: more.value ? "more" : contrast,
      theme: theme === "system" ? (dark.value ? "dark" : "light") : theme,
    });
  });
}
