import { serve as serveUntilStopped } from "@interchange/server";
import { wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";

export const serve = command({
  usage: "serve [--port N] [--host NAME]",
  about: "Serves the page and its API until Ctrl-C.",
  options: {
    port: { value: "N", help: "port to listen on, 0 for any free one (default 3000)" },
    host: { value: "NAME", help: "address to listen on (default localhost: this machine alone)" },
  },
  run: async ({ options }, io) =>
    serveUntilStopped({
      port: wholeNumber(options.port ?? "3000", "port", { max: 65535 }),
      host: options.host ?? "localhost",
      retry: (port) => `interchange serve --port ${port}`,
      say: (line) => io.stdout.write(`${line}\n`),
      complain: (line) => io.stderr.write(`interchange serve: ${line}\n`),
    }),
});
