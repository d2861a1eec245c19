/** What is said to people who listen to the page instead of looking at it. */
import { signal } from "@preact/signals";

const said = signal<{ readonly text: string; readonly turn: number }>({ text: "", turn: 0 });

/** Says something politely. The same words twice are said twice. */
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
