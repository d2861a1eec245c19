/** A few words beside a first game; one at a time, and none once somebody has had enough. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { fresh } from "../../parts/lessons/commentary.ts";
import type { Commentator } from "../../parts/lessons/commentary.ts";
import { announce } from "../../parts/ui/live.tsx";
import { learnWords } from "../../parts/words/learnWords.ts";
import { onFresh } from "../fresh.ts";
import "./commentary.css";

interface CommentaryProps {
  readonly client: Pick<TableClient<never, unknown, unknown>, "happened" | "view" | "viewer">;
  readonly commentator: Commentator;
  /** What is said before anything has happened. */
  readonly welcome: string;
}

export function Commentary({ client, commentator, welcome }: CommentaryProps) {
  const { comments } = learnWords();
  const text = useSignal<string | undefined>(
    client.happened.peek().some(({ seat }) => seat !== undefined) ? undefined : welcome,
  );
  const isOff = useSignal(false);
  useEffect(() => {
    const said = new Set<string>();
    return onFresh(client, (entries) => {
      const me = client.viewer.peek();
      if (entries === "tookBack" || typeof me !== "number" || isOff.peek()) return;
      for (const entry of entries) {
        const remark = fresh(commentator(entry, client.view.peek(), me), said);
        if (!remark) continue;
        text.value = remark.text;
        announce(remark.text);
      }
    });
  }, [client, commentator, text, isOff]);
  if (text.value === undefined || isOff.value) return undefined;
  return (
    <aside class="commentary panel" aria-label={comments.title}>
      <p>{text.value}</p>
      <p class="commentary-ways">
        <button type="button" class="link" onClick={() => (text.value = undefined)}>
          {comments.close}
        </button>
        <button type="button" class="link" onClick={() => (isOff.value = true)}>
          {comments.noMore}
        </button>
      </p>
    </aside>
  );
}
