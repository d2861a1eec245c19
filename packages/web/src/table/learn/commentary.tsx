/** The coach of a first game: one sentence beside the tile, until the player switches it off. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { fresh } from "./commentator.ts";
import type { Commentator } from "./commentator.ts";
import type { FirstGame } from "./firstGame.ts";
import { announce } from "../../kit/ui/live.tsx";
import { onFresh } from "../desk/fresh.ts";
import { t } from "../../words/index.ts";

interface CommentaryProps {
  readonly client: Pick<TableClient<never, unknown, unknown>, "happened" | "view" | "viewer">;
  readonly commentator: Commentator;
  /** The remark before the first move. */
  readonly welcome: string;
  /** The remarks of earlier visits, and whether comments are off. */
  readonly before: Said;
  readonly onChange: (now: Said) => void;
}

type Said = Pick<FirstGame, "said" | "isOff">;

export function Commentary({ client, commentator, welcome, before, onChange }: CommentaryProps) {
  const { comments } = t.learn;
  const text = useSignal<string | undefined>(
    client.happened.peek().some(({ seat }) => seat !== undefined) ? undefined : welcome,
  );
  const isOff = useSignal(before.isOff);
  const said = useMemo(() => new Set(before.said), [before]);
  const note = useCallback(() => onChange({ said: [...said], isOff: isOff.peek() }), [onChange, said, isOff]);
  useEffect(() => {
    return onFresh(client, (entries) => {
      const me = client.viewer.peek();
      if (entries === "tookBack" || typeof me !== "number" || isOff.peek()) return;
      for (const entry of entries) {
        // A remark stays until the player's next move, unless something more urgent happens.
        if (entry.seat === me) text.value = undefined;
        const remarks = commentator(entry, client.view.peek(), me);
        const remark = fresh(text.peek() === undefined ? remarks : remarks.filter(({ isUrgent }) => isUrgent), said);
        if (!remark) continue;
        text.value = remark.text;
        announce(remark.text);
        note();
      }
    });
  }, [client, commentator, text, isOff, said, note]);
  if (isOff.value) return undefined;
  return (
    <aside class="coach" aria-label={comments.title}>
      <p class={text.value === undefined ? "quiet" : undefined}>{text.value ?? comments.quiet}</p>
      <button
        type="button"
        class="link"
        aria-label={comments.noMore}
        onClick={() => {
          isOff.value = true;
          note();
        }}
      >
        {comments.off}
      </button>
    </aside>
  );
}
