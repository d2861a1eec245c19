import { relative, sep } from "node:path";
import statics from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";

/** Serves the built page from `root`; addresses that only the page's own router knows get it too. */
export async function addPage(server: FastifyInstance, root: string): Promise<void> {
  await server.register(statics, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header("cache-control", isHashed(root, path) ? FOR_EVER : ASK_FIRST);
    },
  });

  server.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return reply.sendFile("index.html");
    return reply.code(404).send({ error: "not found" });
  });
}

/** The build puts a hash of its content into the name of every file under `assets`. */
function isHashed(root: string, path: string): boolean {
  return relative(root, path).startsWith(`assets${sep}`);
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  if (/^\/api(?:[/?]|$)/.test(url)) return false;
  return headers.accept?.includes("text/html") ?? false;
}
