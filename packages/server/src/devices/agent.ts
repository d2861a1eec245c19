/** What a browser calls itself, in a word for itself and one for its system, so that people recognize their devices. */

/** The first that matches. Browsers also name those that they resemble. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export function deviceWords(agent: string | undefined): {
  readonly browser: string | undefined;
  readonly system: string | undefined;
} {
  const wordIn = (words: typeof BROWSERS): string | undefined =>
    agent === undefined ? undefined : words.find(([pattern]) => pattern.test(agent))?.[1];
  return { browser: wordIn(BROWSERS), system: wordIn(SYSTEMS) };
}
