/** Builds the OpenAPI description from the routes. */
import { Problem } from "@interchange/protocol";
import { toJsonSchema } from "@valibot/to-json-schema";
import { errorsOf } from "./route.ts";
import type { Route, Schema } from "./route.ts";

const schemaOf = (schema: Schema): object => {
  const { $schema: _, ...described } = toJsonSchema(schema, { target: "draft-2020-12", errorMode: "ignore" });
  return described;
};

const PROBLEM = schemaOf(Problem) as { readonly properties: object };

const json = (description: string, schema: object): object => ({
  description,
  content: { "application/json": { schema } },
});

/** An answer for each status, with the codes that come with it. */
function errors(route: Route): Record<string, object> {
  const described = Object.entries(errorsOf(route)).flatMap(([status, codes]) => {
    if (!codes.length) return [];
    const listed = codes.map((code) => (code.endsWith("/") ? `${code}…` : code)).join(", ");
    const pattern = `^(?:${codes.map((code) => (code.endsWith("/") ? `${code}.+` : code)).join("|")})$`;
    const schema = { ...PROBLEM, properties: { ...PROBLEM.properties, error: { type: "string", pattern } } };
    return [[status, json(`An error: ${listed}.`, schema)] as const];
  });
  return Object.fromEntries(described);
}

export function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const { method, path, does, body, params, answers } = route;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const described =
      params && (schemaOf(params) as { properties?: Record<string, object>; required?: readonly string[] });
    const url = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[url] = {
      ...paths[url],
      [method.toLowerCase()]: {
        summary: does,
        parameters: Object.entries(described?.properties ?? {}).map(([name, schema]) => ({
          name,
          in: names.includes(name) ? "path" : "query",
          required: names.includes(name) || (described?.required?.includes(name) ?? false),
          schema,
        })),
        ...(body && { requestBody: { required: true, content: { "application/json": { schema: schemaOf(body) } } } }),
        responses: {
          "2XX": json("Success.", schemaOf(answers)),
          ...errors(route),
        },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Interchange",
      version,
      description:
        "The API for online tables. Events at a table arrive over a socket, which /api/docs/socket describes.",
    },
    paths,
  };
}
