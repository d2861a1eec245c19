/** Builds the AsyncAPI description of the socket from the schemas of its messages. */
import { CLOSED, GOODBYES, Incoming, PROTOCOL } from "@interchange/protocol";
import { ALL_FIELDS, FROM_SERVER } from "@interchange/protocol/fields";
import { toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { Schema } from "./route.ts";
import { sliceSchemas } from "./sliceSchemas.ts";

type Schemas = Readonly<Record<string, Schema>>;

const FROM_CLIENT: Schemas = Object.fromEntries(Incoming.options.map((each) => [each.entries.kind.literal, each]));

const ref = (to: string): object => ({ $ref: `#/${to}` });

export async function asyncApi(version: string, address: string): Promise<object> {
  const schemas = toJsonSchemaDefs(
    {
      ...prefixed("client", FROM_CLIENT),
      ...prefixed("server", FROM_SERVER),
      ...ALL_FIELDS,
      ...prefixed("slice", await sliceSchemas()),
    },
    { errorMode: "ignore", typeMode: "input", overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}` },
  );
  const messages = Object.fromEntries(
    [...sent("client", FROM_CLIENT), ...sent("server", FROM_SERVER)].map((id) => [
      id,
      { name: id.split(".")[1], payload: ref(`components/schemas/${id}`) },
    ]),
  );
  const operation = (action: "receive" | "send", of: Schemas, from: string): object => ({
    action,
    channel: ref("channels/table"),
    messages: sent(from, of).map((id) => ref(`channels/table/messages/${id}`)),
  });
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Interchange",
      version,
      description: `The socket of online tables and rooms, protocol ${PROTOCOL}. docs/protocol.md explains when each message is sent. ${closing()}`,
    },
    defaultContentType: "application/json",
    channels: {
      table: {
        address,
        description:
          "One socket serves one table or one room. The cookie says who you are; the first message is `hello`, `enter` or `watch`.",
        messages: Object.fromEntries(Object.keys(messages).map((id) => [id, ref(`components/messages/${id}`)])),
      },
    },
    operations: {
      receive: operation("receive", FROM_CLIENT, "client"),
      send: operation("send", FROM_SERVER, "server"),
    },
    components: { messages, schemas },
  };
}

const sent = (from: string, messages: Schemas): readonly string[] =>
  Object.keys(messages).map((kind) => `${from}.${kind}`);

function prefixed(from: string, messages: Schemas): Schemas {
  return Object.fromEntries(Object.entries(messages).map(([kind, schema]) => [`${from}.${kind}`, schema]));
}

function closing(): string {
  const said = Object.entries(GOODBYES).map(([reason, { code }]) => `${code} ${reason}`);
  return `Close codes: ${[...said, `${CLOSED.tooLong} message too long`, `${CLOSED.fault} server failed`].join(", ")}.`;
}
