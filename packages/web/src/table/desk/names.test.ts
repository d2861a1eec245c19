import { signal } from "@preact/signals";
import { terminatedStandings } from "@interchange/tabletop";
import type { Termination } from "@interchange/tabletop";
import { expect, test } from "vitest";
import type { Sitter } from "../../kit/sitters.ts";
import { sayName, whoIs } from "./names.ts";
import { rankingOf } from "../result/ranking.ts";
import { t } from "../../words/index.ts";

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bot = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: "random" } });

test("the one person at a table with bots is addressed as you, whatever their name", () => {
  const sitters = [person("Ada"), bot("Bo")];
  expect(whoIs({ sitters, viewer: 0 }, 0)).toEqual({ name: "You", isYou: true });
  expect(whoIs({ sitters, viewer: 0 }, 1)).toEqual({ name: "Bo", isYou: false });
});

test("a bot that is called You is not taken for the one who is", () => {
  const sitters = [person("Ada"), bot("You")];
  expect(whoIs({ sitters, viewer: 0 }, 1)).toEqual({ name: "“You”", isYou: false });
  const none = signal(undefined);
  const { headline } = rankingOf({ sitters, viewer: signal(0), standings: none, termination: none }, [3, 9]);
  expect(headline).toBe("“You” wins");
});

test("somebody called You at a table with another person, or in a record, is spoken of as You", () => {
  const sitters = [person("You"), person("Bo")];
  for (const viewer of [0, 1, "spectator"] as const)
    expect(whoIs({ sitters, viewer }, 0)).toEqual({ name: "You", isYou: true });
  const desk = { client: { sitters, viewer: { value: 0 } } } as unknown as Parameters<typeof sayName>[0];
  expect(sayName(desk, 0)).toBe("You");
  const status = t.table.status.yours(whoIs({ sitters, viewer: 0 }, 0), "place the tile");
  expect(status.title).toBe("Your turn");
});

test.each<readonly [Termination, string, string]>([
  [{ kind: "resigned", seat: 1 }, "You win", "Bo resigned."],
  [{ kind: "time", seat: 0 }, "Bo wins", "Your time ran out."],
  [{ kind: "agreed" }, "Nobody wins", "Everyone agreed to end the game here."],
])("a game that was not played out is won as it ended, whatever the points: %o", (ended, headline, margin) => {
  const sitters = [person("Ada"), { ...person("Bo"), isElsewhere: true }];
  const ranking = rankingOf(
    {
      sitters,
      viewer: signal(0),
      standings: signal(terminatedStandings(ended, [3, 9])),
      termination: signal(ended),
    },
    [3, 9],
  );
  expect(ranking).toMatchObject({ headline, margin, isClose: false });
});
