/**
 * The notification of one table on this device: by the service worker, since phones know no other, and by the page
 * itself where there is none. It is known by its tag, so that there is one however many windows or visits there are.
 */

/** Where the service worker goes when it is clicked. */
export interface NoticeData {
  readonly path: string;
}

export interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

export class TableNotice {
  private readonly tag: string;
  private own: Notification | undefined;
  /** One after the other: what was dismissed meanwhile must not come up later. */
  private done: Promise<void> = Promise.resolve();

  constructor(tag: string) {
    this.tag = tag;
  }

  show(words: NoticeWords, path: string): Promise<void> {
    return this.next(async () => {
      if (!(await this.showByWorker(words, { path }))) this.showByPage(words);
    });
  }

  /** Also one that an earlier visit left. */
  dismiss(): Promise<void> {
    return this.next(async () => {
      this.own?.close();
      this.own = undefined;
      const worker = await registration();
      for (const notice of (await worker?.getNotifications({ tag: this.tag })) ?? []) notice.close();
    });
  }

  private next(act: () => Promise<void>): Promise<void> {
    // A browser that refuses shows none; title and mark tell of the turn all the same.
    this.done = this.done.then(act).catch(() => undefined);
    return this.done;
  }

  private async showByWorker({ title, body }: NoticeWords, data: NoticeData): Promise<boolean> {
    try {
      const worker = await registration();
      await worker?.showNotification(title, { tag: this.tag, body, icon: ICON, data });
      return worker !== undefined;
    } catch {
      // It is not at work yet.
      return false;
    }
  }

  private showByPage({ title, body }: NoticeWords): void {
    const notice = new Notification(title, { tag: this.tag, body, icon: ICON });
    notice.addEventListener("click", () => {
      focus();
      notice.close();
    });
    this.own = notice;
  }
}

/** Phones show no drawing here, only a picture. */
const ICON = "/icons/icon-192.png";

/** Not `ready`, which waits for ever where there is no worker. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
