/** The advice panel next to the board. On phones it is one line that opens the rest. */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Button } from "../../kit/ui/button.tsx";
import type { TableDesk } from "../desk/desk.ts";
import { t } from "../../words/index.ts";
import "./advice.css";

interface AdvicePanelProps {
  readonly desk: Pick<TableDesk, "sheet">;
  readonly asked: Signal<boolean>;
  /** The suggested move in one line; undefined until there is one. */
  readonly short: () => { readonly says: string; readonly gain: number } | undefined;
  readonly children: ComponentChildren;
}

export function AdvicePanel({ desk, asked, short, children }: AdvicePanelProps) {
  const words = t.advice;
  return (
    <section class={asked.value ? "panel info advice advice-beside" : "panel info advice"} aria-label={words.title}>
      {asked.value ? (
        <>
          <Short desk={desk} short={short} />
          <h2 class="panel-title">{words.title}</h2>
          {children}
        </>
      ) : (
        <>
          <p class="quiet">{words.askAbout}</p>
          <Button onClick={() => (asked.value = true)}>{words.ask}</Button>
        </>
      )}
    </section>
  );
}

function Short({ desk, short }: Pick<AdvicePanelProps, "desk" | "short">) {
  const words = t.advice;
  const shown = short();
  return (
    <button type="button" class="advice-short" onClick={() => (desk.sheet.value = "advice")}>
      <span>{shown ? shown.says : words.thinking}</span>
      {shown && <b>{words.worth(shown.gain)}</b>}
      <span class="unseen">{words.more}</span>
    </button>
  );
}

/** Tells everybody at the table that advice is on. */
export function Chip() {
  const words = t.advice;
  return (
    <span class="advice-chip" title={words.chipAbout}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M9 17h6M9.5 20h5M8.5 14.5a5.5 5.5 0 1 1 7 0c-.5.4-.5 1-.5 2.5H9c0-1.500 0-2.100-.5-2.500z" />
      </svg>
      <span class="advice-chip-word">{words.chip}</span>
    </span>
  );
}

interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether advice starts at once. In data saver mode it waits until the player asks. */
export function askedFor({ connection }: Saving = navigator as Saving): Signal<boolean> {
  return signal(connection?.saveData !== true);
}
