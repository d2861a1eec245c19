import { metro as plainMetro } from "@interchange/metro";
import type { Chance, Event, Move, Position, View } from "@interchange/metro";
import { seededChance, timeLeft } from "@interchange/tabletop";
import type { TimeControl } from "@interchange/tabletop";
import { describe, expect, test, vi } from "vitest";
import { Voting } from "./voting.ts";
import { found } from "./found.ts";
import { Host } from "./host.ts";
import { MemoryStore } from "./memoryStore.ts";
import type { HostNeeds } from "./needs.ts";
import type { Presence } from "./news.ts";
import type { Sitter } from "./sitters.ts";
import { HandTime } from "./testing/handTime.ts";

/** With a line to name, as in other games. */
const metro: typeof plainMetro = { ...plainMetro, linesOf: () => [["yellow"]] };

type MetroHost = Host<Position, Move, Chance, Event, View>;

await Promise.all([import("./asking.ts"), import("./thinking.ts"), import("./timing.ts")]);

async function settled(): Promise<void> {
  // On a busy machine, lazy imports take a while.
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bot = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: "any" } });
const NONE: TimeControl = { kind: "none" };
const LIVE = { kind: "live", initial: 600_000, increment: 5_000 } as const satisfies TimeControl;
const DAYS: TimeControl = { kind: "days", perMove: 86_400_000 };
const GONE_AFTER = 120_000;
const VOTE_LASTS = 300_000;

/** A table and its voting, on a clock that the test moves. */
class Trial {
  readonly time = new HandTime(1_000, settled);
  readonly store = new MemoryStore();
  host!: MetroHost;
  voting!: Voting;
  private presence: Presence[] = [];
  private since: number[] = [];
  private commands = 0;

  static async begin(sitters: readonly Sitter[], control: TimeControl): Promise<Trial> {
    const trial = new Trial();
    const prepared = metro.prepare({ edition: "bigbox", seats: sitters.length });
    if (!prepared.ok) throw new Error(prepared.reason);
    const luck = { kind: "seeded", seed: "s" } as const;
    const founding = { game: "metro", setup: prepared.setup, sitters, control, luck, terms: {} };
    await found(metro, "t", founding, trial.needs());
    await trial.open();
    return trial;
  }

  needs(): HostNeeds<Position, View> {
    return {
      store: this.store,
      time: this.time,
      isVotedOn: true,
      bots: async () => ({
        think: ({ view }) => ({
          thought: Promise.resolve({ ok: true, move: this.firstMove(view) }),
          stop: () => undefined,
        }),
      }),
      botPause: () => 500,
      chance: () => seededChance("s"),
      progress: (position) => position.laid.length,
    };
  }

  /** Another host of the same table. */
  async another(): Promise<{ readonly host: MetroHost; readonly voting: Voting }> {
    const opened = await Host.open(metro, "t", this.needs(), this.time.now());
    if (!opened.ok) throw new Error(opened.detail);
    const needs = { time: this.time, bot: "planner", goneAfter: GONE_AFTER, voteLasts: VOTE_LASTS };
    return { host: opened.host, voting: new Voting(opened.host, needs) };
  }

  /** As after a restart: everyone comes back. */
  async open(): Promise<void> {
    this.host?.close();
    this.voting?.close();
    ({ host: this.host, voting: this.voting } = await this.another());
    this.presence = this.host.status.sitters.map(() => "here");
    this.since = this.presence.map(() => this.time.now());
    await this.tell();
  }

  async is(seat: number, presence: Presence): Promise<void> {
    this.presence[seat] = presence;
    this.since[seat] = this.time.now();
    await this.tell();
  }

  get presences() {
    return this.presence.map((presence, seat) => ({ presence, since: this.since[seat] ?? 0 }));
  }

  private async tell(): Promise<void> {
    this.voting.setPresence(this.presences);
    await settled();
  }

