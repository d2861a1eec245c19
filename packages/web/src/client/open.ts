/** Opens a table of this browser; its host runs in this page. */
import { Host, isPerson, localLink } from "@interchange/host";
import type { HostNeeds, Link } from "@interchange/host";
import type { Rules, Seat } from "@interchange/tabletop";
import { workerBots } from "../bots/thinker.ts";
import type { WorkerBots } from "../bots/thinker.ts";
import type { GameInPage } from "../kit/game.ts";
import { hostBasics } from "../storage/basics.ts";
import { tablesHere } from "../storage/here.ts";
import type { Overflowing } from "../storage/overflowing.ts";
import { BOT_PAUSES, settings } from "../kit/settings.ts";
import type { TableClient } from "./client.ts";
import type { Unopened } from "../storage/gameAt.ts";
import { assistOf } from "../kit/assist.ts";
import { writeTableFile } from "../storage/transfer/tableFile.ts";
import { tableClient } from "./tableClient.ts";

export type Opened<Client> =
  | {
      readonly ok: true;
      readonly client: Client;
      readonly isImported: boolean;
      /** If it goes on from a moment of a finished game: the number of the first move here. */
      readonly replays?: number | undefined;
    }
  | Unopened;

export type Opening = <Position, Move, Chance, Event, View>(
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  id: string,
) => Promise<Opened<TableClient<Move, Event, View>>>;

/** A bot that has not answered by then never will: its worker hangs. */
const BOT_DEADLINE = 30_000;

export async function openTable<Position, Move, Chance, Event, View>(
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  id: string,
): Promise<Opened<TableClient<Move, Event, View>>> {
  let bots: WorkerBots<View> | undefined;
  const isSimulated = new URLSearchParams(location.search).get("link") === "simulated";
  return openIn(await tablesHere(), game, id, {
    ...(isSimulated && { linkTo: (await import("./testing/simulated.ts")).simulated }),
    bots: async () => {
      bots ??= workerBots<View>(game.id, game.thinkingTime, (move) => game.engine.notation.writeMove(move as Move));
      return bots;
    },
    onClose: () => bots?.close(),
    botDeadline: BOT_DEADLINE,
    botPause: () => BOT_PAUSES[settings.peek().botPace] * game.pause,
  });
}

interface OpeningNeeds<Position, Move, Chance, Event, View> extends Pick<
  HostNeeds<Position, View>,
  "bots" | "botPause" | "botDeadline"
> {
  readonly onClose?: () => void;
  /** Wraps the link, for tests over a worse connection. */
  readonly linkTo?: (host: Host<Position, Move, Chance, Event, View>, local: Link<Event, View>) => Link<Event, View>;
}

export async function openIn<Position, Move, Chance, Event, View>(
  tables: Overflowing,
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  id: string,
  { linkTo, onClose, ...needs }: OpeningNeeds<Position, Move, Chance, Event, View>,
): Promise<Opened<TableClient<Move, Event, View>>> {
  const kept = await tables.about(id);
  if (!kept) return { ok: false, problem: "unknown", detail: id, text: "" };
  const opened = await Host.open(game.engine, id, { ...hostBasics(game, tables), ...needs });
  const whole = (): Promise<string> => writeTableFile(tables, id);
  if (!opened.ok) return { ...opened, text: await whole() };
  const { host } = opened;
  const { setup, sitters, terms } = host.founding;
  // Nobody here played a game that is only being viewed.
  const people = tables.lent?.ids.has(id) ? [] : sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
  const local = closing(localLink(host, people), () => {
    onClose?.();
  });
  const link = linkTo?.(host, local) ?? local;
  const client = await tableClient({
    id,
    address: `/table/${id}`,
    game: game.engine,
    link,
    assist: assistOf(terms["assist"]),
    hidesNothing: link.seats.length < 2 || game.isOpen(setup),
    holder: kept.holder,
    onHolder: (seat: Seat) => void tables.hand(id, seat),
    isKept: () => tables.isKept(id),
    whole,
  });
  const replays = terms["replays"];
  return {
    ok: true,
    client,
    isImported: kept.isImported && people.length > 0,
    replays: replays === undefined ? undefined : Number(replays),
  };
}

function closing<Event, View>(link: Link<Event, View>, close: () => void): Link<Event, View> {
  return {
    ...link,
    close: () => {
      link.close();
      close();
    },
  };
}
