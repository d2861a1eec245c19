/** The live region: announcements for screen readers. */
import { signal } from "@preact/signals";

const said = signal<{ readonly text: string; readonly turn: number }>({ text: "", turn: 0 });

/** Announces something politely. The same text twice is read twice. */
export function announce(words: string): void {
  said.value = { text: words, turn: said.value.turn + 1 };
}

export function LiveRegion() {
  const { text, turn } = said.value;
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      <p key={turn}>{text}</p>
    </div>
  );
}
