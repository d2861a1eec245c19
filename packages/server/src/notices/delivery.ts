/** Words a notice and sends it by one way: a push service, e-mail, or a webhook. */
import { createHash } from "node:crypto";
import type { NoticeSettings } from "@interchange/protocol";
import type { Language } from "../language.ts";
import type { Held } from "./held.ts";
import type { NoticeBook, Way } from "./noticeBook.ts";
import type { NoticeRow } from "./noticeRows.ts";
import { spoken, WORDS } from "./words.ts";
import type { Spoken } from "./words.ts";
import { mailText } from "./ways/mail.ts";
import type { Mailer } from "./ways/mail.ts";
import type { Outbound, Outcome } from "./ways/outbound.ts";
import { sendPush } from "./ways/push.ts";
import type { VapidKeys } from "./ways/push.ts";
import { sendHook } from "./ways/webhook.ts";

export interface DeliveryNeeds {
  readonly book: NoticeBook;
  readonly now: () => number;
  readonly outbound: Outbound;
  readonly vapid: VapidKeys;
  readonly mailer: Mailer | undefined;
  readonly publicAddress: string | undefined;
}

/** A notice that holds. */
export interface Due {
  readonly notice: NoticeRow;
  readonly held: Held;
}

const NOT_SENT: Outcome = { kind: "failed", answer: "not sent" };

export class Delivery {
  private readonly needs: DeliveryNeeds;

  constructor(needs: DeliveryNeeds) {
    this.needs = needs;
  }

  send(way: Way, due: Due, settings: NoticeSettings): Promise<Outcome> {
    const words = this.worded(way, due, way.detail.language ?? settings.language);
    return this.deliver(way, words, `${due.notice.id}/${due.held.occasion.hours ?? 0}`);
  }

  /** Sends several by e-mail, as one message with this id. */
  sendDigest(way: Way, all: readonly Due[], { language }: NoticeSettings, id: string): Promise<Outcome> {
    return this.mail(
      way,
      all.map((due) => this.worded(way, due, language)),
      stableId(id, way.id),
    );
  }

  /** Sends a test by one way. */
  async test(way: Way, language: Language): Promise<Outcome> {
    const { book, now } = this.needs;
    const words = spoken({ type: "test" }, language, `${this.originOf(way)}/notices`);
    const outcome = await this.deliver(way, words, `test/${now()}`);
    await book.note(way, outcome);
    return outcome;
  }

  /** Asks for the confirmation of an e-mail address. */
  async confirm(way: Way, language: Language): Promise<Outcome> {
    const { mailer } = this.needs;
    if (!mailer) return NOT_SENT;
    const { confirm, confirmBody } = WORDS[language].mail;
    const origin = this.originOf(way);
    return mailer.send({
      to: way.address,
      id: stableId("confirm", way.id),
      subject: confirm,
      text: confirmBody(new URL(origin).host, `${origin}/notices?confirm=${way.token ?? ""}`),
    });
  }

  private worded(way: Way, { notice, held: { occasion, table } }: Due, language: Language): Spoken {
    const link = table ? `at/${table.id}` : `room/${notice.owner}`;
    return spoken(occasion, language, `${this.originOf(way)}/${link}`, table?.id);
  }

  private async deliver(way: Way, words: Spoken, id: string): Promise<Outcome> {
    const { now, outbound, vapid, publicAddress, book } = this.needs;
    const { address, detail } = way;
    const stable = stableId(id, way.id);
    switch (way.kind) {
      case "webhook":
        return sendHook({ url: address, shape: "json", ...detail }, words, `msg_${stable}`, now(), outbound);
      case "push": {
        const { keys } = detail;
        if (!keys || (await book.isSignedOut(way))) return { kind: "gone", answer: "signed out" };
        const payload = JSON.stringify(pushPayload(words));
        const contact = publicAddress ?? "mailto:interchange@localhost";
        const push = { payload, topic: stable, isUrgent: words.type === "time" };
        return sendPush({ endpoint: address, keys }, push, { vapid, contact, now: now() }, outbound);
      }
      case "email":
        return this.mail(way, [words], stable);
    }
  }

  private async mail(way: Way, items: readonly Spoken[], id: string): Promise<Outcome> {
    const { mailer } = this.needs;
    const [first] = items;
    if (!mailer || !first) return NOT_SENT;
    const origin = this.originOf(way);
    const unsubscribe = `${origin}/api/notices/unsubscribe?token=${way.token ?? ""}`;
    const content = mailText(items, first.language, { unsubscribe, settings: `${origin}/notices` });
    return mailer.send({ to: way.address, id, unsubscribe, ...content });
  }

  private originOf({ detail }: Way): string {
    const { publicAddress } = this.needs;
    return publicAddress === undefined ? detail.origin : new URL(publicAddress).origin;
  }

  close(): void {
    this.needs.mailer?.close();
  }
}

/** What a receiver knows a notice by, in 32 letters. It tells nothing of the table. */
export function stableId(notice: string, way: string): string {
  return createHash("sha256").update(`${notice}/${way}`).digest("base64url").slice(0, 32);
}

/** Declarative web push: browsers without it pass it to the service worker, which reads the same. */
export function pushPayload({ title, body, link, language, table, type }: Spoken): object {
  return {
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: link,
      lang: language,
      dir: "ltr",
      tag: table ?? type,
      silent: false,
    },
  };
}
