/** Comments on a player's first game, one remark at a time, until they switch them off. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import type { TableClient } from "../../client/client.ts";
import { fresh } from "./commentator.ts";
import type { Commentator } from "./commentator.ts";
import type { FirstGame } from "./firstGame.ts";
import { announce } from "../../kit/ui/live.tsx";
import { onFresh } from "../desk/fresh.ts";
import { t } from "../../words/index.ts";
import "./puzzleVerdict.css";

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
        const remark = fresh(commentator(entry, client.view.peek(), me), said);
        // A remark stays until the player moves on.
        if (remark || entry.seat === me) text.value = remark?.text;
        if (remark) {
          announce(remark.text);
          note();
        }
      }
    });
  }, [client, commentator, text, isOff, said, note]);
  const box = useRef<HTMLElement>(null);
  const isShown = text.value !== undefined && !isOff.value;
  // On phones it covers what the next decision needs, so it closes when something else is touched.
  useEffect(() => {
    if (!isShown || !matchMedia("(max-width: 699px)").matches) return undefined;
    const close = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && box.current?.contains(target))) text.value = undefined;
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [isShown, text]);
  if (!isShown) return undefined;
  return (
    <aside ref={box} class="commentary panel" aria-label={comments.title}>
      <p>{text.value}</p>
      <p class="commentary-ways">
        <button type="button" class="link" onClick={() => (text.value = undefined)}>
          {comments.close}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => {
            isOff.value = true;
            note();
          }}
        >
          {comments.noMore}
        </button>
      </p>
    </aside>
  );
}
