/**
 * Defines the API's routes. Each has schemas for its input and its answer. Input is checked against them, and /api/docs
 * is generated from them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Identities, Identity } from "../identities.ts";
import type { Buckets } from "../limits.ts";
import { isOwnOrigin } from "../origins.ts";
import { isUnreachable, NotKept } from "../storage/storage.ts";
import { secretIn } from "./cookie.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- any schema
export type Schema = v.GenericSchema<any, any>;

export interface Asked<Body, Params> {
  readonly body: Body;
  readonly params: Params;
  readonly identity: Identity | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Answered =
  | { readonly status: 200 | 201; readonly value: unknown }
  | { readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503; readonly error: string; readonly reason?: string };

export interface Route<Body extends Schema = Schema, Params extends Schema = Schema> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** In Fastify's notation: `/api/tables/:table`. */
  readonly path: string;
  /** A one-sentence description. */
  readonly does: string;
  readonly body?: Body;
  /** Parameters in the path and the query. */
  readonly params?: Params;
  readonly answers: Schema;
  /** Requires an identity. */
  readonly needsIdentity?: true;
  readonly limit?: Buckets;
  /** The size limit of the body in bytes, if larger than usual. */
  readonly bodyLimit?: number;
  handle(asked: Asked<v.InferOutput<Body>, v.InferOutput<Params>>): Promise<Answered>;
}

/** Keeps each route's own types. */
export function route<Body extends Schema, Params extends Schema>(given: Route<Body, Params>): Route {
  return given;
}

export interface RouteNeeds {
  readonly identities: Identities;
  readonly publicAddress: string | undefined;
  readonly now: () => number;
  readonly all: Buckets;
}

/** In seconds. */
const RETRY_AFTER = 5;
const NOTHING = v.optional(v.unknown());

export function addRoutes(server: FastifyInstance, routes: readonly Route[], needs: RouteNeeds): void {
  for (const each of routes)
    server.route({
      method: each.method,
      url: each.path,
      ...(each.bodyLimit !== undefined && { bodyLimit: each.bodyLimit }),
      async handler(request, reply) {
        const answered = await answer(each, request, reply, needs).catch(notKept);
        reply.header("cache-control", "no-store").code(answered.status);
        if (answered.status === 503) reply.header("retry-after", RETRY_AFTER);
        if ("value" in answered) return reply.send(answered.value);
        const { error, reason } = answered;
        return reply.send({ error, ...(reason !== undefined && { reason }) });
      },
    });
}

async function answer(
  each: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { identities, publicAddress, now, all }: RouteNeeds,
): Promise<Answered> {
  const { headers, ip } = request;
  if (!all.take(ip, now()))
    return { status: 429, error: "too-much", reason: "Too many requests. Wait a moment, then try again." };
  if (each.method !== "GET" && !isOwnOrigin(headers.origin, headers.host, publicAddress))
    return { status: 403, error: "origin", reason: "This request came from a page of another site." };
  const identity = await identities.of(secretIn(headers.cookie));
  if (each.needsIdentity && !identity) return { status: 401, error: "nobody", reason: "Choose a name first." };
  if (each.limit && !each.limit.take(identity?.id ?? ip, now()))
    return { status: 429, error: "too-much", reason: "Too many requests. Wait a moment, then try again." };
  const body = v.safeParse(each.body ?? NOTHING, request.body ?? undefined);
  if (!body.success) return unreadable(body.issues);
  const params = v.safeParse(each.params ?? NOTHING, {
    ...(request.params as object),
    ...(request.query as object),
  });
  if (!params.success) return unreadable(params.issues);
  return each.handle({ body: body.output, params: params.output, identity, request, reply });
}

/** If storage failed, tell the caller. Anything else is a bug in the server. */
function notKept(thrown: unknown): Answered {
  if (isUnreachable(thrown))
    return { status: 503, error: "not-kept", reason: "The server's database cannot be reached. Try again later." };
  if (!(thrown instanceof NotKept)) throw thrown;
  const reason = `The server could not save that (${thrown.message}). Nothing was changed. Try again later.`;
  return { status: 503, error: "not-kept", reason };
}

/** Names the first problem. */
function unreadable(issues: readonly v.BaseIssue<unknown>[]): Answered {
  const [issue] = issues;
  const path = issue ? v.getDotPath(issue) : undefined;
  return {
    status: 400,
    error: "unreadable",
    reason: `${path === null || path === undefined ? "" : `${path}: `}${issue?.message ?? ""}`,
  };
}
