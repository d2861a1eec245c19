import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The part of the root element that the colours need. */
function rootOf() {
  const put = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => put.set(name, value),
    removeProperty: (name: string) => put.delete(name),
  };
  return { put, root: { style, dataset: {} } as unknown as HTMLElement };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

test("colours of one's own lie over a palette's, and are taken away again", async () => {
  const { showChosenColours } = await import("./palette.ts");
  const { prefer } = await import("./settings.ts");
  const { put, root } = rootOf();
  const stop = showChosenColours(root);
  try {
    expect(put.size).toBe(0);
    prefer({ palette: "redGreen" });
    const blue = put.get("--seat-blue-fill");
    prefer({ colours: { blue: "#0000aa" } });
    expect(put.get("--seat-blue-fill")).toBe("light-dark(#0000aa, #0000aa)");
    expect(put.get("--seat-yellow-fill")).toBeDefined();
    prefer({ colours: {} });
    expect(put.get("--seat-blue-fill")).toBe(blue);
    prefer({ palette: "standard", colours: { blue: "#0000aa" } });
    expect([...put.keys()]).toHaveLength(4);
    prefer({ colours: {} });
    expect(put.size).toBe(0);
  } finally {
    prefer({ palette: "standard", colours: {} });
    stop();
  }
});
