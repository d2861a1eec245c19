/** A look at a running table from outside: its board as it stands, and what has happened since the viewer's last turn. */
import type { Seat } from "@interchange/tabletop";
import type { Happened } from "../../client/client.ts";
import { openTable } from "../../client/open.ts";
import { OnlineTable } from "../../client/online/onlineTable.ts";
import { openOnline } from "../../client/online/openOnline.ts";
import { gameOf } from "../../kit/game.ts";
import type { GameInPage } from "../../kit/game.ts";
import { effect } from "@preact/signals";
import { typefaceFor } from "../share/fonts.ts";

/** What one viewer sees of a table. */
export interface Seen {
  readonly game: GameInPage;
  readonly view: unknown;
  /** What has happened since they acted last. */
  readonly since: readonly Happened<unknown>[];
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
}

export interface Gain {
  readonly seat: Seat;
  /** Where the points came from; empty if from many things. */
  readonly what: string;
  readonly points: number;
}

export interface Glance {
  readonly headline: string;
  readonly gains: readonly Gain[];
  /** The board as a standalone SVG. */
  readonly picture: (theme: "light" | "dark") => string;
}

export type GlanceAt = (seen: Seen) => Glance;

interface Where {
  readonly id: string;
  readonly game: string;
  readonly modules: readonly string[];
  readonly isOnline: boolean;
}

/** Opens a table, looks, and closes it again. */
export async function lookAt({ id, game: named, modules, isOnline }: Where, glanceAt: GlanceAt): Promise<Glance> {
  const game = await gameOf(named, modules);
  const online = isOnline ? new OnlineTable(id) : undefined;
  try {
    if (online) await begun(online);
    const opened = await (online
      ? openOnline(online, game, { fetchRecord: () => Promise.reject(new Error("not needed")) })
      : openTable(game, id));
    if (!opened.ok) throw new Error(opened.detail);
    const { client } = opened;
    client.close();
    const [here] = client.seatsHere;
    const viewer = client.viewer.peek();
    const seat = typeof viewer === "number" ? viewer : here;
    const happened = client.happened.peek();
    const since = happened.slice(happened.findLastIndex((each) => each.seat === seat) + 1);
    const names = client.sitters.map(({ name }) => name);
    return await dressed(glanceAt({ game, view: client.view.peek(), since, seat, names }));
  } finally {
    online?.close();
  }
}

/** With the page's typeface in its picture. */
async function dressed(glance: Glance): Promise<Glance> {
  const { picture } = glance;
  const dress = await typefaceFor(picture("light"));
  return { ...glance, picture: (theme) => dress(picture(theme)) };
}

/** Resolves when the server has told the game so far. */
function begun(table: OnlineTable): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = effect(() => {
      if (table.isUnknown.value || table.isOutOfReach.value || table.isSignedOut.value) reject(new Error("no table"));
      else if (table.status.value) resolve();
      else return;
      queueMicrotask(() => stop());
    });
  });
}