  firstMove(view: View): string {
    return metro.notation.writeMove(metro.moves(view).find((move) => move.type === "place")!);
  }

  async move(seat: number): Promise<void> {
    const { host } = this;
    let view: View | undefined;
    host.watch(seat, 0, ({ changes }) => {
      for (const change of changes)
        if (change.kind === "anew")
          view = change.entries.reduce(
            (all, { events }) => events.reduce((each, event) => metro.follow(each, event), all),
            change.first,
          );
    })();
    const command = { id: `c${++this.commands}`, after: host.seq, moves: [this.firstMove(view!)] };
    expect(await host.command(seat, command)).toMatchObject({ kind: "applied" });
    await settled();
  }

  /** The open vote. */
  get vote() {
    return this.voting.votes[0];
  }

  async choose(seat: number, choice: "wait" | "time" | "bot" | "end"): Promise<void> {
    expect(await this.voting.vote(seat, this.vote?.id ?? "", choice)).toMatchObject({ kind: "applied" });
    await settled();
  }
}

const three = [person("Ada"), person("Bo"), person("Cy")];
const four = [...three, person("Dee")];

describe("whoever is gone when it is their turn", () => {
  test("is voted on after two minutes, and a bot plays at once when all who are there want it", async () => {
    const trial = await Trial.begin(four, LIVE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER - 1);
    expect(trial.vote).toBeUndefined();
    await trial.time.pass(1);
    expect(trial.vote).toMatchObject({
      seat: 0,
      why: "gone",
      choices: ["wait", "bot", "end"],
      bot: "planner",
      ending: { kind: "agreed" },
      until: trial.time.now() + VOTE_LASTS,
    });
    await trial.choose(1, "bot");
    await trial.choose(2, "bot");
    expect(trial.host.status.sitters[0]?.mind.kind).toBe("person");
    await trial.choose(3, "bot");
    expect(trial.vote).toBeUndefined();
    expect(trial.host.status.sitters[0]).toEqual({
      name: "Planner",
      mind: { kind: "bot", bot: "planner" },
      standsInFor: "Ada",
    });
    await trial.time.pass(1_000);
    expect(trial.host.status.toAct).toBe(1);
  });

  test("makes no move stale by being voted on", async () => {
    const trial = await Trial.begin(three, NONE);
    const { seq } = trial.host;
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "wait");
    expect(trial.host.seq).toBe(seq);
    await trial.is(0, "here");
    expect(trial.vote).toBeUndefined();
    await trial.move(0);
  });

  test("is only asked for while the others are there: those who are gone are not waited for", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.is(0, "gone");
    await trial.is(2, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "bot");
    expect(trial.host.status.sitters[0]?.standsInFor).toBe("Ada");
  });

  test("is not voted on while nobody is there to choose", async () => {
    const trial = await Trial.begin(three, NONE);
    for (const seat of [0, 1, 2]) await trial.is(seat, "gone");
    await trial.time.pass(10 * GONE_AFTER);
    expect(trial.vote).toBeUndefined();
    await trial.is(1, "here");
    expect(trial.vote?.seat).toBe(0);
  });

  test("loses nothing by it where days are given, nor to the only other before the clock", async () => {
    for (const [sitters, control] of [
      [three, DAYS],
      [three.slice(0, 2), LIVE],
    ] as const) {
      const trial = await Trial.begin(sitters, control);
      await trial.is(0, "gone");
      await trial.time.pass(500_000);
      expect(trial.vote).toBeUndefined();
      expect(trial.host.status.isOver).toBe(false);
    }
  });

  test("without a clock is voted on by the only other, who may end it: nobody wins", async () => {
    const trial = await Trial.begin(three.slice(0, 2), NONE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "end");
    expect(trial.host.status.termination).toEqual({ kind: "agreed" });
    expect(trial.host.status.standings?.every(({ place }) => place === undefined)).toBe(true);
  });
});

