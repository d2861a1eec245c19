/** Reads a server's settings from options and environment, in one place for every command that starts it. */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { readPort } from "./listen.ts";
import type { NoticeOptions } from "./notices/notices.ts";
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

/** Where notices may go. A password belongs in no list of processes, so these are read from the environment alone. */
function readNotices(env: Readonly<Record<string, string | undefined>>): NoticeOptions | string {
  const { INTERCHANGE_SMTP: smtp = "", INTERCHANGE_MAIL_FROM: from = "" } = env;
  const list = (name: string): readonly string[] => (env[name] ?? "").split(",").flatMap((each) => each.trim() || []);
  if (smtp !== "" && !(URL.canParse(smtp) && /^smtps?:$/.test(new URL(smtp).protocol)))
    return "INTERCHANGE_SMTP must be an address such as smtps://user:password@mail.example.org";
  if ((smtp === "") !== (from === "")) return "INTERCHANGE_SMTP and INTERCHANGE_MAIL_FROM belong together";
  if (from !== "" && !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    return `INTERCHANGE_MAIL_FROM must be a sender such as Interchange <games@example.org>, not '${from}'`;
  const networks = list("INTERCHANGE_WEBHOOK_NETWORKS");
  const notOne = networks.find((range) => !isRange(range));
  if (notOne !== undefined)
    return `INTERCHANGE_WEBHOOK_NETWORKS must list addresses and ranges such as 192.168.0.0/16, not '${notOne}'`;
  const pushServices = list("INTERCHANGE_PUSH_SERVICES");
  const odd = pushServices.find((each) => !URL.canParse(each) || new URL(each).origin !== each);
  if (odd !== undefined)
    return `INTERCHANGE_PUSH_SERVICES must list origins such as https://push.example.org, not '${odd}'`;
  return { networks, pushServices, ...(smtp !== "" && { mail: { smtp, from } }) };
}

/** An address, or a range of addresses. */
function isRange(text: string): boolean {
  const [address = "", bits, more] = text.split("/");
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

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
  const notices = readNotices(env);
  if (typeof notices === "string") return wrong(notices);
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
      notices,
      ...(reached && { publicAddress: reached.text }),
      ...(logLevel && { logLevel }),
    },
  };
}
