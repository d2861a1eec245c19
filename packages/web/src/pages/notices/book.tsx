import type { MyNotices, NoticeSettings } from "@interchange/protocol";
import type { Signal } from "@preact/signals";
import type { Answer } from "../../api/api.ts";
import { t } from "../../words/index.ts";

/** What the parts of the page share. */
export interface Book {
  readonly mine: MyNotices;
  /** Saves something, and marks its part with "Saved". */
  save(part: string, asked: Promise<Answer<MyNotices>>): Promise<boolean>;
  set(part: string, change: Partial<NoticeSettings>): Promise<boolean>;
  readonly saved: Signal<string | undefined>;
  /** Learns of ways that were added or tested. */
  reload(): Promise<void>;
}

/** The word beside what was saved. */
export function Saved({ book, part }: { readonly book: Book; readonly part: string }) {
  return book.saved.value === part ? <span class="notices-saved">{t.notices.saved}</span> : undefined;
}
