/** Finished games are uploaded for links that cannot hold them. */
import { LONGEST_SHARED } from "@interchange/protocol";
import { Random, seededChance, Table, writeRecord } from "@interchange/tabletop";
import { componentsOn, underground } from "@interchange/underground";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largeMap } from "../../../underground/src/testing/largeMap.ts";
import { remove, withDatabase } from "../admin/index.ts";
import { Person } from "../testing/client.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";

/** A game on a map of one's own, after this many moves or at its end. */
function gameOf(names: readonly string[], moves = Infinity): string {
  const prepared = underground.prepare({ seats: 2, components: componentsOn(largeMap()) });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(underground, prepared.setup, names);
  const random = new Random("shared");
  for (let played = 0; played < moves; played++) {
    table.settle(seededChance("shared"));
    const { actor } = table;
    if (actor.kind !== "seat") break;
    table.play(actor.seat, random.pick(underground.moves(table.view(actor.seat))));
  }
  return writeRecord(table.record());
}

const WHOLE = gameOf(["Ada", "Bo"]);

interface Place {
  readonly where: string;
  remove(): void | Promise<void>;
}

describe.each<{ readonly name: string; readonly make: () => Promise<Place> }>([
  { name: "SQLite", make: async () => newFolder() },
  { name: "PostgreSQL", make: startPostgres },
])("a game uploaded for a link, on $name", ({ make }) => {
  let place: Place;
  let server: Started;
  beforeAll(async () => {
    place = await make();
    server = await startOnline(place.where);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const upload = (person: Person, record: string) => person.must<{ id: string }>("POST", "/api/shared", { record });

  test("is opened by anyone with the link, and stored once", async () => {
    expect(WHOLE.length).toBeGreaterThan(25_000);
    expect(WHOLE.length).toBeLessThan(LONGEST_SHARED);
    const nobody = new Person(server.address);
    const { id } = await upload(nobody, WHOLE);
    expect(await upload(nobody, WHOLE)).toEqual({ id });
    expect(await new Person(server.address).must("GET", `/api/shared/${id}`)).toEqual({ record: WHOLE });
    expect((await nobody.ask("GET", "/api/shared/aaaaaaaaaaaa")).status).toBe(404);
  });

  test("belongs to whoever is signed in, and is downloaded and deleted with the rest of their data", async () => {
    const ada = await Person.named(server.address, "Ada");
    const bo = await Person.named(server.address, "Bo");
    const [adas, bos] = [await upload(ada, WHOLE), await upload(bo, WHOLE)];
    expect(adas.id).not.toBe(bos.id);
    expect(await ada.must("GET", "/api/me/data")).toMatchObject({ shared_games: [{ id: adas.id, body: WHOLE }] });
    await ada.must("DELETE", "/api/me/data");
    expect((await bo.ask("GET", `/api/shared/${adas.id}`)).status).toBe(404);
    expect(await bo.must("GET", `/api/shared/${bos.id}`)).toEqual({ record: WHOLE });
  });

  test("is removed by the host of the server", async () => {
    const { id } = await upload(await Person.named(server.address, "Cy"), WHOLE);
    const removed = () => withDatabase(place.where, "write", (database) => remove(database, id));
    expect(await removed()).toBe(true);
    expect(await removed()).toBe(false);
    expect((await new Person(server.address).ask("GET", `/api/shared/${id}`)).status).toBe(404);
  });

  test.each([
    ["record", "no record", "hello"],
    ["record", "one that breaks the rules", WHOLE.replace(/^1\..*$/m, "1. nonsense")],
    ["record", "one of a game that there is not", WHOLE.replace(/"underground"/, '"chess"')],
    ["not-over", "one of a game that goes on", gameOf(["Ada", "Bo"], 9)],
  ])("is refused as %s if it is %s", async (error, _, record) => {
    expect(await new Person(server.address).ask("POST", "/api/shared", { record })).toMatchObject({
      status: 400,
      value: { error },
    });
  });
});
