/** Plays On the Underground in a made-up language to check that every text comes from the catalogue. */
import { Random, seededChance, Table } from "@interchange/tabletop";
import { LONDON, underground } from "@interchange/underground";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sitter } from "../../kit/sitters.ts";
import { BRACKETS, speak } from "../../words/index.ts";
import { bareWords } from "../testing.ts";
import { blockAt } from "./desk/stations.ts";
import { sentencesOf } from "./desk/telling/sentences.ts";
import { stationFacts } from "./table/stationFacts.ts";
import { promptOf, sheetWordsOf, wordsOf } from "./desk/telling/words.ts";

const sitters: readonly Sitter[] = [
  { name: "Ada", mind: { kind: "person" } },
  { name: "Bo", mind: { kind: "bot", bot: "random" } },
  { name: "Cy", mind: { kind: "bot", bot: "random" } },
];
const NAMES = new Set([...sitters.map(({ name }) => name), ...LONDON.stations.map(({ name }) => name)]);

beforeAll(() => speak(BRACKETS));
afterAll(() => speak("en"));

test("says nothing in a whole game that is not in the catalogue", async () => {
  const prepared = underground.prepare({ seats: 3 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(
    underground,
    prepared.setup,
    sitters.map(({ name }) => name),
  );
  const random = new Random("brackets");
  const source = seededChance("brackets");
  const texts = new Set<string>();
  for (table.settle(source); !underground.standings(table.position); table.settle(source)) {
    const { turn } = table.position;
    const view = table.view(turn);
    const { title, progress, firstTurn } = wordsOf(view);
    const { help, differences, shortcuts } = sheetWordsOf(view, "ledger");
    const facts = LONDON.stations.flatMap(({ id }) => stationFacts(view, id));
    for (const text of [title, progress, firstTurn, help, ...differences, ...shortcuts.flat(), ...facts])
      texts.add(text);
    for (const stage of ["build", "express", "normal"] as const)
      texts.add(promptOf({ stage, left: view.actions, isUnsure: false }));
    texts.add(blockAt(view, view.turns % LONDON.blocks.length));
    const moves = underground.moves(view);
    const builds = moves.filter(({ type }) => type !== "token");
    table.play(turn, random.pick(builds.length && random.below(4) ? builds : moves));
  }
  const happened = table.history.map(({ seat, events }, index) => ({ index, seat, events }));
  for (const { text } of sentencesOf({ sitters, setup: prepared.setup, viewer: 0 }, happened)) texts.add(text);
  expect(texts.size).toBeGreaterThan(60);
  expect([...texts].filter((text) => bareWords(text, NAMES))).toEqual([]);
  expect([...texts].filter((text) => /undefined|NaN|\uE000/.test(text))).toEqual([]);
});
