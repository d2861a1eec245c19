/**
 * A panel over the page: slides up from the bottom on phones, a card in the middle elsewhere. The browser traps the
 * focus.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../words/index.ts";
import { goBack } from "../goBack.ts";
import "./sheet.css";

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the bottom, always visible. */
  readonly actions?: ComponentChildren;
  readonly wide?: boolean;
}

export function Sheet({ title, onClose, children, actions, wide = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
    };
  }, []);
  useBack(onClose);
  return (
    // A press beside the sheet is a second way to close it; Escape and the button are the first.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      class={wide ? "sheet wide" : "sheet"}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" onClick={onClose} aria-label={t.common.close}>
            <CloseIcon />
          </button>
        </header>
        <div class="sheet-body">{children}</div>
        {actions !== undefined && <footer class="sheet-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}

/** How many sheets are open. One may open another. */
let shownNow = 0;

const hasEntry = (): boolean => (history.state as { readonly isSheet?: boolean } | null)?.isSheet === true;

/** Sheets that close together leave their one entry once. */
let isLeaving = false;

/** A sheet opened meanwhile gets its own entry. */
function leaveEntry(): void {
  isLeaving = true;
  goBack(() => {
    isLeaving = false;
    if (shownNow) history.pushState({ isSheet: true }, "");
  });
}

/** The back button closes the sheet first: it has its own history entry while it is open. */
function useBack(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  // A layout effect, so that a sheet that replaces another takes over its entry before it is removed.
  useLayoutEffect(() => {
    shownNow++;
    if (!hasEntry()) history.pushState({ isSheet: true }, "");
    const wentBack = (): void => {
      if (!hasEntry()) latest.current();
    };
    addEventListener("popstate", wentBack);
    return () => {
      shownNow--;
      removeEventListener("popstate", wentBack);
      // Deferred, because another sheet may replace this one, or the page may change.
      setTimeout(() => {
        if (!shownNow && !isLeaving && hasEntry()) leaveEntry();
      });
    };
  }, []);
}

export interface ConfirmProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly isDangerous?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ComponentChildren;
}

export function Confirm({ title, yes, no, isDangerous = false, onYes, onNo, children }: ConfirmProps) {
  return (
    <Sheet
      title={title}
      onClose={onNo}
      actions={
        <>
          <button type="button" class="button" onClick={onNo}>
            {no}
          </button>
          <button type="button" class={isDangerous ? "button danger" : "button primary"} onClick={onYes}>
            {yes}
          </button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
}
