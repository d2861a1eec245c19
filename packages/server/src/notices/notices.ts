/** Notices: everything about what people are told while no page is open. */
import type { FastifyInstance } from "fastify";
import { addUnsubscribing, noticeRoutes } from "../http/noticeRoutes.ts";
import type { Route } from "../http/route.ts";
import type { Limits } from "../limits.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { Log } from "../log.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Storage } from "../storage/storage.ts";
import { Delivery } from "./delivery.ts";
import { NoticeBook } from "./noticeBook.ts";
import { Outbox } from "./outbox.ts";
import type { OutboxNeeds } from "./outbox.ts";
import { Vacations } from "./vacations.ts";
import { Mailer } from "./ways/mail.ts";
import type { MailSettings } from "./ways/mail.ts";
import { allowing } from "./ways/outbound.ts";
import type { Outbound } from "./ways/outbound.ts";
import { vapidKeys } from "./ways/push.ts";

export interface NoticeOptions extends Pick<OutboxNeeds, "parked" | "lease">, Pick<Outbound, "resolve"> {
  /** Without it, there is no e-mail. */
  readonly mail?: MailSettings;
  /** Addresses and ranges that webhooks may reach besides public ones. */
  readonly networks?: readonly string[];
  /** The origins of push services besides those of browsers. */
  readonly pushServices?: readonly string[];
}

export interface NoticesNeeds {
  readonly storage: Storage;
  readonly liveTables: LiveTables;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly limits: Limits;
  readonly publicAddress: string | undefined;
  readonly log: Log;
}

export interface Notices {
  readonly routes: readonly Route[];
  readonly outbox: Outbox;
  readonly vacations: Vacations;
  begin(): void;
  close(): Promise<void>;
}

export async function openNotices(
  server: FastifyInstance,
  { mail, networks = [], pushServices = [], resolve, ...timing }: NoticeOptions,
  needs: NoticesNeeds,
): Promise<Notices> {
  const { storage, now, publicAddress } = needs;
  const book = new NoticeBook(storage, now);
  const outbound: Outbound = { allowed: allowing(networks), ...(resolve && { resolve }) };
  const vapid = await vapidKeys(storage);
  const mailer = mail && (await Mailer.open(mail));
  const delivery = new Delivery({ book, now, outbound, vapid, mailer, publicAddress });
  const outbox = new Outbox({ ...needs, ...timing, book, delivery });
  const vacations = new Vacations(needs);
  await addUnsubscribing(server, book);
  const pushKey = vapid.publicKey;
  const canMail = mailer !== undefined;
  return {
    routes: noticeRoutes({ ...needs, book, delivery, vacations, outbound, pushServices, pushKey, canMail }),
    outbox,
    vacations,
    begin() {
      outbox.begin();
      vacations.begin();
    },
    async close() {
      vacations.close();
      await outbox.close();
    },
  };
}
