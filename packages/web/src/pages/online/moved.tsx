/** One's seats are on another device now: one may watch from here, or come back with a code that is made there. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { whoAmI } from "../../api/identity.ts";
import { NameSheet } from "../../api/nameSheet.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { t } from "../../words/index.ts";

export interface MovedProps {
  /** Opens the connection anew, as whoever this browser is then. */
  readonly onBack: () => void;
}

export function Moved({ onBack }: MovedProps) {
  const words = t.lobby.moved;
  const asksForCode = useSignal(false);
  // The server knows this browser by another name now, or by none.
  useEffect(() => void whoAmI(), []);
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p role="status">{words.body}</p>
      <p class="buttons">
        <button type="button" class="button primary" onClick={onBack}>
          {words.watch}
        </button>
        <button type="button" class="button" onClick={() => (asksForCode.value = true)}>
          {words.takeOver}
        </button>
      </p>
      {asksForCode.value && <NameSheet asksForCode onDone={onBack} onClose={() => (asksForCode.value = false)} />}
    </Frame>
  );
}
