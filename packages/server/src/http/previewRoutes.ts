/** Link previews: the page with tags for link cards, pictures of boards, and the embed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TableId } from "@interchange/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { languageOf } from "../language.ts";
import { addressGroup, Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import { allowedHosts } from "../origins.ts";
import { NOT_FOUND, pageFor } from "../page.ts";
import { embedPage, noEmbed } from "../previews/embedPage.ts";
import { withPageTags, withTags } from "../previews/linkTags.ts";
import type { Page } from "../previews/linkWords.ts";
import type { Looked, Previews } from "../previews/previews.ts";
import { isUnreachable, OutOfReach } from "../storage/storage.ts";

export interface PreviewNeeds {
  readonly previews: Previews;
  readonly limits: Limits;
  readonly now: () => number;
  readonly publicAddress: string | undefined;
  /** The folder of the built page; without it, links have no preview. */
  readonly webRoot: string | undefined;
}

const Step = v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), 0));
/** Pages that people send each other, with the addresses below them. */
const PAGES: Readonly<Record<Page, readonly string[]>> = {
  lobby: [""],
  rules: ["", "/:game", "/:game/:module"],
  learn: ["", "/:game", "/:game/:module"],
  puzzles: ["", "/:game", "/:game/:id"],
  maps: ["", "/:game", "/:game/:id"],
  shared: ["", "/:id"],
  room: ["/:room", "/:room/screen"],
  watch: ["/:watch"],
};
const Query = v.object({
  at: Step,
  theme: v.optional(v.fallback(v.picklist(["light", "dark"]), "light"), "light"),
  lang: v.optional(v.string()),
  /** The board alone. */
  bare: v.optional(v.string()),
});

export function addPreviews(server: FastifyInstance, needs: PreviewNeeds): void {
  const { previews, limits, now, publicAddress, webRoot } = needs;
  const pictures = new Buckets(limits.pictures);
  const pages = new Buckets(limits.requestsFrom);

  const lookedAt = async (request: FastifyRequest): Promise<Looked | undefined> => {
    const { table } = request.params as { readonly table: string };
    if (!v.is(TableId, table)) return undefined;
    return previews.look(table).catch((thrown: unknown) => {
      throw isUnreachable(thrown) ? new OutOfReach() : thrown;
    });
  };
  const tooOften = (reply: FastifyReply): FastifyReply =>
    reply.code(429).send({ error: "too-much", reason: "Too many requests. Wait a moment, then try again." });

  server.get("/preview/:table.png", async (request, reply) => {
    if (!pictures.take(addressGroup(request.ip), now())) return tooOften(reply);
    const looked = await lookedAt(request);
    const { at, theme } = v.parse(Query, request.query);
    const png = looked && (await previews.png(looked, { step: at, theme }));
    if (!png) return reply.code(404).send(NOT_FOUND);
    return sent(reply, looked, "image/png").send(png);
  });

  server.get("/preview/:table.svg", async (request, reply) => {
    if (!pages.take(addressGroup(request.ip), now())) return tooOften(reply);
    const looked = await lookedAt(request);
    const { at, theme, bare } = v.parse(Query, request.query);
    const svg = looked && previews.svg(looked, { step: at, theme, isBare: bare !== undefined });
    if (!looked || svg === undefined) return reply.code(404).send(NOT_FOUND);
    return sent(reply, looked, "image/svg+xml").send(svg);
  });

  // The only address that other sites may embed. It has no scripts and uses no cookie.
  const framed = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["*"],
      },
    },
    frameguard: false,
  };
  server.get("/embed/:table", { helmet: framed }, async (request, reply) => {
    if (!pages.take(addressGroup(request.ip), now())) return tooOften(reply);
    const { at: step, theme, lang } = v.parse(Query, request.query);
    const language = languageOf(lang) ?? languageOf(request.headers["accept-language"]) ?? "en";
    const wish = { step, theme, language };
    const looked = await lookedAt(request);
    const page = looked && embedPage(looked, wish);
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-language");
    return page === undefined ? reply.code(404).send(noEmbed(wish)) : reply.send(page);
  });

  if (webRoot === undefined) return;
  const pageIn = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-language");
    return readFile(join(webRoot, pageFor(webRoot, request)), "utf8");
  };
  const tagged = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const page = await pageIn(request, reply);
    // Beyond the limit you still get the plain page.
    const looked = pages.take(addressGroup(request.ip), now())
      ? await lookedAt(request).catch(() => undefined)
      : undefined;
    if (!looked) return reply.send(page);
    const { at, lang } = v.parse(Query, request.query);
    // Programs that fetch previews rarely say a language. The host's is the best guess for the people they invite.
    const language = languageOf(lang) ?? looked.language ?? languageOf(request.headers["accept-language"]) ?? "en";
    return reply.send(withTags(page, looked, { origin: originOf(request, publicAddress), step: at, language }));
  };
  server.get("/at/:table", tagged);
  server.get("/at/:table/:part", tagged);
  for (const [which, below] of Object.entries(PAGES) as [Page, readonly string[]][])
    for (const each of below)
      server.get(`/${which}${each}`, async (request, reply) => {
        const page = await pageIn(request, reply);
        const { game } = request.params as { readonly game?: string };
        const { lang } = v.parse(Query, request.query);
        const language = languageOf(lang) ?? languageOf(request.headers["accept-language"]) ?? "en";
        const path = request.url.replace(/\?.*/, "");
        return withPageTags(page, { which, game, path }, { origin: originOf(request, publicAddress), language });
      });
}

function sent(reply: FastifyReply, { shown }: Looked, type: string): FastifyReply {
  // A finished game never changes; a running one soon does.
  const age = shown?.isOver ? 86_400 : 10;
  return reply
    .type(type)
    .header("cache-control", `public, max-age=${age}`)
    .header("cross-origin-resource-policy", "cross-origin");
}

/** The server's public origin, if known. A made-up host name is not passed on. */
function originOf(request: FastifyRequest, publicAddress: string | undefined): string | undefined {
  if (publicAddress !== undefined) return new URL(publicAddress).origin;
  return allowedHosts(undefined).has(request.hostname) ? `${request.protocol}://${request.host}` : undefined;
}
