/**
 * A word that a newcomer may not know, with a few sentences about it: while the pointer rests on it, while it has the
 * focus, and after a tap. Escape closes it.
 */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { RuleLink } from "./ruleLink.tsx";
import "./term.css";

export interface Explanation {
  readonly says: string;
  /** What the link to the rule is called. */
  readonly rule: string;
}

interface TermProps {
  readonly game: string;
  readonly rule: string;
  readonly module?: string | undefined;
  readonly explain: () => Explanation;
  readonly children: ComponentChildren;
}

/** A pointer that only passes over a word should not make it talk, nor one that goes on to what it says end it. */
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
    // What it points at would move away below it.
    addEventListener("scroll", close, { capture: true, passive: true });
    addEventListener("resize", close);
    // Before the keys of a table hear of it: Escape lets the words go, and nothing that is being decided.
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
    // The word is a button; around it only the pointer is watched, and where the focus goes.
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

/** Below the word, or above it where there is no room. */
function place(note: HTMLElement, { left, top, bottom }: DOMRect): void {
  const width = Math.min(WIDEST, innerWidth - 2 * APART);
  note.style.width = `${width}px`;
  note.style.left = `${Math.max(APART, Math.min(left, innerWidth - width - APART))}px`;
  const isBelow = bottom + note.offsetHeight + APART <= innerHeight;
  note.style.top = `${isBelow ? bottom + APART : Math.max(APART, top - note.offsetHeight - APART)}px`;
}