describe("a vote", () => {
  test("goes by the majority when its time is up, and anybody may change their mind until then", async () => {
    const trial = await Trial.begin(four, NONE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "end");
    await trial.choose(2, "bot");
    await trial.choose(3, "end");
    await trial.choose(3, "bot");
    expect(trial.vote?.chosen).toHaveLength(3);
    await trial.time.pass(VOTE_LASTS - 1);
    expect(trial.host.status.sitters[0]?.standsInFor).toBeUndefined();
    await trial.time.pass(1);
    expect(trial.host.status.sitters[0]?.standsInFor).toBe("Ada");
  });

  test("with a tie, or that nobody answers, waits and is asked again", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    const first = trial.vote?.id;
    await trial.choose(1, "bot");
    await trial.choose(2, "end");
    await trial.time.pass(VOTE_LASTS);
    expect(trial.vote).toMatchObject({ seat: 0, chosen: [] });
    expect(trial.vote?.id).not.toBe(first);
    const second = trial.vote?.id;
    await trial.time.pass(VOTE_LASTS);
    expect(trial.vote?.id).not.toBe(second);
    expect(trial.host.status.isOver).toBe(false);
  });

  test("to wait, by all, is asked again when the time is up", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    const first = trial.vote?.id;
    await trial.choose(1, "wait");
    await trial.choose(2, "wait");
    await trial.time.pass(VOTE_LASTS - 1);
    expect(trial.vote?.id).toBe(first);
    await trial.time.pass(1);
    expect(trial.vote).toMatchObject({ seat: 0, chosen: [] });
  });

  test("does not let one of many who happens to be there end the game", async () => {
    const trial = await Trial.begin(four, NONE);
    for (const seat of [0, 2, 3]) await trial.is(seat, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "end");
    await trial.time.pass(VOTE_LASTS);
    expect(trial.host.status.isOver).toBe(false);
    await trial.choose(1, "end");
    await trial.is(2, "away");
    await trial.choose(2, "end");
    expect(trial.host.status.termination).toEqual({ kind: "agreed" });
  });

  test("does not end the game by exactly half of the others, present or not", async () => {
    const trial = await Trial.begin(three, NONE);
    for (const seat of [0, 2]) await trial.is(seat, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "end");
    expect(trial.host.status.isOver).toBe(false);
    await trial.time.pass(VOTE_LASTS);
    expect(trial.host.status.isOver).toBe(false);

    const five = await Trial.begin([...four, person("Eve")], NONE);
    await five.is(0, "gone");
    await five.time.pass(GONE_AFTER);
    await five.choose(1, "end");
    await five.choose(2, "end");
    await five.time.pass(VOTE_LASTS);
    expect(five.host.status.isOver).toBe(false);
    for (const seat of [1, 2, 3]) await five.choose(seat, "end");
    await five.time.pass(VOTE_LASTS);
    expect(five.host.status.termination).toEqual({ kind: "agreed" });
  });

  test("is answered by those who are asked, with what there is to choose, while it goes on", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    const { id } = trial.vote!;
    expect(await trial.voting.vote(0, id, "wait")).toMatchObject({ refusal: { code: "notAsked" } });
    expect(await trial.voting.vote(1, id, "time")).toMatchObject({ refusal: { code: "noChoice" } });
    expect(await trial.voting.vote(1, "vote/99", "bot")).toMatchObject({ refusal: { code: "voteOver" } });
  });

  test("outlives a restart, and the time without a server is not its own", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    const { id } = trial.vote!;
    await trial.choose(1, "bot");
    trial.host.close();
    trial.voting.close();
    await trial.time.pass(10 * VOTE_LASTS);
    ({ host: trial.host, voting: trial.voting } = await trial.another());
    await settled();
    expect(trial.vote).toMatchObject({ id, chosen: [{ seat: 1, choice: "bot" }] });
    expect(trial.vote!.until).toBeGreaterThan(trial.time.now());
    // Ada is back first and Cy is still coming: nothing is decided without Cy.
    trial.voting.setPresence([
      { presence: "gone", since: 0 },
      { presence: "here", since: 0 },
      { presence: "gone", since: 0 },
    ]);
    await settled();
    expect(trial.vote?.id).toBe(id);
    await trial.choose(2, "bot");
    expect(trial.host.status.sitters[0]?.standsInFor).toBe("Ada");
  });

  test("is one, also where two owners hold the table", async () => {
    const trial = await Trial.begin(three, NONE);
    const other = await trial.another();
    await trial.is(0, "gone");
    other.voting.setPresence(trial.presences);
    await trial.time.pass(GONE_AFTER);
    expect(trial.voting.votes).toHaveLength(1);
    expect(other.voting.votes).toEqual(trial.voting.votes);
    await trial.choose(1, "bot");
    expect(await other.voting.vote(2, trial.vote!.id, "bot")).toMatchObject({ kind: "applied" });
    await settled();
    for (const { host, voting } of [trial, other]) {
      expect(host.status.sitters[0]?.standsInFor).toBe("Ada");
      expect(voting.votes).toEqual([]);
    }
    const rows = await trial.store.read("t", "table", 0);
    expect(rows.map(({ kind }) => kind)).toEqual(["vote", "voted", "voted", "seat", "decided"]);
  });
});

