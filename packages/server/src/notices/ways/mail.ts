/** E-mail, if the host has configured a server for it. */
import type { Transporter } from "nodemailer";
import { WORDS } from "../words.ts";
import type { Spoken } from "../words.ts";
import type { Outcome } from "./outbound.ts";
import type { Language } from "../../language.ts";

export interface MailSettings {
  /** The server that takes e-mail: `smtps://user:password@mail.example.org`. */
  readonly smtp: string;
  /** The sender: `Interchange <games@example.org>`. */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  /** The same each time it is sent. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** One click there stops them: RFC 8058. */
  readonly unsubscribe?: string;
}

/** So that a server that does not answer holds up nothing. */
const PATIENCE = 4_000;

export class Mailer {
  private readonly transport: Transporter;
  private readonly from: string;
  private readonly domain: string;

  private constructor(transport: Transporter, from: string) {
    this.transport = transport;
    this.from = from;
    this.domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? "localhost";
  }

  static async open({ smtp, from }: MailSettings): Promise<Mailer> {
    const { createTransport } = await import("nodemailer");
    const { hostname, port, protocol, username, password, searchParams } = new URL(smtp);
    const transport = createTransport({
      host: hostname,
      ...(port !== "" && { port: Number(port) }),
      secure: protocol === "smtps:",
      // Passwords and addresses cross no network in the open, unless the host says so for a server on its own machine.
      requireTLS: protocol === "smtp:" && searchParams.get("tls") !== "off",
      ignoreTLS: searchParams.get("tls") === "off",
      ...(username !== "" && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return new Mailer(transport, from);
  }

  async send({ to, id, subject, text, unsubscribe }: Mail): Promise<Outcome> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: "", address: to },
        messageId: `<${id}@${this.domain}>`,
        subject,
        text,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribe !== undefined && {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      return { kind: "sent", answer: "sent" };
    } catch {
      // What a mail server says may name people and machines.
      return { kind: "failed", answer: "not sent" };
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** The content of an e-mail about one thing or several. */
export function mailText(
  items: readonly Spoken[],
  language: Language,
  { unsubscribe, settings }: { readonly unsubscribe: string; readonly settings: string },
): Pick<Mail, "subject" | "text"> {
  const { digest, off, settings: change } = WORDS[language].mail;
  const [first] = items;
  const only = items.length === 1 ? first : undefined;
  return {
    subject: only?.title ?? digest(items.length),
    text: [
      ...items.map(({ title, body, points, link }) =>
        [...(only ? [] : [title]), body, ...(points === undefined ? [] : [points]), link].join("\n"),
      ),
      `-- \n${change(settings)}\n${off(unsubscribe)}`,
    ].join("\n\n"),
  };
}
