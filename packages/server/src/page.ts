import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import statics from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "./language.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";
/** Headers that only matter for documents. Every file carries headers, which slow networks feel. */
const OF_DOCUMENTS = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Serves the built page from `root`, also for addresses that only the page's router knows. */
export async function addPage(server: FastifyInstance, root: string): Promise<void> {
  await server.register(statics, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isOfPage = isHashed(root, path);
      reply.header("cache-control", isOfPage ? FOR_EVER : ASK_FIRST);
      if (isOfPage) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });

  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.header("vary", "accept-language").sendFile(pageFor(root, request));
  server.get("/", page);
  server.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return page(request, reply);
    return reply.code(404).send({ error: "not found" });
  });
}

/** The page's HTML in the language of the address, else of the browser; English if we have neither. */
export function pageFor(root: string, request: Pick<FastifyRequest, "query" | "headers">): string {
  const { lang } = request.query as { readonly lang?: unknown };
  const language =
    languageOf(typeof lang === "string" ? lang : undefined) ?? languageOf(request.headers["accept-language"]) ?? "en";
  const file = `index.${language}.html`;
  return existsSync(join(root, file)) ? file : "index.html";
}

/** The build puts a content hash into the name of every file under `assets`. */
function isHashed(root: string, path: string): boolean {
  return relative(root, path).startsWith(`assets${sep}`);
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  if (/^\/api(?:[/?]|$)/.test(url)) return false;
  return headers.accept?.includes("text/html") ?? false;
}
