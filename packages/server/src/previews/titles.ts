/** Proper names, the same in every language. */
export const TITLES: Readonly<Record<string, string>> = { metro: "Metro", underground: "On the Underground" };
