/** The drawn board or its text mode, in puzzles, lessons and reviews. */
import type { ComponentChildren } from "preact";
import { prefer, settings } from "../../kit/settings.ts";
import { lazy } from "../../kit/ui/lazy.tsx";
import type { WordsProps } from "./boardInWords.tsx";
import { t } from "../../words/index.ts";
import "./commandBox.css";

const BoardInWords = lazy(() => import("./boardInWords.tsx").then(({ BoardInWords }) => BoardInWords));

export function BoardOrWords({ children, ...words }: WordsProps & { readonly children: ComponentChildren }) {
  return settings.value.isText ? <BoardInWords {...words} /> : <ToWords>{children}</ToWords>;
}

/** A drawn board with a link to text mode for keyboard users. */
export function ToWords({ children }: { readonly children?: ComponentChildren }) {
  return (
    <>
      <button type="button" class="to-words" onClick={() => prefer({ isText: true })}>
        {t.table.actions.textMode}
      </button>
      {children}
    </>
  );
}
