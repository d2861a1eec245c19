import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameNamed } from "@interchange/games";
import { PROTOCOL } from "@interchange/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageBuildIn } from "./pageBuild.ts";
import { Person } from "./testing/client.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "interchange-page-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a client is told when there is another page than its own, at once or when it is built", async () => {
  writeFileSync(join(folder, "index.html"), "first");
  const page = pageBuildIn(folder, 20);
  const data = newFolder();
  const server = await startOnline(data.where, { page });
  const { engine } = await gameNamed("metro")!.load();
  const ada = await Person.named(server.address, "Ada");
  const { id } = await ada.newTable({ seats: [{ kind: "person" }, { kind: "person" }], seat: 0 });
  const seated = await ada.watch(id, engine);
  const old = page.now;
  seated.send({ kind: "hello", protocol: PROTOCOL, table: id, seen: 0, build: old });
  seated.send({ kind: "ping", visible: true });
  await seated.until(() => seated.heard.at(-1)?.includes("pong") ?? false);
  expect(seated.reload).toBeUndefined();
  writeFileSync(join(folder, "index.html"), "a second one");
  await seated.until(() => seated.reload !== undefined);
  expect(seated.reload).toBe(page.now);
  expect(page.now).not.toBe(old);
  const late = await ada.watch(id, engine);
  expect(late.heard[0]).toContain(`"build":"${page.now}"`);
  late.send({ kind: "hello", protocol: PROTOCOL, table: id, seen: 0, build: old });
  await late.until(() => late.reload === page.now);
  page.close();
  await server.stop();
  data.remove();
});

test("a server without a page has one all the same", () => {
  const page = pageBuildIn(join(folder, "nowhere"));
  expect(page.now).toBe("none");
  page.close();
});
