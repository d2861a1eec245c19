/** Compares the answers that tests get with the server's own description of its API. */
import { Ajv2020 } from "ajv/dist/2020.js";

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
}

const described = new Map<string, Promise<{ readonly ajv: Ajv2020; readonly description: Description } | undefined>>();

async function read(address: string) {
  try {
    const description = (await (await fetch(`${address}/api/docs`)).json()) as Description;
    return { description, ajv: new Ajv2020({ strict: false }).addSchema(description, "description") };
  } catch {
    return undefined;
  }
}

/** Throws if an address of the API answers something that its description does not have. */
export async function checkDescribed(
  address: string,
  method: string,
  path: string,
  status: number,
  value: unknown,
): Promise<void> {
  const known = described.get(address) ?? read(address);
  described.set(address, known);
  const found = await known;
  const plain = path.split("?")[0] ?? "";
  const template = Object.keys(found?.description.paths ?? {}).find((each) =>
    new RegExp(`^${each.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(plain),
  );
  const { responses } = found?.description.paths[template ?? ""]?.[method.toLowerCase()] ?? {};
  if (!found || template === undefined || !responses) return;
  const key = status < 300 ? "2XX" : String(status);
  const steps = ["paths", template, method.toLowerCase(), "responses", key, "content", "application/json", "schema"];
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  if (key in responses && found.ajv.validate(`description#/${pointer}`, value)) return;
  throw new Error(`${method} ${template} answers ${status} ${JSON.stringify(value)}, which is not described`);
}
