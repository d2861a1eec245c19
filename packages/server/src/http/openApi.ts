/** Builds the OpenAPI description from the routes. */
import { Incoming, Problem } from "@interchange/protocol";
import { toJsonSchema } from "@valibot/to-json-schema";
import type { Route, Schema } from "./route.ts";

const schemaOf = (schema: Schema): object => {
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: "ignore" });
  return described;
};

const json = (description: string, schema: object): object => ({
  description,
  content: { "application/json": { schema } },
});

export function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, does, body, params, answers } of routes) {
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
          200: json("Success.", schemaOf(answers)),
          default: json("An error, with its reason.", schemaOf(Problem)),
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
        "The API for online tables. Events at a table arrive over a socket; docs/protocol.md describes its messages.",
    },
    paths,
    components: { schemas: { SocketMessage: schemaOf(Incoming) } },
  };
}
