import type { Status } from "@interchange/host";
import type { Outgoing, TableInfo } from "@interchange/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HandSocket } from "../testing/handSocket.ts";
import { speak } from "../../words/index.ts";
import { OnlineTable } from "./onlineTable.ts";
import { openOnline } from "./openOnline.ts";
import { socketLink } from "./socketLink.ts";
import type { Wires } from "./serverSocket.ts";

const sockets: HandSocket[] = [];
let sign: ((sign: "online" | "offline" | "looked") => void) | undefined;
const wires: Wires = {
  open: () => {
    const socket = new HandSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  isVisible: () => true,
  onSigns: (listener) => {
    sign = listener;
    return () => undefined;
  },
};

const info = (state: TableInfo["state"] = "running"): TableInfo => ({
  id: "abcdefabcdef",
  game: "metro",
  state,
  isPublic: true,
  setup: { edition: "bigbox", seats: 2, rules: 2 },
  control: { kind: "none" },
  assist: "ledger",
  seal: "00",
  seats: [],
  createdAt: 0,
  at: 0,
  yours: [0],
  isHost: true,
});
const status: Status = {
  toAct: 0,
  isOver: false,
  termination: undefined,
  standings: undefined,
  sitters: [
    { name: "Ada", mind: { kind: "person" } },
    { name: "Bo", mind: { kind: "person" } },
  ],
  pausedBy: undefined,
  asked: [],
  clock: undefined,
  presence: [],
  isGone: false,
  trouble: undefined,
};
const entry = (text: string) => ({ text, seat: 0, events: [] });
type Welcome = Extract<Outgoing, { kind: "welcome" }>;
const welcome = (game: Partial<Welcome> = {}): Outgoing => ({
  kind: "welcome",
  build: "one",
  rules: 2,
  now: Date.now(),
  viewer: 0,
  seats: [0],
  table: info(),
  game: { seq: 1, status, changes: [{ kind: "anew", first: "first", entries: [] }] },
  said: [],
  presence: { seats: [], watching: 0 },
  plans: [],
  ...game,
});

const kept = new Map<string, string>();
let table: OnlineTable;
const latest = (): HandSocket => sockets.at(-1)!;
const connect = (message = welcome()): void => {
  latest().open();
  latest().hear(message);
};

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  sockets.length = 0;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  table = new OnlineTable("abcdefabcdef", wires);
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("says hello with what it has heard, comes back after growing pauses, and at once when the network does", async () => {
  connect();
  expect(latest().of("hello")).toEqual([{ kind: "hello", protocol: 2, table: "abcdefabcdef", seen: 0 }]);
  expect(table.state.value).toBe("open");
  latest().hear({ kind: "happened", now: 0, seq: 4, changes: [{ kind: "played", entries: [entry("a")] }] });
  latest().break();
  expect(table.state.value).toBe("connecting");
  await vi.advanceTimersByTimeAsync(800);
  expect(sockets).toHaveLength(2);
  latest().break();
  await vi.advanceTimersByTimeAsync(700);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(700);
  expect(sockets).toHaveLength(3);
  latest().break();
  sign?.("online");
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(4);
  connect(welcome({ game: { seq: 4, status, changes: [] } }));
  expect(latest().of("hello")).toMatchObject([{ seen: 4 }]);
});

test("is out of reach when nothing was heard yet, not when a connection that was there breaks", () => {
  expect(table.isOutOfReach.value).toBe(false);
  latest().break();
  expect(table.isOutOfReach.value).toBe(true);
  table.reconnect();
  connect();
  expect(table.isOutOfReach.value).toBe(false);
  latest().break();
  expect(table.isOutOfReach.value).toBe(false);
});

test("rests when this device was signed out, until it is opened anew", async () => {
  connect();
  latest().hear({ kind: "goodbye", reason: "signed-out", text: "" });
  latest().break();
  expect(table.isSignedOut.value).toBe(true);
  expect(table.state.value).toBe("connecting");
  sign?.("looked");
  sign?.("offline");
  sign?.("online");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  table.reconnect();
  expect(table.isSignedOut.value).toBe(false);
  connect(welcome({ viewer: "spectator", seats: [] }));
  expect(table.state.value).toBe("open");
  latest().break();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(3);
});

test("notices that this device was signed out while there was no connection, and says so once", async () => {
  const anew = [{ kind: "anew", first: "first", entries: [] }] as const;
  const seen = (sitter: Status["sitters"][number]): Outgoing =>
    welcome({ viewer: "spectator", seats: [], game: { seq: 1, status: sat(sitter), changes: anew } });
  const sat = (sitter: Status["sitters"][number]): Status => ({ ...status, sitters: [sitter, status.sitters[1]!] });
  connect();
  latest().break();
  await vi.advanceTimersByTimeAsync(1000);
  connect(seen({ name: "Ada", mind: { kind: "person" } }));
  expect(table.isSignedOut.value).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
  table.reconnect();
  connect(seen({ name: "Ada", mind: { kind: "person" } }));
  expect(table.isSignedOut.value).toBe(false);
  expect(table.viewer.value).toBe("spectator");
  expect(table.state.value).toBe("open");
});

test.each([
  { name: "Drifter", mind: { kind: "bot", bot: "random" } },
  { name: "Cy", mind: { kind: "person" } },
] as const)("whose seat $name has now is on no other device, and watches", async (sitter) => {
  connect();
  latest().break();
  await vi.advanceTimersByTimeAsync(1000);
  const now = { ...status, sitters: [sitter, status.sitters[1]!] };
  const changes = [{ kind: "anew", first: "first", entries: [] }] as const;
  connect(welcome({ viewer: "spectator", seats: [], game: { seq: 1, status: now, changes } }));
  expect(table.isSignedOut.value).toBe(false);
  expect(table.viewer.value).toBe("spectator");
});

test("calls the server's bots as the page does", async () => {
  await speak("de");
  const sitters: Status["sitters"] = [status.sitters[0]!, { name: "Planner", mind: { kind: "bot", bot: "planner" } }];
  const changes = [{ kind: "anew", first: "first", entries: [] }] as const;
  connect(welcome({ game: { seq: 1, status: { ...status, sitters }, changes: [...changes] } }));
  await speak("en");
  expect(table.status.value?.sitters.map(({ name }) => name)).toEqual(["Ada", "Planer"]);
});

test("knows a server that stops from a connection that breaks, until it is there again", async () => {
  connect();
  latest().hear({ kind: "goodbye", reason: "stopping", text: "" });
  latest().break();
  expect(table.isRestarting.value).toBe(true);
  expect(table.isSignedOut.value).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  connect();
  expect(table.isRestarting.value).toBe(false);
  latest().break();
  expect(table.isRestarting.value).toBe(false);
});

test("gives a connection up that does not answer", async () => {
  connect();
  await vi.advanceTimersByTimeAsync(100);
  latest().hear({ kind: "pong", now: 0 });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(latest().of("ping").length).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(sockets.length).toBeGreaterThan(1);
});

test("gives a connection up that answers pings and never says welcome", async () => {
  latest().open();
  for (let second = 0; second < 25; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    if (latest().of("ping").length) latest().hear({ kind: "pong", now: 0 });
  }
  expect(sockets).toHaveLength(2);
  connect();
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    latest().hear({ kind: "pong", now: 0 });
  }
  expect(sockets).toHaveLength(2);
});