describe("whoever runs out of time", () => {
  test("is given more by the others, or a bot plays, or all end it", async () => {
    const trial = await Trial.begin(three, LIVE);
    await trial.time.pass(600_000);
    expect(trial.vote).toMatchObject({ why: "time", choices: ["time", "bot", "end"], more: 120_000 });
    await trial.choose(1, "time");
    await trial.choose(2, "time");
    expect(trial.vote).toBeUndefined();
    expect(trial.host.status.clock).toMatchObject({ left: [120_000, 600_000, 600_000], running: { seat: 0 } });
    await trial.time.pass(120_000);
    expect(trial.vote?.why).toBe("time");
    await trial.choose(1, "bot");
    await trial.choose(2, "bot");
    await trial.time.pass(1_000);
    expect(trial.host.status.toAct).toBe(1);
    expect(trial.host.status.clock?.left[0]).toBeGreaterThan(100_000);
  });

  test("may move after all while more than one other thinks about it", async () => {
    const trial = await Trial.begin(three, LIVE);
    await trial.time.pass(600_000);
    expect(trial.voting.obstacle(0)).toBeUndefined();
    await trial.move(0);
    expect(trial.vote).toBeUndefined();
  });

  test("loses to the only other, unless that one gives time or lets a bot play", async () => {
    const lost = await Trial.begin(three.slice(0, 2), LIVE);
    await lost.time.pass(600_000);
    expect(lost.vote).toMatchObject({ why: "time", ending: { kind: "time", seat: 0 } });
    expect(lost.voting.obstacle(0)).toMatchObject({ code: "timeUp" });
    expect(lost.host.status.isOver).toBe(false);
    await lost.time.pass(VOTE_LASTS);
    expect(lost.host.status.termination).toEqual({ kind: "time", seat: 0 });
    expect(lost.host.status.standings?.at(-1)).toMatchObject({ seat: 0, place: 2 });

    const taken = await Trial.begin(three.slice(0, 2), LIVE);
    await taken.time.pass(600_000);
    await taken.choose(1, "end");
    expect(taken.host.record().termination).toEqual({ kind: "time", seat: 0 });

    const given = await Trial.begin(three.slice(0, 2), DAYS);
    await given.is(1, "gone");
    await given.time.pass(86_400_000);
    await given.choose(1, "time");
    expect(given.voting.obstacle(0)).toBeUndefined();
    await given.move(0);
    expect(given.host.status.isOver).toBe(false);

    const played = await Trial.begin(three.slice(0, 2), LIVE);
    await played.time.pass(600_000);
    await played.choose(1, "bot");
    await played.time.pass(1_000);
    expect(played.host.status.toAct).toBe(1);
  });

  test("loses to bots at once, and nobody is asked about bots", async () => {
    const against = await Trial.begin([person("Ada"), bot("Bo"), bot("Cy")], LIVE);
    await against.time.pass(600_000);
    expect(against.host.status.termination).toEqual({ kind: "time", seat: 0 });
  });

  test("has all the time back that no server was there", async () => {
    const trial = await Trial.begin(three.slice(0, 2), LIVE);
    await trial.time.pass(100_000);
    const until = trial.time.now();
    trial.host.close();
    trial.voting.close();
    await trial.time.pass(10_000_000);
    const opened = await Host.open(metro, "t", trial.needs(), until);
    if (!opened.ok) throw new Error(opened.detail);
    expect(opened.host.status.clock?.left[0]).toBe(500_000);
    opened.host.close();
  });

  test("has exactly the time back that no server was there, however long it takes to open the table", async () => {
    const trial = await Trial.begin(three.slice(0, 2), LIVE);
    await trial.time.pass(100_000);
    trial.host.close();
    trial.voting.close();
    const { time } = trial;
    let read = 0;
    const slow = { now: () => time.now() + 7 * ++read, after: time.after.bind(time) };
    const downtime = 30_000;
    await time.pass(downtime);
    const charged = (_since: number, now: number): number => now - downtime;
    const opened = await Host.open(metro, "t", { ...trial.needs(), time: slow }, charged);
    if (!opened.ok) throw new Error(opened.detail);
    const { left, running } = opened.host.status.clock!;
    expect(600_000 - left[0]! + time.now() - running!.since).toBe(100_000);
    opened.host.close();
  });
});

