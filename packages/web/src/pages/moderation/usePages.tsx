/** A list that grows page by page. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { people } from "../../words/people.ts";

/** It starts again whenever `key` changes. */
export function usePages<Item>(
  key: string,
  fetch: (from: number) => Promise<Answer<{ readonly more?: true; readonly items: readonly Item[] }>>,
) {
  const items = useSignal<readonly Item[] | undefined>(undefined);
  const hasMore = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const load = async (from: number): Promise<void> => {
    const answer = await fetch(from);
    problem.value = answer.ok ? undefined : troubleText(answer.trouble);
    if (!answer.ok) return;
    items.value = [...(from ? (items.peek() ?? []) : []), ...answer.value.items];
    hasMore.value = answer.value.more === true;
  };
  const more: ComponentChildren = (
    <>
      <Problem text={problem.value} />
      {hasMore.value && (
        <button type="button" class="button" onClick={() => void load(items.peek()?.length ?? 0)}>
          {people().moderation.more}
        </button>
      )}
    </>
  );
  const first = useRef<(() => void) | undefined>(undefined);
  first.current = () => void load(0);
  useEffect(() => first.current?.(), [key]);
  return { items: items.value, more, load };
}
