/** Creates a table. Its first row holds what is fixed and the draws before the first decision. */
import type { Rules } from "@interchange/tabletop";
import { clocksFor } from "./clocks.ts";
import { GameLog, written } from "./gameLog.ts";
import type { HostNeeds } from "./needs.ts";
import type { Founding } from "./rows.ts";
import { seatToAct, summaryOf } from "./summary.ts";

/** Throws a `LogProblem` if the moves played before do not replay. */
export async function found<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  id: string,
  founding: Founding,
  { store, time, chance, progress }: Pick<HostNeeds<Position, View>, "store" | "time" | "chance" | "progress">,
): Promise<"kept" | "overtaken"> {
  if (founding.before && founding.luck.kind === "sealed")
    throw new RangeError("a table that continues an existing game has no seal");
  const log = GameLog.founded(game, founding, chance(founding.luck, id));
  const table = log.table.fork();
  if (!table.isOver) table.settle(log.source);
  const entries = written(table.log.slice(log.table.length));
  const { control, setup, sitters } = founding;
  const at = time.now();
  const clocks = await clocksFor(control);
  const clock = clocks?.clockAfter(clocks.firstClock(control, setup.seats), seatToAct(table), at);
  const deadline = clocks?.deadlineOf(clock);
  const summary = summaryOf({ table, sitters, deadline, isPaused: false, at, said: 0, progress });
  return store.append(id, "game", 0, { kind: "begin", at, founding, entries, ...(clock && { clock }) }, summary);
}
