/**
 * Compares the described fields of messages, events and views with what is really sent: nothing is sent that is not
 * described, and nothing is described that is never sent. docs/fields.md is written from the same descriptions; after a
 * change, write it anew with `npx vitest run packages/server/src/fields.test.ts -u`.
 */
import { metro } from "@interchange/metro";
import type { Event as MetroEvent, View as MetroView } from "@interchange/metro";
import type { Answer, Change, Status, Told } from "@interchange/host";
import type { Outgoing, Premove, Said } from "@interchange/protocol";
import { COMMON_FIELDS, MESSAGE_FIELDS, METRO_FIELDS, UNDERGROUND_FIELDS } from "@interchange/protocol/fields";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { AnyGame, SetupRequest, Viewer } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Event as UndergroundEvent, View as UndergroundView } from "@interchange/underground";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sliceSchemas } from "./http/sliceSchemas.ts";
import { fieldsDocument } from "./testing/fields/fieldsDocument.ts";
import { SeenFields } from "./testing/fields/seenFields.ts";

/** A type as it comes out of JSON, where an absent field and an undefined one are the same. */
type Plain<T> = unknown extends T
  ? unknown
  : T extends string
    ? string
    : T extends number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? Plain<Item>[]
        : { -readonly [Key in keyof T]-?: Field<Key, T[Key]> };
type Field<Key, Type> = Key extends "type" | "kind"
  ? Type
  : undefined extends Type
    ? { maybe: Plain<Exclude<Type, undefined>> }
    : Plain<Type>;
type Alike<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type Same<One, Other> = Alike<Plain<One>, Plain<Other>>;

/** The kinds of messages with their fields, as `pong.now`. */
type Fields<Message> = Message extends { kind: string } ? `${Message["kind"]}.${keyof Message & string}` : never;
type Out<Name extends keyof Described> = v.InferOutput<Described[Name]>;
type Described = typeof MESSAGE_FIELDS & typeof METRO_FIELDS & typeof UNDERGROUND_FIELDS;

/** The compiler compares the descriptions with the types of the program; a difference is an error here. */
const SAME: readonly true[] = [
  true satisfies Alike<Fields<Outgoing>, Fields<Out<"OutgoingMessage">>>,
  true satisfies Alike<Fields<Answer>, Fields<Out<"Answer">>>,
  true satisfies Alike<Fields<Change<unknown, unknown>>, Fields<Out<"Change">>>,
  true satisfies Alike<keyof Told<unknown>, keyof Out<"Entry">>,
  true satisfies Same<Status, Out<"Status">>,
  true satisfies Same<Said, Out<"Said">>,
  true satisfies Same<Premove, Out<"Plan">>,
  true satisfies Same<MetroEvent, Out<"MetroEvent">>,
  true satisfies Same<Omit<MetroView, Loose>, Omit<Out<"MetroView">, Loose>>,
  true satisfies Same<UndergroundEvent, Out<"UndergroundEvent">>,
  true satisfies Same<Omit<UndergroundView, Loose>, Omit<Out<"UndergroundView">, Loose>>,
];
/** Parts of views that are compared on their own. */
type Loose = "setup" | "slices";

/** What random games do not come to: to have no tile left, and secrets that a module tells. */
const SELDOM = ["slices.stock-corporations.rests", "event/passed.type", "event/passed.seat", "event/own.tells.only"];

const OWN_BOX = {
  name: "mine",
  version: "1",
  base: "interchange 1",
  values: { berlin: { landmarks: { cathedral: { a: [9, 4] } } } },
};

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Plays games at random, and looks at every event and view of every viewer. */
function play(
  game: AnyGame,
  schemas: { readonly view: v.GenericSchema; readonly event: v.GenericSchema; readonly slices?: v.GenericSchema },
  seen: SeenFields,
  request: SetupRequest,
  round = 0,
): void {
  const prepared = game.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const { seats } = prepared.setup;
  const name = JSON.stringify(request);
  const random = new Random(`${name}/${round}`);
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const table = new Table<unknown, unknown, unknown, unknown, unknown>(game, prepared.setup, names);
  const source = seededChance(`${name}/${round}`);
  table.settle(source);
  const viewers: readonly Viewer[] = [0, "spectator"];
  const look = (): void => {
    for (const viewer of viewers) {
      const shown = json(table.view(viewer)) as { slices: unknown };
      expect(seen.see(schemas.view, shown), name).toBeUndefined();
      if (schemas.slices) expect(seen.see(schemas.slices, shown.slices), name).toBeUndefined();
    }
  };
  look();
  for (let told = 0; ;) {
    for (const { events, position } of table.historyFrom(told))
      for (const event of events)
        for (const viewer of viewers) {
          const shown = json(game.redact(event, viewer, position)) as { type: string; module: string; slice: unknown };
          expect(seen.see(schemas.event, shown), name).toBeUndefined();
          if (schemas.slices && shown.type === "own")
            expect(seen.see(schemas.slices, { [shown.module]: shown.slice }), name).toBeUndefined();
        }
    told = table.length;
    const { actor } = table;
    if (actor.kind !== "seat") break;
    const moves = game.moves(table.view(actor.seat));
    // What modules offer comes up seldom among many placements.
    const own = moves.filter((move: { readonly type: string }) => move.type === "own");
    table.play(actor.seat, random.pick(own.length && random.below(2) ? own : moves));
    table.settle(source);
    if (random.below(4) === 0) look();
  }
  look();
}

