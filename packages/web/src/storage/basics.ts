/** The dependencies of every host in the page, except bots. */
import type { HostNeeds, Time } from "@interchange/host";
import type { Rules } from "@interchange/tabletop";
import { seededChance } from "@interchange/tabletop";
import type { GameInPage } from "../kit/game.ts";
import type { Tables } from "./tables.ts";

const TIME: Time = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

export function hostBasics<Position, Move, Chance, Event, View>(
  { progress }: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  tables: Tables,
): Pick<HostNeeds<Position, View>, "store" | "time" | "chance" | "progress"> {
  return {
    store: tables,
    time: TIME,
    progress,
    chance: (luck) => {
      // Sealed draws are only for tables on a server.
      if (luck.kind !== "seeded") throw new RangeError(luck.kind);
      return seededChance(luck.seed);
    },
  };
}
