import { expect, test } from "vitest";
import { AssetCache } from "./assetCache.ts";
import type { BuiltFiles, Progress } from "./assetCache.ts";

const ORIGIN = "https://play.example.org";

class FakeCache {
  readonly kept = new Map<string, Response>();
  room = Infinity;

  async match(path: string) {
    return this.kept.get(path)?.clone();
  }
  async put(path: string, answer: Response) {
    if (this.kept.size >= this.room) throw new DOMException("no room", "QuotaExceededError");
    this.kept.set(path, answer);
  }
  async delete(path: string) {
    return this.kept.delete(path);
  }
  async keys() {
    return [...this.kept.keys()].map((path) => ({ url: ORIGIN + path }));
  }
}

class Device {
  readonly caches = new Map<string, FakeCache>();
  readonly asked: string[] = [];
  /** The files a server has. */
  served = new Set<string>();

  keeping(files: BuiltFiles): AssetCache {
    this.served = new Set([...files.page, ...files.assets]);
    return new AssetCache({ files, caches: this.storage(), fetch: async (path) => this.answer(path) });
  }

  answer(path: string): Response {
    this.asked.push(path);
    if (!this.served.size) throw new TypeError("no network");
    return new Response(path, { status: this.served.has(path) ? 200 : 404 });
  }

  open(name: string): FakeCache {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }

  private storage(): CacheStorage {
    const storage = {
      open: async (name: string) => this.open(name),
      keys: async () => [...this.caches.keys()],
      delete: async (name: string) => this.caches.delete(name),
      match: async (path: string) => [...this.caches.values()].find(({ kept }) => kept.has(path))?.match(path),
    };
    return storage as unknown as CacheStorage;
  }
}

const version = (name: string, ...assets: readonly string[]): BuiltFiles => ({
  version: name,
  page: ["/index.html", "/favicon.svg"],
  assets: assets.map((file) => `/assets/${file}`),
  core: 1,
});

test("after one visit all of the page is on the device, and the network may go", async () => {
  const device = new Device();
  const keeping = device.keeping(version("one", "first.js", "bots.js", "rules.js"));
  await keeping.install();
  expect(await keeping.progress()).toEqual({ here: 1, all: 3 });
  const heard: Progress[] = [];
  expect(await keeping.fill((progress) => heard.push(progress))).toEqual({ here: 3, all: 3 });
  expect(heard.map(({ here }) => here)).toEqual([2, 3]);
  device.served.clear();
  expect(await (await keeping.page())?.text()).toBe("/index.html");
  expect(await (await keeping.file("/assets/rules.js")).text()).toBe("/assets/rules.js");
});

test("a new version fetches what is new to it, and lets go of what no page needs once all of it is here", async () => {
  const device = new Device();
  const old = device.keeping(version("one", "first-1.js", "bots.js", "old.js"));
  await old.install();
  await old.fill(() => undefined);
  const older = device.keeping(version("two", "first-2.js", "bots.js"));
  await older.install();
  await older.activate();
  await older.fill(() => undefined);
  device.asked.length = 0;
  const now = device.keeping(version("three", "first-3.js", "bots.js"));
  await now.install();
  await now.activate();
  await now.fill(() => undefined);
  expect(device.asked).toEqual(["/index.html", "/favicon.svg", "/assets/first-3.js"]);
  // A window may still show the previous version.
  expect([...device.open("interchange-assets").kept.keys()].toSorted()).toEqual([
    "/assets/bots.js",
    "/assets/first-2.js",
    "/assets/first-3.js",
  ]);
  expect([...device.caches.keys()].filter((name) => name.includes("page"))).toEqual([
    "interchange-page-two",
    "interchange-page-three",
  ]);
  expect(now.isCurrent("/assets/first-3.js")).toBe(true);
  expect(now.isCurrent("/assets/first-2.js")).toBe(false);
});

test("a visit that ends early goes on at the next one", async () => {
  const device = new Device();
  const keeping = device.keeping(version("one", "first.js", "bots.js", "rules.js"));
  await keeping.install();
  device.served.clear();
  expect(await keeping.fill(() => undefined)).toEqual({ here: 1, all: 3, problem: "network" });
  device.served = new Set(["/assets/bots.js", "/assets/rules.js"]);
  expect(await keeping.fill(() => undefined)).toEqual({ here: 3, all: 3 });
});

test("a full disk is said, and nobody waits in vain for an answer", async () => {
  const device = new Device();
  const keeping = device.keeping(version("one", "first.js", "bots.js", "rules.js"));
  await keeping.install();
  device.open("interchange-assets").room = 2;
  expect(await keeping.fill(() => undefined)).toMatchObject({ here: 2, problem: "full" });
  expect(await (await keeping.file("/assets/rules.js")).text()).toBe("/assets/rules.js");
});

test("a server that lacks a file of its page is no version to be kept", async () => {
  const device = new Device();
  const keeping = device.keeping(version("one", "first.js"));
  device.served.delete("/assets/first.js");
  await expect(keeping.install()).rejects.toThrow("404");
});
