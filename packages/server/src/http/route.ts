/**
 * Defines the API's routes. Each has schemas for its input and its answer. Input is checked against them, and /api/docs
 * is generated from them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Identities, Identity } from "../identities.ts";
import { addressGroup } from "../limits.ts";
import type { Buckets } from "../limits.ts";
import { isOwnOrigin } from "../origins.ts";
import { isUnreachable, NotKept, OutOfReach } from "../storage/storage.ts";
import { secretIn } from "./cookie.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- any schema
export type Schema = v.GenericSchema<any, any>;

export interface Asked<Body, Params> {
  readonly body: Body;
  readonly params: Params;
  readonly identity: Identity | undefined;
  /** What counts as one address. */
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Answered =
  | { readonly status: 200 | 201; readonly value: unknown }
  | {
      readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503;
      readonly error: string;
      readonly reason?: string;
      /** In seconds. */
      readonly retryAfter?: number;
    };

type Errors = Readonly<Partial<Record<ErrorStatus, readonly string[]>>>;
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;

/** The errors that a route can answer, its own and those of all routes. */
export function errorsOf({ method, body, params, needsIdentity, errors = {} }: Route): Errors {
  return {
    400: [...(body || params ? ["unreadable"] : []), ...(errors[400] ?? [])],
    401: needsIdentity ? ["nobody"] : [],
    403: [...(method === "GET" ? [] : ["origin"]), ...(errors[403] ?? [])],
    404: errors[404] ?? [],
    409: errors[409] ?? [],
    413: body ? ["unreadable"] : [],
    415: body ? ["unreadable"] : [],
    429: ["too-much"],
    500: ["fault"],
    503: ["not-kept"],
  };
}

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
  /** The error codes of its own, by status; a code that ends with `/` stands for all that begin with it. */
  readonly errors?: Errors;
  /** Requires an identity. */
  readonly needsIdentity?: true;
  /** The limits that a request counts for, besides those on all requests. */
  readonly limits?: (identity: Identity | undefined) => readonly Buckets[];
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
  /** The limits on all requests. */
  readonly perAddress: Buckets;
  readonly perPerson: Buckets;
}

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
        if ("value" in answered) return reply.send(answered.value);
        const { error, reason, retryAfter } = answered;
        if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
        return reply.send({ error, ...(reason !== undefined && { reason }) });
      },
    });
}

async function answer(
  each: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { identities, publicAddress, now, perAddress, perPerson }: RouteNeeds,
): Promise<Answered> {
  const { headers, ip } = request;
  const address = addressGroup(ip);
  if (!perAddress.take(address, now())) return tooMuch(perAddress);
  if (each.method !== "GET" && !isOwnOrigin(headers.origin, headers.host, publicAddress))
    return { status: 403, error: "origin", reason: "This request came from a page of another site." };
  const identity = await identities.of(secretIn(headers.cookie));
  if (each.needsIdentity && !identity) return { status: 401, error: "nobody", reason: "Choose a name first." };
  const whose = ({ limit }: Buckets): string | undefined => (limit.per === "person" ? identity?.id : address);
  return counted([perPerson, ...(each.limits?.(identity) ?? [])], whose, now(), async () => {
    const body = v.safeParse(each.body ?? NOTHING, request.body ?? undefined);
    if (!body.success) return unreadable(body.issues);
    const params = v.safeParse(each.params ?? NOTHING, {
      ...(request.params as object),
      ...(request.query as object),
    });
    if (!params.success) return unreadable(params.issues);
    return each.handle({ body: body.output, params: params.output, identity, address, request, reply });
  });
}

/** Answers within limits, and gives back what does not count. */
async function counted(
  limits: readonly Buckets[],
  whose: (limit: Buckets) => string | undefined,
  now: number,
  answering: () => Promise<Answered>,
): Promise<Answered> {
  const taken: (readonly [Buckets, string])[] = [];
  let answered: Answered | undefined;
  for (const buckets of limits) {
    const who = whose(buckets);
    if (who === undefined) continue;
    if (!buckets.take(who, now)) {
      answered = tooMuch(buckets);
      break;
    }
    taken.push([buckets, who]);
  }
  answered ??= await answering().catch(notKept);
  const outcome = "value" in answered ? "done" : "refused";
  for (const [buckets, who] of taken) if ((buckets.limit.counts ?? outcome) !== outcome) buckets.giveBack(who);
  return answered;
}

function tooMuch({ limit }: Buckets): Answered {
  return {
    status: 429,
    error: "too-much",
    reason: "Too many requests. Wait a moment, then try again.",
    retryAfter: Math.ceil(limit.every / 1_000),
  };
}

/** If storage failed, tell the caller. Anything else is a bug in the server. */
function notKept(thrown: unknown): Answered {
  const later = { status: 503, error: "not-kept", retryAfter: 5 } as const;
  if (isUnreachable(thrown)) return { ...later, reason: new OutOfReach().message };
  if (!(thrown instanceof NotKept)) throw thrown;
  return {
    ...later,
    reason: `The server could not save that (${thrown.message}). Nothing was changed. Try again later.`,
  };
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
