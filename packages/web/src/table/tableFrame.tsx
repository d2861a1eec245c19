/** The frame of every table: the bar above, and the places for what a game puts there. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { text } from "../i18n/text.ts";
import { useTitle } from "../ui/frame.tsx";
import { Mark } from "../ui/mark.tsx";
import type { TableDesk } from "./desk.ts";
import { keysOf } from "./keys.ts";
import type { GameKeys } from "./keys.ts";
import { Sheets, takeBack } from "./sheets.tsx";
import type { SheetsProps } from "./sheets.tsx";
import { Status } from "./status.tsx";
import { DeskProvider } from "./useDesk.ts";
import "./table.css";

export interface TableFrameProps {
  readonly desk: TableDesk;
  readonly keys: GameKeys;
  /** Says what happens, until told to stop. */
  readonly announce: () => () => void;
  /** Somebody else's record: it is there to be looked through, from its beginning. */
  readonly isImported: boolean;
  readonly players: ComponentChildren;
  readonly board: ComponentChildren;
  readonly tray: ComponentChildren;
  readonly infos: ComponentChildren;
  readonly extras: ComponentChildren;
  readonly sheets: SheetsProps;
  /** Panels that have a button in the bar where there is room. */
  readonly inBar: readonly (readonly [sheet: string, label: string])[];
  /** Said to those who listen, after the title. */
  readonly about?: string | undefined;
  readonly children?: ComponentChildren;
}

export function TableFrame(props: TableFrameProps) {
  const { desk, keys, announce, isImported } = props;
  const { client } = desk;
  useTitle(client.sitters.map(({ name }) => name).join(", "));
  useEffect(() => {
    if (isImported && client.waiting.peek().kind === "over") desk.history.go("first");
    const silence = announce();
    const listen = keysOf(desk, keys);
    document.addEventListener("keydown", listen, { capture: true });
    return () => {
      silence();
      document.removeEventListener("keydown", listen, { capture: true });
      desk.close();
    };
  }, [desk, client, keys, announce, isImported]);
  return (
    <DeskProvider value={desk}>
      <div class={`table ${desk.game}`}>
        <TableBar desk={desk} inBar={props.inBar} about={props.about} />
        {props.players}
        <main class="middle">{props.board}</main>
        <div class="side">
          {props.tray}
          <div class="infos">{props.infos}</div>
        </div>
        <div class="extras">{props.extras}</div>
      </div>
      {props.children}
      <Sheets {...props.sheets} />
    </DeskProvider>
  );
}

function TableBar({ desk, inBar, about }: Pick<TableFrameProps, "desk" | "inBar" | "about">) {
  const { client, sheet } = desk;
  const { actions } = text.table;
  const isHistory = desk.history.at.value !== undefined;
  return (
    <header class="table-bar">
      <a class="brand" href="/" aria-label={actions.home}>
        <Mark size={26} />
        <span class="when-wide">{text.name}</span>
      </a>
      <h1 class="unseen">{desk.words.value.title}</h1>
      <Status />
      {client.takeBackOffer.value && !isHistory && (
        <button type="button" class="bar-button when-roomy" onClick={() => takeBack(desk)}>
          {actions.takeBack}
        </button>
      )}
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
      {about !== undefined && <span class="unseen">{about}</span>}
    </header>
  );
}
