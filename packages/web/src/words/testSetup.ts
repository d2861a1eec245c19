/** Before each file of tests of the page: it speaks English. */
import { expect } from "vitest";

if (expect.getState().testPath?.includes("/packages/web/")) {
  const { speak } = await import("./index.ts");
  await speak("en");
}
