/** The frame of every page but the table: a bar with the name, and the page's own column. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { text } from "../words/text.ts";
import { announce } from "./live.tsx";
import { Mark } from "./mark.tsx";

export interface FrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

export function Frame({ title, children, wide = false }: FrameProps) {
  useTitle(title);
  return (
    <div class="frame">
      <header class="bar">
        <a class="brand" href="/">
          <Mark />
          <span>{text.name}</span>
        </a>
        <nav aria-label={text.nav.label}>
          <a href="/rules">{text.nav.rules}</a>
          <a href="/settings">{text.nav.settings}</a>
        </nav>
      </header>
      <main class={wide ? "page wide" : "page"}>{children}</main>
    </div>
  );
}

/** Names the page, and says so to those who cannot see that another one came. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title === text.name ? text.name : `${title} · ${text.name}`;
    if (document.title !== before) announce(title);
  }, [title]);
}
