import { readSettings, serve as serveUntilStopped } from "@interchange/server";
import { UsageError } from "../arguments.ts";
import { command } from "../command.ts";

export const serve = command({
  usage: "serve [--port N] [--host NAME | --lan] [--data DIR | --data postgres://…]",
  about: `Serves the page, its API and online tables until Ctrl-C.
What an option leaves out is taken from the environment, then from the default.`,
  options: {
    port: { value: "N", help: "port to listen on, 0 for any free one (PORT; default 3000)" },
    host: { value: "NAME", help: "address to listen on (HOST; default localhost: this machine alone)" },
    lan: { help: "listen to the whole network, as --host 0.0.0.0 does" },
    data: {
      value: "WHERE",
      help: "folder for SQLite, or address of a PostgreSQL database\n(INTERCHANGE_DATA; default data in this folder)",
    },
    public: {
      value: "URL",
      help: "where people reach this server, for invitations and\nfor the check of origins (INTERCHANGE_PUBLIC)",
    },
    proxies: {
      value: "LIST",
      help: "addresses of proxies whose X-Forwarded-For is believed,\nseparated by commas (INTERCHANGE_PROXIES)",
    },
    log: { value: "LEVEL", help: "log as lines of JSON: error, warn, info or debug (INTERCHANGE_LOG)" },
    unlimited: { help: "without limits on how much one may ask for: for measurements" },
  },
  run: async ({ options }, io) => {
    const read = readSettings(options, process.env);
    if (!read.ok) throw new UsageError(read.reason);
    return serveUntilStopped({
      ...read.settings,
      retry: (port) => `interchange serve --port ${port}`,
      say: (line) => io.stdout.write(`${line}\n`),
      complain: (line) => io.stderr.write(`interchange serve: ${line}\n`),
    });
  },
});
