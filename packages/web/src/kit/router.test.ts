import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser's history, which goes back only when told to. */
function fakeBrowser() {
  const entries: { readonly path: string; readonly state: unknown }[] = [{ path: "/room", state: undefined }];
  const listeners = new Set<() => void>();
  const top = () => entries.at(-1)!;
  vi.stubGlobal("location", {
    get pathname() {
      return top().path;
    },
    hash: "",
  });
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal("history", {
    get state() {
      return top().state;
    },
    pushState: (state: unknown, _: string, path = top().path) => entries.push({ path, state }),
    replaceState: (state: unknown, _: string, path: string) => entries.splice(-1, 1, { path, state }),
    back: () => undefined,
  });
  return {
    paths: () => entries.map(({ path }) => path),
    arriveBack() {
      entries.pop();
      const all = [...listeners];
      listeners.clear();
      for (const listener of all) listener();
    },
  };
}

test("a game that begins while a sheet is closing is not left again", async () => {
  const browser = fakeBrowser();
  const { address, go, goBack } = await import("./router.ts");
  history.pushState({ isSheet: true }, "");
  let isBack = false;
  goBack(() => {
    isBack = true;
  });
  go("/at/abcdefabcdef");
  expect(isBack).toBe(false);
  browser.arriveBack();
  expect(isBack).toBe(true);
  expect(address.value).toBe("/at/abcdefabcdef");
  expect(browser.paths()).toEqual(["/room", "/at/abcdefabcdef"]);
});

test("an open sheet's history entry is replaced by the next page", async () => {
  const browser = fakeBrowser();
  const { go } = await import("./router.ts");
  history.pushState({ isSheet: true }, "");
  go("/settings");
  expect(browser.paths()).toEqual(["/room", "/settings"]);
});
