/** A few sentences about something, beside it, while one rests on it or holds it. Escape lets it go. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import "./ui.css";

/** A pointer that only passes over something should not make it talk. */
const RESTS = 450;
const WIDEST = 320;

/** So much room some sentences want, at most. */
const HIGHEST = 160;

/** What is explained, and where in its room that stands: below it, or above where there is no room left. */
export interface ExplainedAt {
  readonly id: string;
  readonly style: Readonly<Record<string, string>>;
}

type On<Event> = Event & { readonly currentTarget: HTMLElement };

export interface Explaining {
  readonly at: ReadonlySignal<ExplainedAt | undefined>;
  readonly stop: () => void;
  /** For whatever is explained; it stands in a room of its own position. */
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
    // What was held is read, not chosen.
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

/** Where what can be seen around an element ends. */
function bottomOf(element: HTMLElement): number {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY === "auto") return around.getBoundingClientRect().bottom;
  return innerHeight;
}

/** Stands in the room of what it explains, which says everything itself to those who listen. */
export function Explained(props: { readonly at: ExplainedAt | undefined; readonly children: ComponentChildren }) {
  const { at, children } = props;
  if (!at) return undefined;
  return (
    <div class="explained" aria-hidden="true" style={at.style}>
      {children}
    </div>
  );
}
