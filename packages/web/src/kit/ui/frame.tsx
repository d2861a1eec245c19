/** The frame of every page except the table: a bar with the name, and a column for the content. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "./live.tsx";
import { t } from "../../words/index.ts";

export interface FrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  /** The address of the rules of what the page is about; by default those of the first game. */
  readonly rules?: string | undefined;
  /** Shown at the end of the bar. */
  readonly beside?: ComponentChildren;
}

export function Frame({ title, children, wide = false, rules = "/rules", beside }: FrameProps) {
  useTitle(title);
  const { name, nav } = t.common;
  return (
    <div class="frame">
      <header class="bar">
        <a class="brand" href="/">
          <Mark />
          <span>{name}</span>
        </a>
        <nav aria-label={nav.label}>
          <a href={rules}>{nav.rules}</a>
          <a href="/settings">{nav.settings}</a>
          {beside}
        </nav>
      </header>
      <main class={wide ? "page wide" : "page"}>{children}</main>
    </div>
  );
}

/** Sets the page's title and announces it to screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const { name, title: titled } = t.common;
    document.title = title === name ? name : titled(title);
    if (document.title !== before) announce(title);
  }, [title]);
}

/** The Interchange logo: two lines and the station where they meet. */
export function Mark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M2 16h28M16 2v28" stroke="var(--accent)" stroke-width="5" stroke-linecap="round" />
      <circle cx="16" cy="16" r="7.5" fill="var(--paper)" stroke="var(--ink)" stroke-width="4" />
    </svg>
  );
}
