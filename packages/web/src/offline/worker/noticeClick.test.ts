import { expect, test } from "vitest";
import { goToTable } from "./noticeClick.ts";

/** Which windows are focused and opened, given these open pages. */
async function done(paths: readonly string[], data: unknown): Promise<readonly string[]> {
  const acts: string[] = [];
  await goToTable(
    {
      matchAll: async () =>
        paths.map((path) => ({
          url: `https://play.example.org${path}`,
          focus: async () => acts.push(`focus ${path}`),
        })),
      openWindow: async (path) => acts.push(`open ${path}`),
    },
    data,
  );
  return acts;
}

test("a click on a notification brings its table's page forward", async () => {
  expect(await done(["/", "/at/abcd", "/at/abc?seed=1", "/at/abc"], { path: "/at/abc" })).toEqual([
    "focus /at/abc?seed=1",
  ]);
});

test("or opens it where it was closed", async () => {
  expect(await done(["/", "/at/abcd"], { path: "/at/abc" })).toEqual(["open /at/abc"]);
});

test.each([[null], [undefined], [{}], [{ path: 3 }]])("what is no table's leads nowhere: %j", async (data) => {
  expect(await done(["/"], data)).toEqual([]);
});
