/** A term that newcomers may not know, with a short explanation on hover, focus or tap. Escape closes it. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { RuleLink } from "./ruleLink.tsx";
import "./term.css";

export interface Explanation {
  readonly says: string;
  /** The label of the link to the rule. */
  readonly rule: string;
}

interface TermProps {
  readonly game: string;
  readonly rule: string;
  readonly module?: string | undefined;
  readonly explain: () => Explanation;
  readonly children: ComponentChildren;
}

/** Passing over a word should not open it, and moving on to the explanation should not close it. */
const RESTS = 350;
const LEAVES = 250;
const WIDEST = 320;
const APART = 6;

export function Term({ game, rule, module, explain, children }: TermProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const { shown, open, close, later } = useMemo(() => showing(explain), [explain]);
  useEffect(() => close, [close]);
  const now = shown.value;
  useLayoutEffect(() => {
    if (!now || !word.current || !note.current) return undefined;
    note.current.showPopover?.();
    place(note.current, word.current.getBoundingClientRect());
    // Scrolling would move the word away from under it.
    addEventListener("scroll", close, { capture: true, passive: true });
    addEventListener("resize", close);
    // Runs before the table's keys: Escape closes the explanation and leaves a pending decision alone.
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", escape, { capture: true });
    return () => {
      removeEventListener("keydown", escape, { capture: true });
      removeEventListener("scroll", close, { capture: true });
      removeEventListener("resize", close);
    };
  }, [now, close]);
  return (
    // The word is a button. The span only watches the pointer and the focus.
    <span
      class="term"
      onPointerEnter={(event) => event.pointerType === "mouse" && later(open, RESTS)}
      onPointerLeave={(event) => event.pointerType === "mouse" && later(close, LEAVES)}
      onFocusOut={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) close();
      }}
    >
      <button
        ref={word}
        type="button"
        class="term-word"
        aria-expanded={now !== undefined}
        aria-describedby={now ? id : undefined}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && open()}
        onClick={(event) => {
          event.stopPropagation();
          open();
        }}
      >
        {children}
      </button>
      {now && (
        <span ref={note} id={id} class="term-note" popover="manual">
          {now.says}{" "}
          <RuleLink game={game} rule={rule} module={module}>
            {now.rule}
          </RuleLink>
        </span>
      )}
    </span>
  );
}

function showing(explain: () => Explanation) {
  const shown = signal<Explanation | undefined>(undefined);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    clearTimeout(waiting);
    shown.value = explain();
  };
  const close = (): void => {
    clearTimeout(waiting);
    shown.value = undefined;
  };
  const later = (act: () => void, wait: number): void => {
    clearTimeout(waiting);
    waiting = setTimeout(act, wait);
  };
  return { shown, open, close, later };
}

/** Below the word, or above it if there is no room. */
function place(note: HTMLElement, { left, top, bottom }: DOMRect): void {
  const width = Math.min(WIDEST, innerWidth - 2 * APART);
  note.style.width = `${width}px`;
  note.style.left = `${Math.max(APART, Math.min(left, innerWidth - width - APART))}px`;
  const isBelow = bottom + note.offsetHeight + APART <= innerHeight;
  note.style.top = `${isBelow ? bottom + APART : Math.max(APART, top - note.offsetHeight - APART)}px`;
}
