import { KeptList, LONGEST_KEPT, MOST_KEPT } from "@interchange/protocol";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Person } from "../testing/client.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";

interface Place {
  readonly where: string;
  remove(): void | Promise<void>;
}

describe.each<{ readonly name: string; readonly make: () => Promise<Place> }>([
  { name: "SQLite", make: async () => newFolder() },
  { name: "PostgreSQL", make: startPostgres },
])("tables kept with an identity, on $name", ({ make }) => {
  let station: Place;
  let server: Started;
  beforeAll(async () => {
    station = await make();
    server = await startOnline(station.where);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await station.remove();
  });

  const AT = "/api/me/kept/abc123";
  const listed = async (person: Person) => v.parse(KeptList, await person.must("GET", "/api/me/kept")).tables;

  test("follow an identity to all its devices, and nobody else", async () => {
    const ada = await Person.named(server.address, "Ada");
    await ada.must("PUT", AT, { at: 7, rows: 2, body: '{"rows":[1,2]}' });
    expect(await listed(ada)).toEqual([{ id: "abc123", at: 7, rows: 2 }]);
    const { code } = await ada.must<{ code: string }>("POST", "/api/me/recovery-code");
    const phone = new Person(server.address);
    await phone.must("POST", "/api/me/recover", { code });
    expect(await phone.must("GET", AT)).toEqual({ at: 7, rows: 2, body: '{"rows":[1,2]}' });
    const bo = await Person.named(server.address, "Bo");
    expect(await listed(bo)).toEqual([]);
    expect((await bo.ask("GET", AT)).status).toBe(404);
    expect((await new Person(server.address).ask("GET", "/api/me/kept")).status).toBe(401);
    await phone.must("PUT", AT, { at: 9, rows: 3, body: "three" });
    expect(await ada.must("GET", AT)).toEqual({ at: 9, rows: 3, body: "three" });
  });

  test("go on, and are never replaced by less", async () => {
    const ada = await Person.named(server.address, "Ada");
    await ada.must("PUT", AT, { at: 7, rows: 2, body: "two" });
    // Twice, as when the answer was lost.
    for (let times = 0; times < 2; times++) await ada.must("PUT", AT, { at: 9, rows: 3, body: "three" });
    expect(await ada.ask("PUT", AT, { at: 10, rows: 2, body: "two" })).toMatchObject({
      status: 409,
      value: { error: "behind" },
    });
    expect(await ada.must("GET", AT)).toEqual({ at: 9, rows: 3, body: "three" });
    await ada.must("DELETE", AT);
    expect(await listed(ada)).toEqual([]);
    await ada.must("PUT", AT, { at: 7, rows: 2, body: "two" });
    await ada.must("DELETE", "/api/me/kept");
    expect(await listed(ada)).toEqual([]);
  });

  test("are so many and so long, and no more", async () => {
    const ada = await Person.named(server.address, "Ada");
    await ada.must("PUT", AT, { at: 1, rows: 1, body: "x".repeat(LONGEST_KEPT) });
    expect((await ada.ask("PUT", AT, { at: 1, rows: 1, body: "x".repeat(LONGEST_KEPT + 1) })).status).toBe(400);
    expect((await ada.ask("PUT", "/api/me/kept/A_B", { at: 1, rows: 1, body: "" })).status).toBe(400);
    const { identity } = await server.storage.db
      .selectFrom("kept")
      .select("identity")
      .where("size", "=", LONGEST_KEPT)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: MOST_KEPT - 1 }, (_, id) => ({ identity, name: `t${id}` }));
    await server.storage.write(
      ...more.map((each) => ({
        query: server.storage.db
          .insertInto("kept")
          .values({ ...each, at: 1, row_count: 1, size: 0, body: "" })
          .compile(),
      })),
    );
    expect(await ada.ask("PUT", "/api/me/kept/onemore", { at: 1, rows: 1, body: "" })).toMatchObject({
      status: 409,
      value: { error: "kept-full" },
    });
    expect((await ada.ask("PUT", AT, { at: 2, rows: 2, body: "" })).status).toBe(200);
  });
});
