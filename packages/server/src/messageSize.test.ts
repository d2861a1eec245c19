/** Measures the network traffic of a game: what a seat is sent, message by message. */
import { gameNamed } from "@interchange/games";
import type { Outgoing } from "@interchange/protocol";
import { Random } from "@interchange/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Seated } from "./testing/client.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";
import { twoAtATable } from "./testing/twoAtATable.ts";

/** The usual size limit of a message about a game's state. */
const TYPICAL = 4096;

let folder: ReturnType<typeof newFolder>;
let server: Started;

beforeAll(async () => {
  folder = newFolder();
  server = await startOnline(folder.where);
});

afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function playToTheEnd(people: readonly Seated[], random: Random): Promise<void> {
  while (!people[0]!.status?.isOver) {
    const actor = people.find(({ status, seats }) => status?.toAct !== undefined && seats.includes(status.toAct))!;
    const { view, rules } = actor;
    const move = rules.notation.writeMove(random.pick(rules.moves(view)));
    expect((await actor.command(actor.status!.toAct!, [move])).kind).toBe("applied");
    await Promise.all(people.map((each) => each.until(() => each.seq === actor.seq)));
  }
}

/** The sizes of the messages about the game, smallest first. */
const sizesOf = (heard: readonly string[]): readonly number[] =>
  heard
    .filter((text) => ["welcome", "happened"].includes((JSON.parse(text) as Outgoing).kind))
    .map((text) => Buffer.byteLength(text))
    .toSorted((one, other) => one - other);

test.each(["metro", "underground"])("of a game of %s a message has 4096 bytes at most, as a rule", async (game) => {
  const { engine } = await gameNamed(game)!.load();
  const people = await twoAtATable(server.address, engine, { game });
  await playToTheEnd(people, new Random("size"));
  for (const { heard } of people) {
    const told = sizesOf(heard);
    expect(told.length).toBeGreaterThan(50);
    expect(told[Math.floor(told.length / 2)]).toBeLessThanOrEqual(TYPICAL);
  }
});
