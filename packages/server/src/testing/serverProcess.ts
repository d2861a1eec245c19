/** A server in its own process, run from the sources. Sends its address to the process that started it. */
import { addOnline } from "../online.ts";
import { createServer } from "../server.ts";
import { listen } from "../listen.ts";
import { NO_LIMITS } from "../limits.ts";
import { openStorage } from "../storage/open.ts";

const [, , where = "", botPause = "0"] = process.argv;
const storage = await openStorage(where);
const server = await createServer();
await addOnline(server, { storage, limits: NO_LIMITS, botPause: Number(botPause), botThreads: 1 });
process.on("disconnect", () => {
  process.exit(1);
});
process.send?.({ address: await listen(server, { port: 0, host: "127.0.0.1" }) });
