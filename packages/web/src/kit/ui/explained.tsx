/** A short explanation beside something, on hover or long press. Escape closes it. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import "./ui.css";

/** Passing over something should not open it. */
const RESTS = 450;
const WIDEST = 320;

/** The most height an explanation needs. */
const HIGHEST = 160;

/** What is explained, and its position: below it, or above if there is no room. */
export interface ExplainedAt {
  readonly id: string;
  readonly style: Readonly<Record<string, string>>;
}

type On<Event> = Event & { readonly currentTarget: HTMLElement };

export interface Explaining {
  readonly at: ReadonlySignal<ExplainedAt | undefined>;
  readonly stop: () => void;
  /** Handlers for whatever is explained. Its container must be positioned. */
  readonly handlersFor: (id: string) => object;
}

export function useExplaining(): Explaining {
  const made = useMemo(explaining, []);
  useEffect(() => made.stop, [made]);
  return made;
}

function explaining(): Explaining {
  const at = signal<ExplainedAt | undefined>(undefined);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const stop = (): void => {
    clearTimeout(waiting);
    at.value = undefined;
  };
  const show = (id: string, element: HTMLElement): void => {
    const { offsetLeft, offsetTop, offsetHeight, offsetParent } = element;
    const { clientWidth: across, clientHeight: down } = offsetParent ?? document.documentElement;
    const width = Math.min(WIDEST, across);
    const isBelow = element.getBoundingClientRect().bottom + HIGHEST <= bottomOf(element);
    const place = isBelow ? { top: offsetTop + offsetHeight } : { bottom: down - offsetTop };
    const sizes = Object.entries({ left: Math.max(0, Math.min(offsetLeft, across - width)), width, ...place });
    at.value = { id, style: Object.fromEntries(sizes.map(([side, size]) => [side, `${size}px`])) };
  };
  const later = (id: string, element: HTMLElement, holds: boolean): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      show(id, element);
      isHeld = holds;
    }, RESTS);
  };
  const handlersFor = (id: string): object => ({
    onPointerEnter: (event: On<PointerEvent>) => {
      if (event.pointerType === "mouse") later(id, event.currentTarget, false);
    },
    onPointerDown: (event: On<PointerEvent>) => {
      stop();
      isHeld = false;
      if (event.pointerType !== "mouse") later(id, event.currentTarget, true);
    },
    onPointerUp: () => clearTimeout(waiting),
    onPointerCancel: stop,
    onPointerLeave: (event: PointerEvent) => {
      clearTimeout(waiting);
      if (event.pointerType === "mouse") stop();
    },
    // A long press shows the explanation and does not choose.
    onClick: (event: MouseEvent) => {
      if (isHeld) event.preventDefault();
    },
    onContextMenu: (event: MouseEvent) => {
      if (isHeld) event.preventDefault();
    },
    onFocusCapture: (event: On<FocusEvent>) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show(id, event.currentTarget);
    },
    onBlurCapture: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") stop();
    },
  });
  return { at, stop, handlersFor };
}

/** The bottom of the visible area around an element. */
function bottomOf(element: HTMLElement): number {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY === "auto") return around.getBoundingClientRect().bottom;
  return innerHeight;
}

/** Sits in the container of what it explains. Hidden from screen readers, which get the text elsewhere. */
export function Explained(props: { readonly at: ExplainedAt | undefined; readonly children: ComponentChildren }) {
  const { at, children } = props;
  if (!at) return undefined;
  return (
    <div class="explained" aria-hidden="true" style={at.style}>
      {children}
    </div>
  );
}
