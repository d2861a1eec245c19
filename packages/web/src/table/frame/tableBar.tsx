/** The bar above a table: home, the status, and buttons for panels. */
import type { ComponentChildren } from "preact";
import { Mark } from "../../kit/ui/frame.tsx";
import { t } from "../../words/index.ts";
import type { TableDesk } from "../desk/desk.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { Status } from "./status/status.tsx";
import { Again, takeBack } from "./takingBack.tsx";

export interface TableBarProps {
  readonly desk: TableDesk;
  /** Panels with a button in the bar, if there is room. */
  readonly inBar: readonly (readonly [sheet: string, label: string])[];
  /** The bar's button for a panel that stands beside the board if there is room. */
  readonly panelButton?: ComponentChildren;
  /** The game's own content between the status and the buttons. */
  readonly strip?: ComponentChildren;
}

export function TableBar({ desk, inBar, panelButton, strip }: TableBarProps) {
  const { client, sheet } = desk;
  const { actions } = t.table;
  const canUndo = client.takeBackOffer.value !== undefined && desk.history.at.value === undefined;
  return (
    <header class="table-bar">
      <a class="brand" href="/" aria-label={t.common.inTurn([t.common.name, actions.home])}>
        <Mark size={26} />
        <span class="when-wide">{t.common.name}</span>
      </a>
      <h1 class="unseen">{desk.words.value.title}</h1>
      <Status />
      {useOnlineView()?.("bar")}
      {strip}
      {panelButton}
      <button type="button" class={`bar-button when-roomy ${canUndo ? "" : "is-away"}`} onClick={() => takeBack(desk)}>
        {actions.takeBack}
      </button>
      <Again desk={desk} />
      <button type="button" class="bar-button when-roomy" onClick={() => desk.history.go("back")}>
        {actions.history}
      </button>
      {inBar.map(([name, label]) => (
        <button key={name} type="button" class="bar-button when-roomy" onClick={() => (sheet.value = name)}>
          {label}
        </button>
      ))}
      <button type="button" class="bar-button" onClick={() => (sheet.value = "menu")} aria-label={actions.menu}>
        <span class="when-roomy">{actions.menu}</span>
        <svg class="when-not-roomy" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
      </button>
    </header>
  );
}
