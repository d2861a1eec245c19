import helmet from "@fastify/helmet";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { addHealth } from "./health.ts";
import { addPage } from "./page.ts";

export interface ServerOptions {
  /** Folder of the built page. Without one, only the API is served. */
  readonly webRoot?: string;
}

/** A server ready to listen, or to be asked directly in tests. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const server = fastify();

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The page's SVG sets style attributes, which count as inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
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

  addHealth(server);
  if (options.webRoot !== undefined) await addPage(server, options.webRoot);
  return server;
}
