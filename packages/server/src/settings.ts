/** Reads a server's settings from options and environment, in one place for every command that starts it. */
import { resolve } from "node:path";
import { readPort } from "./listen.ts";
import type { ServeOptions } from "./serve.ts";

const LEVELS = ["error", "warn", "info", "debug"] as const;

/** Options as typed, without their dashes. */
export interface Typed {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly lan?: boolean | undefined;
  readonly data?: string | undefined;
  readonly public?: string | undefined;
  readonly proxies?: string | undefined;
  readonly log?: string | undefined;
  readonly unlimited?: boolean | undefined;
}

export type Settings = Omit<ServeOptions, "retry" | "say" | "complain">;

export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  /** Which option or variable is wrong and why, in a sentence. */
  | { readonly ok: false; readonly reason: string };

/** Options win over the environment, and that wins over defaults. */
export function readSettings(
  typed: Typed,
  env: Readonly<Record<string, string | undefined>>,
  defaultData = "data",
): ReadSettings {
  const given = (
    option: keyof Typed,
    variable: string,
  ): { readonly text: string; readonly name: string } | undefined => {
    const asked = typed[option];
    if (typeof asked === "string") return { text: asked, name: `--${option}` };
    const text = env[variable];
    return text === undefined || text === "" ? undefined : { text, name: variable };
  };
  const wrong = (reason: string): ReadSettings => ({ ok: false, reason });

  const portGiven = given("port", "PORT") ?? { text: "3000", name: "PORT" };
  const port = readPort(portGiven.text);
  if (port === undefined)
    return wrong(`${portGiven.name} must be a whole number from 0 to 65535, not '${portGiven.text}'`);
  const log = given("log", "INTERCHANGE_LOG");
  const logLevel = LEVELS.find((level) => level === log?.text);
  if (log && !logLevel) return wrong(`${log.name} must be one of ${LEVELS.join(", ")}, not '${log.text}'`);
  const reached = given("public", "INTERCHANGE_PUBLIC");
  if (reached && !/^https?:\/\/[^/\s]+\/?$/.test(reached.text))
    return wrong(`${reached.name} must be an address such as https://play.example.org, not '${reached.text}'`);
  const where = given("data", "INTERCHANGE_DATA")?.text ?? defaultData;
  const host = typed.host ?? (typed.lan === true ? "0.0.0.0" : (given("host", "HOST")?.text ?? "localhost"));
  const proxies = given("proxies", "INTERCHANGE_PROXIES")?.text ?? "";
  return {
    ok: true,
    settings: {
      port,
      host,
      data: /^postgres(?:ql)?:\/\//.test(where) ? where : resolve(where),
      proxies: proxies.split(",").flatMap((each) => each.trim() || []),
      isUnlimited: typed.unlimited === true,
      ...(reached && { publicAddress: reached.text }),
      ...(logLevel && { logLevel }),
    },
  };
}