describe("a seat that a bot plays", () => {
  async function stoodIn(): Promise<Trial> {
    const trial = await Trial.begin(three, NONE);
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "bot");
    await trial.choose(2, "bot");
    return trial;
  }

  test("is its owner's again once the bot's turn is over", async () => {
    const trial = await stoodIn();
    expect(trial.voting.obstacle(0)).toMatchObject({ code: "botPlays" });
    await trial.is(0, "here");
    expect(trial.voting.reclaiming).toEqual([0]);
    expect(trial.host.status.sitters[0]?.mind.kind).toBe("bot");
    await trial.time.pass(500);
    expect(trial.host.status.toAct).toBe(1);
    expect(trial.host.status.sitters[0]).toEqual(person("Ada"));
    expect(trial.voting.reclaiming).toEqual([]);
    const notes = trial.host.record().entries.flatMap(({ comment }) => comment ?? []);
    expect(notes).toEqual(['[%seat 1 "Ada" "Planner"]', '[%seat 1 "Planner" "Ada"]']);
  });

  test("keeps the names of its lines, with the bot and with its owner", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.host.ask(0, "n", { kind: "nameLine", line: "yellow", name: "Sunny" });
    await trial.is(0, "gone");
    await trial.time.pass(GONE_AFTER);
    await trial.choose(1, "bot");
    await trial.choose(2, "bot");
    const named = { lineNames: { yellow: "Sunny" } };
    expect(trial.host.status.sitters[0]).toMatchObject({ mind: { kind: "bot" }, ...named });
    await trial.is(0, "here");
    await trial.time.pass(500);
    expect(trial.host.status.sitters[0]).toEqual({ ...person("Ada"), ...named });
  });

  test("is asked back by its owner who was there all the time", async () => {
    const trial = await stoodIn();
    await trial.time.pass(500);
    expect(await trial.voting.reclaim(1)).toMatchObject({ refusal: { code: "noBot" } });
    expect(await trial.voting.reclaim(0)).toMatchObject({ kind: "applied" });
    await settled();
    expect(trial.host.status.sitters[0]).toEqual(person("Ada"));
  });

  test("stays the owner's over a restart", async () => {
    const trial = await stoodIn();
    await trial.time.pass(500);
    await trial.open();
    expect(trial.host.status.sitters[0]).toEqual(person("Ada"));
  });
});

