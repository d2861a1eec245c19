/** Sets the page to English before each test file. */
import { expect } from "vitest";

if (expect.getState().testPath?.includes("/packages/web/")) {
  const { speak } = await import("./index.ts");
  await speak("en");
}
