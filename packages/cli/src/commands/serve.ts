import { readSettings, serve as serveUntilStopped } from "@interchange/server";
import { UsageError } from "../arguments.ts";
import { command } from "../command.ts";

export const serve = command({
  usage: "serve [--port N] [--host NAME | --lan] [--data DIR | --data postgres://…]",
  about: `Serves the page, its API and online tables until Ctrl-C.
Options override environment variables, which override defaults.`,
  options: {
    port: { value: "N", help: "port to listen on, 0 for any free one (PORT; default 3000)" },
    host: { value: "NAME", help: "address to listen on (HOST; default localhost: this machine only)" },
    lan: { help: "listen on the whole network, like --host 0.0.0.0" },
    data: {
      value: "WHERE",
      help: "folder for SQLite, or address of a PostgreSQL database\n(INTERCHANGE_DATA; default data in this folder)",
    },
    public: {
      value: "URL",
      help: "public address of this server, for invitations and\nthe origin check (INTERCHANGE_PUBLIC)",
    },
    proxies: {
      value: "LIST",
      help: "comma-separated addresses of trusted proxies, whose\nX-Forwarded-For is used (INTERCHANGE_PROXIES)",
    },
    log: { value: "LEVEL", help: "write logs as lines of JSON: error, warn, info or debug (INTERCHANGE_LOG)" },
    unlimited: { help: "turn rate limits off, for benchmarks" },
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