describe("the fields of Metro", () => {
  const { MetroView: view, MetroEvent: event } = METRO_FIELDS;

  test("are those that are sent, with every module", async () => {
    const seen = new SeenFields();
    const described = Object.entries(await sliceSchemas()).map(([id, schema]) => [id, v.optional(schema)] as const);
    const slices = v.strictObject(Object.fromEntries(described));
    const schemas = { view, event, slices };
    const requests: readonly SetupRequest[] = [
      { seats: 3, options: { start: "lot", "hand-size": "2" }, colours: ["orange", "blue", "yellow"] },
      { seats: 3, modules: ["berlin"], components: OWN_BOX },
      ...metro.choices.modules.map((module) => ({ seats: module === "solo" ? 1 : 3, modules: [module] })),
      { seats: 3, modules: ["stock-corporations", "central-stations"] },
      { seats: 3, modules: ["stock-corporations", "berlin"] },
      { seats: 3, modules: ["stockholm"], options: { start: "2" } },
      { seats: 3, modules: ["numbered-stations"], options: { "numbers-open": "yes" } },
      { seats: 3, modules: ["stockholm"], options: { start: "2", "stockholm-variant": "open" } },
    ];
    for (const request of requests) play(metro as AnyGame, schemas, seen, request);
    // Only some games put a tile back.
    for (let round = 0; round < 6; round++)
      play(metro as AnyGame, schemas, seen, { seats: 1, modules: ["solo"] }, round);
    expect(seen.missing(schemas).filter((field) => !SELDOM.includes(field))).toEqual([]);
  });
});

test("the fields of On the Underground are those that are sent", () => {
  const { UndergroundView: view, UndergroundEvent: event } = UNDERGROUND_FIELDS;
  const seen = new SeenFields();
  for (const edition of underground.choices.editions)
    for (const seats of [2, 4])
      play(underground as AnyGame, { view, event }, seen, { seats, edition, options: { start: "lot" } });
  const isOfSetup = (field: string): boolean => field.startsWith("view.setup.");
  expect(seen.missing({ view, event }).filter((field) => !isOfSetup(field))).toEqual([]);
});

test("docs/fields.md describes them all", async () => {
  expect(SAME).not.toContain(false);
  const head = `# Fields of messages, events and views

<!-- Written by packages/server/src/fields.test.ts, which also compares it with what is really sent. -->

Everything that a server sends over the socket, field by field; [protocol.md](protocol.md) explains when. A field with \`?\` may be absent. The same as JSON Schema, for programs: \`/api/docs/socket\` of any server (AsyncAPI 3). Messages may gain fields, so ignore those you don't know.

Each module of Metro describes its own state in \`packages/metro/src/modules/<id>/fields.ts\`: what each field means, and what it is. There, \`["number"]\` is a list of numbers. AsyncAPI has it as the schema \`slice.<id>\`.

Colours of Metro are numbers: from 0, \`yellow\`, \`blue\`, \`orange\`, \`green\`, \`purple\`, \`gray\`, \`red\`, \`brown\`. Companies have the same numbers. Inner squares are those neither on the edge nor in the centre, row by row.`;
  const text = fieldsDocument(head, [
    { title: "Messages", schemas: MESSAGE_FIELDS },
    { title: "Both games", schemas: COMMON_FIELDS },
    { title: "Metro", schemas: METRO_FIELDS },
    { title: "On the Underground", schemas: UNDERGROUND_FIELDS },
  ]);
  await expect(text).toMatchFileSnapshot("../../../docs/fields.md");
});
