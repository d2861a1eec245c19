/**
 * Slow games for the crash trial: whoever gets the notice of their turn plays it, so a notice that is lost stops a
 * game. A receiver of webhooks counts the ids: each turn has one, which arrives at least once.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { NoticeWay } from "@interchange/protocol";
import { Random } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { stableId } from "../src/notices/delivery.ts";
import type { Person, Seated } from "../src/testing/client.ts";

/** How long a turn's notice may take after the next server has started, on a very busy machine. */
const PATIENCE = 120_000;

export interface SlowGames {
  /**
   * The ids that turns should have had, by the rows in the logs. Waits until they are there. `unmarked` are the notices
   * that were not marked as sent when the server was killed.
   */
  counted(turns: ReadonlyMap<string, readonly number[]>, unmarked: readonly string[]): Promise<Counted>;
  stopPlaying(): void;
  close(): void;
}

export interface Counted {
  readonly noticed: number;
  readonly missing: number;
  /** Came again because the kill was between sending and marking. */
  readonly repeated: number;
  /** Came again for no reason. */
  readonly astray: number;
}

export async function slowGames(
  people: readonly [Person, Person],
  tables: number,
  engine: AnyGame,
  seed: string,
): Promise<{ readonly games: SlowGames; readonly ids: readonly string[] }> {
  /** How often each id arrived. */
  const arrived = new Map<string, number>();
  const seats = new Map<string, readonly [Seated, Seated]>();
  const random = new Random(seed);
  let isPlaying = true;
  const play = async (table: string, seat: number): Promise<void> => {
    const seated = seats.get(table)?.[seat];
    if (!seated) return;
    await seated.until(() => seated.status?.toAct === seat);
    // Tiles that are placed end a turn.
    const moves = engine
      .moves(seated.view)
      .map((move: unknown) => engine.notation.writeMove(move))
      .filter((text) => text.includes("@"));
    if (isPlaying && moves.length) await seated.command(seat, [random.pick(moves)]);
  };
  const receiver = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const id = String(request.headers["webhook-id"]);
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      answer.end();
      const { type, data } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string; data: { table: string } };
      // A connection that the kill has cut hears nothing more.
      if (type === "turn" && isPlaying) void play(data.table, Number(request.url?.slice(1))).catch(() => undefined);
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, "127.0.0.1", resolve);
  });
  const { port } = receiver.address() as AddressInfo;
  const ways: NoticeWay[] = [];
  for (const [seat, person] of people.entries())
    ways.push(
      await person.must<NoticeWay>("PUT", "/api/me/notices/webhook", {
        url: `http://127.0.0.1:${port}/${seat}`,
        shape: "json",
      }),
    );
  for (let index = 0; index < tables; index++) {
    const [ada, bo] = people;
    const { id } = await ada.newTable({
      seats: [{ kind: "person" }, { kind: "person" }],
      seat: 0,
      control: { kind: "days", perMove: 3 * 86_400_000 },
    });
    await bo.sit(id, 1);
    seats.set(id, [await ada.watch(id, engine), await bo.watch(id, engine)]);
  }
  return {
    ids: [...seats.keys()],
    games: {
      async counted(turns, unmarked) {
        const sentAs = (notice: string, seat: number): string => `msg_${stableId(`${notice}/0`, ways[seat]?.id ?? "")}`;
        const wanted = [...turns].flatMap(([table, toAct]) =>
          toAct.map((seat, index) => sentAs(`${table}/game/${index + 1}`, seat)),
        );
        const deadline = Date.now() + PATIENCE;
        while (wanted.some((id) => !arrived.has(id)) && Date.now() < deadline)
          await new Promise((resolve) => {
            setTimeout(resolve, 20);
          });
        const mayRepeat = new Set(unmarked.flatMap((notice) => [sentAs(notice, 0), sentAs(notice, 1)]));
        const again = [...arrived].filter(([, times]) => times > 1);
        const repeated = again.filter(([id, times]) => mayRepeat.has(id) && times === 2).length;
        return {
          noticed: wanted.length,
          missing: wanted.filter((id) => !arrived.has(id)).length,
          repeated,
          astray: again.length - repeated,
        };
      },
      stopPlaying() {
        isPlaying = false;
        for (const seated of [...seats.values()].flat()) seated.cut();
      },
      close() {
        receiver.close();
        receiver.closeAllConnections();
      },
    },
  };
}
