/**
 * The service worker's logic over a given cache, network and file list, so that it can be tested without a browser.
 * Files under `/assets/` have a content hash in their name, so they share one cache and are never stale. The page
 * itself and the icons change under the same name, so each version has its own cache.
 */

export interface Needs {
  readonly files: BuiltFiles;
  readonly caches: CacheStorage;
  readonly fetch: (address: string) => Promise<Response>;
}

/** How much of the page is on this device; `problem` if the rest could not be downloaded. */
export interface Progress {
  readonly here: number;
  readonly all: number;
  readonly problem?: "network" | "full";
}

const ASSETS = "interchange-assets";
const PAGE = "interchange-page-";
/** The list of a version's assets, stored beside its page. */
const LIST = "/files.json";
/** Few at a time, so that a player does not wait for files nobody has asked for yet. */
const AT_ONCE = 2;

export class AssetCache {
  private readonly needs: Needs;
  private filling: Promise<Progress> | undefined;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  private get own(): string {
    return PAGE + this.needs.files.version;
  }

  /** Downloads what must be here before this version may serve the page. */
  async install(): Promise<void> {
    const { files, caches } = this.needs;
    const page = await caches.open(this.own);
    for (const path of files.page) await this.take(page, path);
    await page.put(LIST, new Response(JSON.stringify(files.assets)));
    const assets = await caches.open(ASSETS);
    for (const path of files.assets.slice(0, files.core))
      if (!(await assets.match(path))) await this.take(assets, path);
  }

  /** Drops all but the last version before this one: a window may still show that and need its files. */
  async activate(): Promise<void> {
    const { caches } = this.needs;
    const others = (await caches.keys()).filter((name) => name.startsWith(PAGE) && name !== this.own);
    for (const name of others.slice(0, -1)) await caches.delete(name);
  }

  /** This version's page. */
  async page(): Promise<Response | undefined> {
    return (await this.needs.caches.open(this.own)).match("/index.html", { ignoreVary: true });
  }

  /** A file of the page: from the cache, else from the network, and then cached. */
  async file(path: string): Promise<Response> {
    const { caches, files } = this.needs;
    const kept = await caches.match(path, { ignoreVary: true });
    if (kept) return kept;
    const answer = await this.needs.fetch(path);
    if (answer.ok && files.assets.includes(path)) {
      const copy = answer.clone();
      // A full disk is no reason to fail.
      await caches.open(ASSETS).then((cache) => cache.put(path, copy).catch(() => undefined));
    }
    return answer;
  }

  /** Whether a window's script belongs to this version. */
  isCurrent(script: string): boolean {
    return this.needs.files.assets.includes(script);
  }

  async progress(): Promise<Progress> {
    const { files, caches } = this.needs;
    const here = await this.kept(await caches.open(ASSETS));
    return { here: files.assets.filter((path) => here.has(path)).length, all: files.assets.length };
  }

  /** Downloads everything missing, once, however often it is called. */
  fill(tell: (progress: Progress) => void): Promise<Progress> {
    this.filling ??= this.fillNow(tell).finally(() => {
      this.filling = undefined;
    });
    return this.filling;
  }

  private async fillNow(tell: (progress: Progress) => void): Promise<Progress> {
    const { files, caches } = this.needs;
    const assets = await caches.open(ASSETS);
    const kept = await this.kept(assets);
    const missing = files.assets.filter((path) => !kept.has(path));
    const all = files.assets.length;
    let here = all - missing.length;
    let problem: Progress["problem"];
    const takeInTurn = async (): Promise<void> => {
      for (let path = missing.shift(); path !== undefined && !problem; path = missing.shift()) {
        try {
          await this.take(assets, path);
          tell({ here: ++here, all });
        } catch (thrown) {
          problem = isFull(thrown) ? "full" : "network";
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeInTurn));
    if (problem) return { here, all, problem };
    await this.tidy(assets);
    return { here, all };
  }

  private async kept(assets: Cache): Promise<ReadonlySet<string>> {
    return new Set((await assets.keys()).map(({ url }) => new URL(url).pathname));
  }

  private async take(cache: Cache, path: string): Promise<void> {
    const answer = await this.needs.fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(path, answer);
  }

  /** Removes files that no cached page needs any more. */
  private async tidy(assets: Cache): Promise<void> {
    const { caches } = this.needs;
    const pages = (await caches.keys()).filter((name) => name.startsWith(PAGE));
    const lists = await Promise.all(
      pages.map(async (name) => {
        const list = await (await caches.open(name)).match(LIST);
        return list ? ((await list.json()) as readonly string[]) : [];
      }),
    );
    const needed = new Set(lists.flat());
    for (const path of await this.kept(assets)) if (!needed.has(path)) await assets.delete(path);
  }
}

function isFull(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "QuotaExceededError";
}

/** The list of files that the build puts into the service worker. */
export interface BuiltFiles {
  readonly version: string;
  /** Files without a hash in their name: the page, the manifest, icons. */
  readonly page: readonly string[];
  /** Everything the page can ever load, the first screens' files first. */
  readonly assets: readonly string[];
  /** How many of them are downloaded when the worker is installed. */
  readonly core: number;
}
