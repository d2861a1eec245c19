// The built server for trials: without rate limits, and with a game without rules besides the real ones.
import { GAMES } from "@interchange/games";
import { addOnline, createServer, listen, NO_LIMITS, openStorage, shutDown } from "@interchange/server";
import { EMPTY } from "./emptyGame.mjs";

const [, , data = ""] = process.argv;
const storage = await openStorage(data);
const server = await createServer();
const games = [...GAMES, EMPTY];
const online = await addOnline(server, { storage, limits: NO_LIMITS, botPause: 0, games, keptEmpty: 600_000 });
const address = await listen(server, { port: 0, host: "127.0.0.1" });

process.on("message", () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() });
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