test("tells those who come later everything, and never the same twice", () => {
  connect();
  const played: Outgoing = { kind: "happened", now: 0, seq: 2, changes: [{ kind: "played", entries: [entry("a")] }] };
  latest().hear(played);
  latest().hear(played);
  const told: unknown[] = [];
  table.watch((news) => told.push(news.changes));
  latest().hear({ kind: "happened", now: 0, seq: 3, changes: [{ kind: "rewound", to: 0 }] });
  expect(told).toEqual([[{ kind: "anew", first: "first", entries: [entry("a")] }], [{ kind: "rewound", to: 0 }]]);
});

test("asks for everything again when something is missing", () => {
  connect();
  latest().hear({ kind: "happened", now: 0, seq: 9, changes: [{ kind: "rewound", to: 7 }] });
  expect(latest().of("hello").at(-1)).toMatchObject({ seen: 0 });
});

test("asks once for what is missing, whatever else comes before the answer", () => {
  connect();
  for (const to of [7, 8, 9]) latest().hear({ kind: "happened", now: 0, seq: to, changes: [{ kind: "rewound", to }] });
  expect(latest().of("hello")).toHaveLength(2);
  latest().hear(welcome({ game: { seq: 9, status, changes: [{ kind: "anew", first: "first", entries: [] }] } }));
  expect(table.heard).toBe(9);
  latest().hear({ kind: "happened", now: 0, seq: 10, changes: [{ kind: "rewound", to: 7 }] });
  expect(latest().of("hello")).toHaveLength(3);
});

