/** Sets the page to English, with the texts of modules, before each test file. */
import { expect } from "vitest";

if (expect.getState().testPath?.includes("/packages/web/")) {
  const { loadModuleWords, speak } = await import("./index.ts");
  await speak("en");
  await loadModuleWords();
}
