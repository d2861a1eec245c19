/** A server that is told to stop finishes the requests it has. */
import { gameNamed } from "@interchange/games";
import type { AnyGame } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { openStorage } from "./storage/open.ts";
import type { Storage } from "./storage/storage.ts";
import { changedStorage } from "./testing/changedStorage.ts";
import { Person } from "./testing/client.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";

const PERSON = { kind: "person" } as const;

/** A storage whose disk can be slowed down. */
function slow(storage: Storage): {
  readonly storage: Storage;
  wait(): void;
  go(): void;
  readonly asked: Promise<void>;
} {
  let gate: Promise<void> | undefined;
  let go = (): void => undefined;
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const append: Storage["append"] = async (...row) => {
    if (gate) isAsked();
    await gate;
    return storage.append(...row);
  };
  return {
    storage: changedStorage(storage, { append }),
    wait() {
      gate = new Promise((resolve) => {
        go = resolve;
      });
    },
    go: () => {
      go();
    },
    asked,
  };
}

test("a server that stops acknowledges what it was asked, says goodbye, and is not ready meanwhile", async () => {
  const folder = newFolder();
  const disk = slow(await openStorage(folder.where));
  const server = await startOnline(folder.where, { storage: disk.storage });
  const { engine } = (await gameNamed("metro")!.load()) as { engine: AnyGame };
  const ada = await Person.named(server.address, "Ada");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  const bo = await Person.named(server.address, "Bo");
  await bo.sit(id, 1);
  await ada.start(id);
  const seated = await ada.watch(id, engine);
  const [move = ""] = engine.moves(seated.view).map((each: unknown) => engine.notation.writeMove(each));

  disk.wait();
  const answered = seated.command(0, [move]);
  await disk.asked;
  const stopped = server.stop();
  expect((await fetch(`${server.address}api/ready`)).status).toBe(503);
  disk.go();
  expect(await answered).toEqual({ kind: "applied", seq: 2 });
  await stopped;
  expect(seated.goodbye).toBe("stopping");

  const next = await startOnline(folder.where);
  const same = new Person(next.address);
  same.cookie = ada.cookie;
  expect((await same.watch(id, engine)).seq).toBe(2);
  await next.stop();
  await disk.storage.close();
  folder.remove();
});
