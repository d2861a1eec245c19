import type { Speed } from "@interchange/boards/speed";
import type { Theme } from "../../settings.ts";

export const settings = {
  title: "Settings",
  language: "Language",
  theme: "Colours",
  themes: { system: "As the system", light: "Light", dark: "Dark" } as Readonly<Record<Theme, string>>,
  motion: "Movement",
  motions: { off: "Off", fast: "Fast", normal: "Normal", slow: "Slow" } as Readonly<Record<Speed, string>>,
  motionAbout: "If your system asks for less movement, nothing travels across the board whatever is set here.",
  botPace: "Bots move",
  botPaces: { off: "At once", fast: "Fast", normal: "Normal", slow: "Slowly" } as Readonly<Record<Speed, string>>,
  doubleTap: "Tap a chosen square again to place the tile",
  doubleTapAbout: "Otherwise only the button or Enter places it.",
  saved: "Settings are kept in this browser.",
};