test.each([
  ["needs what was never told", { seq: 3, status, changes: [{ kind: "played", entries: [entry("a")] }] }],
  ["says nothing of the game", { seq: 3, status, changes: [] }],
  ["has no status", { seq: 3, changes: [{ kind: "anew", first: "first", entries: [] }] }],
] as const)("a server whose welcome %s is not asked for ever", async (_, game) => {
  const useless = welcome({ game: game as unknown as Welcome["game"] });
  latest().open();
  for (let answers = 0; answers < 100 && latest().readyState === 1; answers++) latest().hear(useless);
  expect(latest().of("hello")).toHaveLength(2);
  expect(table.state.value).toBe("connecting");
  // The pause before it comes back is random.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(1);
  for (let second = 0; second < 10 && sockets.length === 1; second++) await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  connect();
  expect(table.state.value).toBe("open");
});

test("a table that has begun and of which no game is told is asked for once a change, and no more", () => {
  connect(welcome({ game: undefined, table: info("open") }));
  for (let changes = 1; changes <= 3; changes++) {
    latest().hear({ kind: "table", table: info() });
    latest().hear(welcome({ game: undefined }));
    expect(latest().of("hello")).toHaveLength(1 + changes);
  }
});

test("a server that was set back tells everything anew, and that counts", () => {
  connect(welcome({ game: { seq: 5, status, changes: [{ kind: "anew", first: "first", entries: [entry("a")] }] } }));
  latest().hear(welcome({ game: { seq: 2, status, changes: [{ kind: "anew", first: "first", entries: [] }] } }));
  const told: unknown[] = [];
  table.watch((news) => told.push(news.seq, news.changes));
  expect(told).toEqual([2, [{ kind: "anew", first: "first", entries: [] }]]);
});

/** A game in which nothing ever changes. */
const still = { engine: { follow: (view: unknown) => view, notation: { writeMove: String } } } as never;
const failed: unknown[] = [];
const openHere = async () => {
  failed.length = 0;
  const opened = await openOnline(table, still, {
    fetchRecord: async () => "",
    onFailed: ({ kind }) => failed.push(kind),
  });
  if (!opened.ok) throw new Error("not opened");
  return opened.client;
};
const unanswered = (): unknown => JSON.parse(kept.get("interchange/unsent/abcdefabcdef") ?? "null");
const commands = (): readonly { readonly id: string }[] => latest().of("command") as never;
const answer = (id: string | undefined, told: unknown): void => {
  latest().hear({ kind: "answered", id: id ?? "", answer: told as never });
};

test("a decision without a connection is kept until it is answered, and then no more", async () => {
  connect();
  const client = await openHere();
  latest().break();
  const played = client.playAgain("m");
  expect(client.waiting.value.kind).toBe("unsent");
  expect(unanswered()).toMatchObject({ seat: 0, command: { after: 1, moves: ["m"] } });
  await vi.advanceTimersByTimeAsync(1000);
  connect();
  expect(commands()).toMatchObject([{ after: 1, moves: ["m"] }]);
  answer(commands()[0]?.id, { kind: "applied", seq: 2 });
  expect(await played).toEqual({ kind: "applied", seq: 2 });
  expect(unanswered()).toBeNull();
  expect(failed).toEqual([]);
});

