import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NEEDS } from "./build.mjs";
import { contentHash } from "./content-hash.mjs";
import { at, readJson } from "./tree.mjs";
import { inTurn } from "./turn-taking.mjs";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "interchange-build-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the build", () => {
  test("knows every package", () => {
    expect(Object.keys(NEEDS).toSorted()).toEqual(readdirSync(at("packages")).toSorted());
  });

  test.each(Object.keys(NEEDS))("rebuilds %s when a package that it uses changes", (name) => {
    const { dependencies = {}, devDependencies = {} } = readJson("packages", name, "package.json") as Manifest;
    const used = Object.keys({ ...dependencies, ...devDependencies })
      .filter((dependency) => dependency.startsWith("@interchange/"))
      .map((dependency) => dependency.replace("@interchange/", ""))
      // The server finds the built page while it runs, and needs nothing of it before.
      .filter((dependency) => !(name === "server" && dependency === "web"));
    expect(NEEDS[name]).toEqual(expect.arrayContaining(used));
  });

  test.each(Object.entries(NEEDS))("knows also what the needs of %s need", (_name, needs) => {
    for (const need of needs) expect(needs).toEqual(expect.arrayContaining([...(NEEDS[need] ?? [])]));
  });
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

describe("a content hash", () => {
  test("changes with names and contents of what counts, and with nothing else", () => {
    const root = join(folder, "hashed");
    const hash = () => contentHash([root], (name) => name !== "dist");
    mkdirSync(join(root, "src"), { recursive: true });
    writeFileSync(join(root, "src", "a.ts"), "1");
    const first = hash();
    writeFileSync(join(root, "src", "a.ts"), "1");
    writeFileSync(join(root, "dist"), "output");
    expect(hash()).toBe(first);

    writeFileSync(join(root, "src", "a.ts"), "2");
    const changed = hash();
    expect(changed).not.toBe(first);

    rmSync(join(root, "src", "a.ts"));
    writeFileSync(join(root, "src", "b.ts"), "2");
    expect(hash()).not.toBe(changed);
  });
});

describe("taking turns", () => {
  test("lets one act after the other", async () => {
    const log: string[] = [];
    const act = (name: string) => async () => {
      log.push(`${name} begins`);
      await sleep(20);
      log.push(`${name} ends`);
    };
    await Promise.all([inTurn(join(folder, "turn"), act("a")), inTurn(join(folder, "turn"), act("b"))]);
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  test("does not wait for a process that is gone", async () => {
    const noSuchProcess = 2 ** 22 + 1;
    writeFileSync(join(folder, "abandoned"), String(noSuchProcess));
    expect(await inTurn(join(folder, "abandoned"), async () => "done")).toBe("done");
  });

  test("passes the turn on after a failure", async () => {
    const file = join(folder, "failing");
    const failing = inTurn(file, async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await inTurn(file, async () => "done")).toBe("done");
  });
});
