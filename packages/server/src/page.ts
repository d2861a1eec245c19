import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";
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

/** The answer where there is nothing. */
export const NOT_FOUND = { error: "not-found", reason: "There is nothing at this address." };

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
    return reply.code(404).send(NOT_FOUND);
  });
}

/**
 * The page's HTML in the language that the address asks for, else the browser; English if the page speaks none of them.
 * The build writes `index.de.html` for German and so on, so a new language of the page needs nothing here.
 */
export function pageFor(root: string, request: Pick<FastifyRequest, "query" | "headers">): string {
  const { lang } = request.query as { readonly lang?: unknown };
  const languages = [ENGLISH, ...languagesIn(root)];
  const language =
    languageOf(typeof lang === "string" ? lang : undefined, languages) ??
    languageOf(request.headers["accept-language"], languages) ??
    ENGLISH;
  return language === ENGLISH ? "index.html" : `index.${language}.html`;
}

const ENGLISH = "en";

function languagesIn(root: string): readonly string[] {
  return readdirSync(root).flatMap((name) => /^index\.([\w-]+)\.html$/.exec(name)?.[1] ?? []);
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
