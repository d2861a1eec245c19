import helmet from "@fastify/helmet";
import fastify from "fastify";
import type { FastifyError, FastifyInstance } from "fastify";
import { addHealth } from "./health.ts";
import { addPage } from "./page.ts";

export interface ServerOptions {
  /** Folder of the built page. Without one, only the API is served. */
  readonly webRoot?: string;
  /** What is logged, as lines of JSON: nothing when left out. */
  readonly logLevel?: "error" | "warn" | "info" | "debug";
  /** Addresses of proxies whose word for who asks is taken. */
  readonly proxies?: readonly string[];
}

/** A server ready to listen, or to be asked directly in tests. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { logLevel, proxies = [] } = options;
  const server = fastify({
    // Neither cookies nor what is sent is logged.
    logger: logLevel === undefined ? false : { level: logLevel },
    trustProxy: proxies.length ? [...proxies] : false,
    // A setup with every option is a tenth of this.
    bodyLimit: 64 * 1024,
  });

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Nothing inline: the page sets styles through their properties alone.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether people come over TLS is known to whatever ends it in front of this server.
    strictTransportSecurity: false,
  });

  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: "unreadable", reason: error.message });
    // What went wrong inside is for whoever runs the server.
    request.log.error(error, "a request was not answered");
    return reply.code(500).send({ error: "fault", reason: "Something went wrong here." });
  });
  addHealth(server);
  if (options.webRoot !== undefined) await addPage(server, options.webRoot);
  return server;
}
