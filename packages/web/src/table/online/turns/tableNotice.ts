/**
 * The notification of one table on this device: shown by the service worker, which phones require, or by the page if
 * there is none. Its tag makes sure that there is only one, however many windows are open.
 */

/** Where the service worker goes on a click. */
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
  /** Runs one after another, so that a dismissed notification does not appear late. */
  private done: Promise<void> = Promise.resolve();

  constructor(tag: string) {
    this.tag = tag;
  }

  show(words: NoticeWords, path: string): Promise<void> {
    return this.next(async () => {
      if (!(await this.showByWorker(words, { path }))) this.showByPage(words);
    });
  }

  /** Also dismisses one left by an earlier visit. */
  dismiss(): Promise<void> {
    return this.next(async () => {
      this.own?.close();
      this.own = undefined;
      const worker = await registration();
      for (const notice of (await worker?.getNotifications({ tag: this.tag })) ?? []) notice.close();
    });
  }

  private next(act: () => Promise<void>): Promise<void> {
    // If the browser refuses, title and icon still show the turn.
    this.done = this.done.then(act).catch(() => undefined);
    return this.done;
  }

  private async showByWorker({ title, body }: NoticeWords, data: NoticeData): Promise<boolean> {
    try {
      const worker = await registration();
      await worker?.showNotification(title, { tag: this.tag, body, icon: ICON, data });
      return worker !== undefined;
    } catch {
      // The worker is not active yet.
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

/** Phones need a bitmap here, not SVG. */
const ICON = "/icons/icon-192.png";

/** Not `ready`, which waits for ever if there is no worker. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
