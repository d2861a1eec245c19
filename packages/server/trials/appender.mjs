// Appends rows to tables of its own, without games or sockets, and says how long each took.
import { openStorage } from "@interchange/server";

const [, , data = "", tables = "", seconds = "", name = ""] = process.argv;
const storage = await openStorage(data);
const ids = Array.from({ length: Number(tables) }, (_, index) => `t${name}x${String(index).padStart(8, "0")}`);
for (const id of ids)
  await storage.write({
    query: storage.db
      .insertInto("tables")
      .values({
        id,
        game: "metro",
        state: "running",
        is_public: 0,
        host: "h",
        created_at: 1,
        at: 1,
        to_act: null,
        deadline: null,
        bot_at: null,
        is_slow: 0,
        terms: "{}",
        summary: null,
        seal: "s",
        rematch: null,
      })
      .compile(),
  });
process.send?.("ready");
await new Promise((resolve) => {
  process.once("message", resolve);
});

const clock = { left: [600_000, 600_000], running: { seat: 0, since: 1 } };
const summary = { at: 5, state: "running", sitters: [], toAct: 1, deadline: 90, points: [0, 0], progress: 0 };
/** @type {number[]} */
const times = [];
const { user, system } = process.cpuUsage();
const until = performance.now() + Number(seconds) * 1000;
await Promise.all(ids.map((id) => append(id)));
const used = process.cpuUsage();
process.send?.({ times, cpu: used.user + used.system - user - system }, () => {
  void storage.close().then(() => process.exit(0));
});

/** @param {string} id */
async function append(id) {
  for (let after = 0; performance.now() < until; after++) {
    const began = performance.now();
    const row = { kind: "moves", at: Date.now(), seat: 0, command: `0/${id}-${after}`, entries: ["aaaa@b3"], clock };
    const kept = await storage.append(id, "game", after, /** @type {never} */ (row), /** @type {never} */ (summary));
    if (kept !== "kept") throw new Error(`row ${after + 1} of ${id} was overtaken`);
    times.push(performance.now() - began);
  }
}
