import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import helmet from "@fastify/helmet";
import fastify from "fastify";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { addHealth } from "./health.ts";
import { addPage } from "./page.ts";
import { OutOfReach } from "./storage/storage.ts";

/** How many milliseconds a connection stays open without a request. Proxies keep theirs for less. */
export const IDLE_TIME = 72_000;

export interface ServerOptions {
  /** The folder of the built page. Without one, only the API is served. */
  readonly webRoot?: string;
  /** The log level, as lines of JSON; default nothing. */
  readonly logLevel?: "error" | "warn" | "info" | "debug";
  /** The addresses of trusted proxies. */
  readonly proxies?: readonly string[];
  /** How many milliseconds a request may take to arrive. */
  readonly requestTime?: number;
  /** Instead of `IDLE_TIME`. */
  readonly idleTime?: number;
}

/** A server ready to listen, or to be called directly in tests. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { logLevel, proxies = [], requestTime = 30_000, idleTime = IDLE_TIME } = options;
  const server = fastify({
    // Neither cookies nor bodies are logged.
    logger: logLevel === undefined ? false : { level: logLevel },
    trustProxy: proxies.length ? [...proxies] : false,
    // A setup with every option is a tenth of this.
    bodyLimit: 64 * 1024,
    // A request must arrive within this time, however slowly its bytes come. Sockets are checked on their own.
    requestTimeout: requestTime,
    keepAliveTimeout: idleTime,
    http: { headersTimeout: Math.min(requestTime, 15_000), connectionsCheckingInterval: Math.ceil(requestTime / 6) },
    clientErrorHandler: refuseUnread,
    frameworkErrors: refuseAddress,
  });

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Nothing inline: the page only sets style properties.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only the proxy that terminates TLS knows whether people use it.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  server.addHook("onRequest", async (request, reply) => {
    // Over plain HTTP browsers ignore these, and warn of each.
    if (request.protocol === "https")
      reply.header("cross-origin-opener-policy", "same-origin").header("origin-agent-cluster", "?1");
  });

  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof OutOfReach)
      return reply.code(503).header("retry-after", 5).send({ error: "not-kept", reason: error.message });
    const status = error.statusCode ?? 500;
    if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
      return reply.code(415).send({ error: "unreadable", reason: "Send JSON, with content-type: application/json." });
    if (status < 500) return reply.code(status).send({ error: "unreadable", reason: error.message });
    // Internal errors are for the operator.
    request.log.error(error, "could not answer a request");
    return reply.code(500).send({ error: "fault", reason: "Something went wrong on the server. Try again later." });
  });
  addHealth(server);
  if (options.webRoot !== undefined) await addPage(server, options.webRoot);
  return server;
}

/** Answers a request whose address cannot be read. */
function refuseAddress({ statusCode = 400, message }: FastifyError, _: unknown, reply: unknown): void {
  (reply as FastifyReply).code(statusCode).send({ error: "unreadable", reason: message });
}

/** Answers what did not become a request. */
function refuseUnread({ code }: { readonly code: string }, socket: Socket): void {
  const [status, reason] =
    code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? [408, "The request took too long to arrive."]
      : code === "HPE_HEADER_OVERFLOW"
        ? [431, "The headers are too long."]
        : [400, "This is not an HTTP request."];
  const body = JSON.stringify({ error: "unreadable", reason });
  if (code !== "ECONNRESET" && socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  socket.destroy();
}
