import { afterAll, expect, test, vi } from "vitest";

/** The router reads the address when it is first loaded. */
async function at(path: string) {
  vi.resetModules();
  vi.stubGlobal("location", { pathname: path });
  return import("./updates.ts");
}

afterAll(() => void vi.unstubAllGlobals());

test("at a table a new version waits for the turn, and is offered then", async () => {
  const { update, noteNew, noteTurn } = await at("/table/abc");
  expect(update.value).toBe("none");
  noteTurn();
  expect(update.value).toBe("none");
  noteNew();
  expect(update.value).toBe("afterTurn");
  noteTurn();
  expect(update.value).toBe("offered");
});

test.each(["/", "/rules/metro", "/table/abc/result", "/settings"])("at %s it is offered at once", async (path) => {
  const { update, noteNew } = await at(path);
  noteNew();
  expect(update.value).toBe("offered");
});
