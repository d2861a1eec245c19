import { afterEach, expect, test, vi } from "vitest";
import { notifying } from "./calls.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["what the browser was told", { isSecureContext: true, Notification: { permission: "denied" } }, "denied"],
  ["that it takes HTTPS", { isSecureContext: false, Notification: { permission: "denied" } }, "insecure"],
  [
    "that an iPhone has it on the home screen",
    { isSecureContext: true, navigator: { standalone: false } },
    "uninstalled",
  ],
  ["that an old iPhone has none there either", { isSecureContext: true, navigator: { standalone: true } }, "absent"],
  ["that there is none", { isSecureContext: true, navigator: {} }, "absent"],
])("of notifications it is known %s", (_what, browser: Readonly<Record<string, unknown>>, told) => {
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  expect(notifying()).toBe(told);
});
