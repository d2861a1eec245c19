/** Sets the page to English, with the texts of games and modules, before each test file. */
import { expect } from "vitest";

if (expect.getState().testPath?.includes("/packages/web/")) {
  const { loadWords, speak } = await import("./index.ts");
  await speak("en");
  await Promise.all((["metro", "modules", "underground"] as const).map(loadWords));
}
