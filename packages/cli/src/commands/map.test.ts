import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type } from "../testing/typing.ts";

const folder = mkdtempSync(join(tmpdir(), "map-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const own = fileOf("own.json", (await type(["map", "template"])).out);
const changed = (name: string, change: (map: Record<string, unknown>) => void): string => {
  const map = JSON.parse(readFileSync(own, "utf8")) as Record<string, unknown>;
  change(map);
  return fileOf(name, JSON.stringify(map));
};

describe("interchange map", () => {
  it("template writes a map that is right, and its schema", async () => {
    const { code, out } = await type(["map", "check", own, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ file: own, ok: true, id: "my-kestrel-bay", stations: 42, players: [2, 3] });
    const london = fileOf("london.json", (await type(["map", "template", "london"])).out);
    expect((await type(["map", "check", london])).out).toBe(
      `${london}: My London 1, 100 stations (55 destinations), 137 blocks with 198 spaces, for 2, 3, 4, 5 players\n`,
    );
    const schema = JSON.parse((await type(["map", "template", "--schema"])).out) as { readonly title: string };
    expect(schema.title).toBe("A map of On the Underground");
  });

  it("check says everything that is wrong, and where", async () => {
    const wrong = changed("wrong.json", (map) => {
      map["farewell"] = "oz";
      map["symbols"] = ["dining"];
    });
    const { code, err } = await type(["map", "check", wrong]);
    expect(code).toBe(1);
    expect(err).toContain(`${wrong}: The farewell station "oz" is not a station of this map.\n`);
    const { out } = await type(["map", "check", wrong, "--json"]);
    expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ code: "farewell" }] });
  });

  it.each(["kestrel-bay", own])("draw draws %s", async (name) => {
    const { code, out } = await type(["map", "draw", name, "--theme", "dark", "--width", "600"]);
    expect(code).toBe(0);
    expect(out).toContain(`width="600" height="386"`);
    expect(out).toContain(">Lighthouse<");
    expect(out).not.toMatch(/NaN|undefined/);
  });

  it.each([
    [["map", "paint"], "unknown action 'paint'; use template, check or draw"],
    [["map", "draw", "atlantis"], "'atlantis' is neither a map (london, kestrel-bay) nor a file that can be read"],
    [["map", "draw", "london", "--theme", "pink"], "--theme must be light or dark, not 'pink'"],
    [["map", "check"], "FILE is missing"],
    [["simulate", "metro", "--bots", "random", "--map", "london"], "metro has no other maps"],
    [
      ["simulate", "underground", "--bots", "random", "--map", "kestrel-bay", "--players", "4"],
      "the map Kestrel Bay is for 2, 3 players, not for 4",
    ],
  ])("%j is refused", async (words, reason) => {
    const { code, err } = await type(words);
    expect(code).not.toBe(0);
    expect(err).toContain(reason);
  });
});

describe("--map", () => {
  it.each(["kestrel-bay", own])("plays on %s, and the record replays on it", async (name) => {
    const record = join(folder, "game.txt");
    const played = await type(
      ["simulate", "underground", "--map", name, "--bots", "random", "--games", "1", "--record", record].flat(),
    );
    expect(played.err).toBe("");
    expect((await type(["check", record])).code).toBe(0);
    expect((await type(["render", record])).out).toContain(">Lighthouse<");
    expect((await type(["replay", record])).out).toMatch(/Old Market|Bell Lane|Lido/);
  });

  it("finds routes and loops there", async () => {
    const question = { lines: { red: [["old-market", "town-hall"]] }, from: "old-market", to: ["town-hall"] };
    const route = await type(["route", "--map", "kestrel-bay"], JSON.stringify(question));
    expect(JSON.parse(route.out)).toEqual({ walks: 0, rides: 1, options: [{ to: "town-hall", lines: ["red"] }] });
    const ring = ["clock-tower", "priory", "theatre-row", "clock-tower"];
    const line = ring.slice(1).map((to, at) => [ring[at], to]);
    expect(JSON.parse((await type(["loops", "--map", own], JSON.stringify({ line }))).out)).toEqual({ enclosed: [] });
  });

  it("takes other components for its stations, unless they name a map", async () => {
    const set = {
      format: "interchange-components",
      game: "underground",
      name: "mine",
      version: "1",
      base: "interchange 1",
    };
    const pieces = fileOf("pieces.json", JSON.stringify({ ...set, values: { lines: { red: 3 } } }));
    const game = ["simulate", "underground", "--bots", "random", "--games", "1", "--components"];
    expect((await type([...game, pieces, "--map", "kestrel-bay"])).code).toBe(0);
    const mapped = fileOf("mapped.json", JSON.stringify({ ...set, values: { map: "kestrel-bay" } }));
    expect((await type([...game, mapped])).code).toBe(0);
    expect((await type([...game, mapped, "--map", "london"])).err).toContain("already names a map");
    const { out } = await type(["components", "show", mapped]);
    expect(out).toContain("/map  london -> kestrel-bay");
  });
});