test("a decision made before the page was loaded is sent by the next page, which tells what became of it", async () => {
  connect();
  const client = await openHere();
  void client.playAgain("m");
  const [{ id } = { id: "" }] = commands();
  table.close();
  table = new OnlineTable("abcdefabcdef", wires);
  connect();
  const again = await openHere();
  expect(again.waiting.value.kind).toBe("sending");
  expect(commands()).toMatchObject([{ id, moves: ["m"] }]);
  answer(id, { kind: "stale" });
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toEqual(["stale"]);
  expect(unanswered()).toBeNull();
});

test("a half-made decision stays while names and presence change, until a move comes", async () => {
  connect();
  const client = await openHere();
  const before = client.happened.value;
  latest().hear({ kind: "presence", seats: [{ presence: "here" }, { presence: "away" }], watching: 1 } as never);
  const renamed = [status.sitters[0], { name: "Cy", mind: { kind: "person" } }];
  latest().hear({ kind: "happened", now: 0, seq: 1, status: { ...status, sitters: renamed }, changes: [] } as never);
  expect(client.sitters[1]?.name).toBe("Cy");
  expect(client.happened.value).toBe(before);
  const change = { kind: "played", entries: [entry("m")] };
  latest().hear({ kind: "happened", now: 0, seq: 2, status, changes: [change] } as never);
  expect(client.happened.value).not.toBe(before);
});

test("what was decided at another seat is not sent", async () => {
  kept.set(
    "interchange/unsent/abcdefabcdef",
    JSON.stringify({ seat: 1, command: { id: "c", after: 1, moves: ["m"] } }),
  );
  connect();
  const client = await openHere();
  expect(client.waiting.value.kind).toBe("viewer");
  expect(commands()).toEqual([]);
});

test("what a server that is there could not keep is not sent behind anybody's back later", async () => {
  connect();
  const client = await openHere();
  const played = client.playAgain("m");
  answer(commands()[0]?.id, { kind: "unsent", reason: "disk full" });
  expect(await played).toMatchObject({ kind: "unsent" });
  expect(failed).toEqual(["unsent"]);
  expect(unanswered()).toBeNull();
});

test("what was on its way when the connection broke is sent again, with the same id", async () => {
  connect();
  const client = await openHere();
  void client.playAgain("m");
  const [{ id } = { id: "" }] = commands();
  latest().break();
  await vi.advanceTimersByTimeAsync(1000);
  expect(unanswered()).toMatchObject({ command: { id } });
  connect();
  expect(commands()).toMatchObject([{ id }]);
});

test("a window forgets its own decision only, not what another window has decided since", async () => {
  connect();
  const client = await openHere();
  const played = client.playAgain("m");
  const other = { seat: 0, command: { id: "other", after: 1, moves: ["n"] } };
  kept.set("interchange/unsent/abcdefabcdef", JSON.stringify(other));
  answer(commands()[0]?.id, { kind: "stale" });
  await played;
  expect(unanswered()).toEqual(other);
});

test("whoever sits here is not elsewhere, and everybody else is", () => {
  connect();
  const link = socketLink(table, async () => "");
  expect(link.seats).toEqual([0]);
  const elsewhere: unknown[] = [];
  link.watch(0, 0, ({ status: { sitters } }) => elsewhere.push(sitters.map((each) => "isElsewhere" in each)));
  expect(elsewhere).toEqual([[false, true]]);
});

test("says hello again when a table that was open begins, and knows when there is none", () => {
  connect(welcome({ game: undefined, table: info("open") }));
  expect(table.isBegun).toBe(false);
  latest().hear({ kind: "table", table: info() });
  expect(latest().of("hello")).toHaveLength(2);
  latest().hear(welcome());
  expect(table.isBegun).toBe(true);
  latest().hear({ kind: "goodbye", reason: "unknown-table", text: "" });
  expect(table.isUnknown.value).toBe(true);
});

test("an address that no table could have is that of no table", async () => {
  latest().open();
  latest().hear({ kind: "goodbye", reason: "unreadable", text: "" });
  latest().break();
  expect(table.isUnknown.value).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("a server with another page says so", () => {
  connect();
  expect(table.isOutdated.value).toBe(false);
  latest().hear(welcome({ build: "two" }));
  expect(table.isOutdated.value).toBe(true);
});
