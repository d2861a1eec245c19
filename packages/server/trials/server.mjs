// The built server for trials: without rate limits, and with a game without rules besides the real ones.
import { GAMES } from "@interchange/games";
import { addOnline, createServer, listen, NO_LIMITS, openStorage, shutDown } from "@interchange/server";
import { EMPTY } from "./emptyGame.mjs";

const [, , data = ""] = process.argv;
const storage = await openStorage(data);
const server = await createServer();
const games = [...GAMES, EMPTY];
// Notices go to a receiver on this machine, at once.
// A lease is longer than any sending takes, also on a very busy machine.
const notices = { networks: ["127.0.0.1"], parked: 0, lease: 10_000 };
const online = await addOnline(server, { storage, limits: NO_LIMITS, botPause: 0, games, keptEmpty: 600_000, notices });
const address = await listen(server, { port: 0, host: "127.0.0.1" });

// A collection that is asked for counts for nothing: several processes would pay for it several times.
const collecting = { user: 0, system: 0 };
process.on("message", (/** @type {{ afterCollection: boolean }} */ { afterCollection }) => {
  const began = process.cpuUsage();
  if (afterCollection) globalThis.gc?.();
  const took = process.cpuUsage(began);
  collecting.user += took.user;
  collecting.system += took.system;
  const user = began.user + took.user - collecting.user;
  const system = began.system + took.system - collecting.system;
  process.send?.({ cpu: user + system, system, memory: process.memoryUsage.rss() });
});
process.on("disconnect", () => {
  process.exit(1);
});
process.on("SIGTERM", () => {
  void stop();
});
process.send?.({ address });

async function stop() {
  await online.close();
  await shutDown(server);
  await storage.close();
  process.exit(0);
}