describe("whoever leaves", () => {
  test("is voted on at once, whosever turn it is, and somebody else may sit down there", async () => {
    const trial = await Trial.begin(three, NONE);
    expect(await trial.voting.leave(1)).toMatchObject({ kind: "applied" });
    await settled();
    expect(trial.host.status.sitters[1]).toEqual({ name: "Bo", mind: { kind: "nobody" } });
    expect(trial.vote).toMatchObject({ seat: 1, why: "left", choices: ["wait", "bot", "end"] });
    expect(trial.voting.obstacle(1)).toMatchObject({ code: "notYourSeat" });
    expect(await trial.voting.take(1, "Ada")).toMatchObject({ kind: "applied" });
    await settled();
    expect(trial.host.status.sitters[1]).toEqual(person("Ada 2"));
    expect(trial.vote).toBeUndefined();
    expect(await trial.voting.take(1, "Eve")).toMatchObject({ refusal: { code: "notYourSeat" } });
  });

  test("leaves the seat to a bot for good, from which somebody else may take it over", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.voting.leave(1);
    await settled();
    await trial.choose(0, "bot");
    await trial.choose(2, "bot");
    expect(trial.host.status.sitters[1]).toEqual({ name: "Planner", mind: { kind: "bot", bot: "planner" } });
    await trial.voting.take(1, "Eve");
    await settled();
    expect(trial.host.status.sitters[1]).toEqual(person("Eve"));
  });

  test("one of two gives up, unless the other lets a bot play", async () => {
    const trial = await Trial.begin(three.slice(0, 2), NONE);
    await trial.voting.leave(0);
    await settled();
    expect(trial.vote).toMatchObject({ choices: ["bot", "end"], ending: { kind: "resigned", seat: 0 } });
    await trial.choose(1, "end");
    expect(trial.host.status.termination).toEqual({ kind: "resigned", seat: 0 });
    const alone = await Trial.begin([person("Ada"), bot("Bo"), bot("Cy")], NONE);
    await alone.voting.leave(0);
    expect(alone.host.status.termination).toEqual({ kind: "abandoned" });
  });

  test("is asked for no consent any more", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.host.ask(0, "p", { kind: "pause" });
    await trial.voting.leave(1);
    await settled();
    await trial.host.answer(2, "p", true);
    await settled();
    expect(trial.host.status.pausedBy).toBe(0);
    expect(trial.vote).toBeUndefined();
    const other = await Trial.begin(three, NONE);
    await other.host.ask(0, "p", { kind: "pause" });
    await other.host.answer(2, "p", true);
    await other.voting.leave(1);
    await settled();
    expect(other.host.status.pausedBy).toBe(0);
  });
});

describe("a pause", () => {
  test("ends when everyone is ready, bots at once", async () => {
    const trial = await Trial.begin([...three.slice(0, 2), bot("Cy")], NONE);
    await trial.host.ask(0, "p", { kind: "pause" });
    await trial.host.answer(1, "p", true);
    await trial.host.ask(1, "r", { kind: "resume" });
    expect(trial.host.status).toMatchObject({ pausedBy: 0, asked: [{ by: 1, waits: [0] }] });
    // However long it takes: whoever is there is waited for.
    await trial.time.pass(10 * VOTE_LASTS);
    await settled();
    expect(trial.host.status.pausedBy).toBe(0);
    await trial.host.ask(0, "r0", { kind: "resume" });
    await settled();
    expect(trial.host.status).toMatchObject({ pausedBy: undefined, asked: [] });
  });

  test("ends without players who stay away for long, but not while nobody is there", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.host.ask(0, "p", { kind: "pause" });
    for (const seat of [1, 2]) await trial.host.answer(seat, "p", true);
    await trial.is(2, "gone");
    await trial.host.ask(1, "r", { kind: "resume" });
    await trial.host.ask(0, "r0", { kind: "resume" });
    await trial.time.pass(VOTE_LASTS - 1);
    await settled();
    expect(trial.host.status.pausedBy).toBe(0);
    for (const seat of [0, 1]) await trial.is(seat, "gone");
    await trial.time.pass(1);
    await settled();
    expect(trial.host.status.pausedBy).toBe(0);
    await trial.is(1, "here");
    await settled();
    expect(trial.host.status).toMatchObject({ pausedBy: undefined, asked: [] });
  });
});

