/** A local table of On the Underground with its desk, for tests. */
import type { Assist } from "@interchange/games";
import { undergroundEntry } from "@interchange/games";
import { found } from "@interchange/host";
import type { Bots } from "@interchange/host";
import { underground } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { openIn } from "../../../client/open.ts";
import { hostBasics } from "../../../storage/basics.ts";
import { MemoryTables } from "../../../storage/memoryTables.ts";
import { Overflowing } from "../../../storage/overflowing.ts";
import { fetchGame } from "../../../kit/game.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import { undergroundDeskOf } from "./desk.ts";
import type { UndergroundDesk } from "./desk.ts";

const undergroundGame = await fetchGame(undergroundEntry);

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bots: Bots<View> = {
  think: () => ({ thought: Promise.resolve({ ok: false, reason: "nobody thinks here" }), stop: () => undefined }),
};

/** A local table that two people share. It can be opened more than once. */
export async function foundTable(assist: Assist): Promise<() => Promise<UndergroundDesk>> {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const tables = new Overflowing(new MemoryTables());
  const { setup } = prepared;
  const sitters = [person("Ada"), person("Bo")];
  const luck = { kind: "seeded", seed: "desk" } as const;
  await found(
    underground,
    "t",
    { game: "underground", setup, sitters, luck, control: { kind: "none" }, terms: { assist } },
    hostBasics(undergroundGame, tables),
  );
  return async () => {
    const opened = await openIn(tables, undergroundGame, "t", { bots: async () => bots });
    if (!opened.ok) throw new Error(opened.detail);
    return undergroundDeskOf(opened.client);
  };
}

export const openDesk = async (assist: Assist = "ledger"): Promise<UndergroundDesk> => (await foundTable(assist))();
