/** The coach of a first game: one sentence beside the tile, until the player switches it off. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { fresh } from "./commentator.ts";
import type { Commentator, Hints, Remark } from "./commentator.ts";
import type { FirstGame } from "./firstGame.ts";
import { announce } from "../../kit/ui/live.tsx";
import { onFresh } from "../desk/fresh.ts";
import { t } from "../../words/index.ts";

interface CommentaryProps {
  readonly client: Pick<TableClient<never, unknown, unknown>, "happened" | "view" | "viewer">;
  readonly commentator: Commentator;
  readonly hints: Hints;
  /** The remark before the first move. */
  readonly welcome: string;
  /** The remarks of earlier visits, and whether comments are off. */
  readonly before: Said;
  readonly onChange: (now: Said) => void;
}

type Said = Pick<FirstGame, "said" | "isOff">;

export function Commentary({ client, commentator, hints, welcome, before, onChange }: CommentaryProps) {
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
      const say = (remarks: readonly Remark[]): void => {
        // A remark stays until the player's next move, unless something more urgent happens.
        const remark = fresh(text.peek() === undefined ? remarks : remarks.filter(({ isUrgent }) => isUrgent), said);
        if (!remark) return;
        text.value = remark.text;
        announce(remark.text);
        note();
      };
      const view = client.view.peek();
      for (const entry of entries) {
        if (entry.seat === me) text.value = undefined;
        say(commentator(entry, view, me));
      }
      say(hints(view, me));
    });
  }, [client, commentator, hints, text, isOff, said, note]);
  if (isOff.value) return undefined;
  return (
    <aside class={text.value === undefined ? "coach is-silent" : "coach"} aria-label={comments.title}>
      <p>{text.value}</p>
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