describe("a request", () => {
  test("stops the clock of the player who answers, and whoever asks is told no, once a turn", async () => {
    const trial = await Trial.begin(three, LIVE);
    const left = () => timeLeft(trial.host.status.clock!, 0, trial.time.now());
    await trial.host.ask(1, "e", { kind: "end" });
    const stopped = left();
    await trial.time.pass(20_000);
    expect(left()).toBe(stopped);
    // Another request does not start it again.
    await trial.host.ask(2, "p", { kind: "pause" });
    await trial.host.answer(0, "e", false);
    expect(trial.host.status.declined).toMatchObject([{ id: "e", by: 1, request: { kind: "end" }, no: 0 }]);
    await trial.time.pass(5_000);
    expect(left()).toBe(stopped);
    await trial.host.answer(0, "p", true);
    await trial.time.pass(1_000);
    expect(left()).toBe(stopped! - 1_000);
    const again = { kind: "refused", refusal: { code: "askedAlready" } };
    expect(await trial.host.ask(1, "again", { kind: "pause" })).toMatchObject(again);
    expect(await trial.host.ask(2, "again", { kind: "end" })).toMatchObject(again);
    await trial.host.answer(1, "p", false);
    await trial.move(0);
    expect(await trial.host.ask(1, "then", { kind: "end" })).toMatchObject({ kind: "applied" });
  });

  test("does not give time to the player who makes it, nor takes an increment from one who moves instead", async () => {
    const trial = await Trial.begin(three, LIVE);
    await trial.host.ask(0, "e", { kind: "end" });
    expect(trial.host.status.clock?.running?.seat).toBe(0);
    const other = await Trial.begin(three, LIVE);
    const before = timeLeft(other.host.status.clock!, 0, other.time.now())!;
    await other.host.ask(1, "e", { kind: "end" });
    await other.move(0);
    expect(other.host.status.clock?.left[0]).toBe(before + LIVE.increment);
  });
});

describe("a bot that plays for someone", () => {
  test("is named in what it decides, and the result is its player's", async () => {
    const trial = await Trial.begin(three, NONE);
    await trial.move(0);
    await trial.is(1, "gone");
    await trial.time.pass(GONE_AFTER);
    await settled();
    for (const seat of [0, 2]) await trial.choose(seat, "bot");
    await trial.time.pass(500);
    await settled();
    const [change] = trial.host.changesSince("spectator", 0);
    const decided = change?.kind === "anew" ? change.entries.filter(({ seat }) => seat !== undefined) : [];
    expect(decided.map(({ seat, bot: by }) => [seat, by])).toEqual([
      [0, undefined],
      [1, "planner"],
    ]);
    await trial.host.ask(0, "e", { kind: "end" });
    await trial.host.answer(2, "e", true);
    await settled();
    expect(trial.host.status).toMatchObject({ isOver: true, sitters: three });
  });
});

test("a player is called by a new name at once, and told apart from another of that name", async () => {
  const trial = await Trial.begin(three, NONE);
  await trial.voting.rename(0, "bo");
  expect(trial.host.status.sitters[0]).toEqual(person("bo 2"));
  expect(trial.host.record().seats).toEqual(["bo 2", "Bo", "Cy"]);
});
