/** The panels that open over the table. The shared ones are here; games add their own. */
import type { ComponentChildren } from "preact";
import { go } from "../../kit/router.ts";
import { prefer, settings } from "../../kit/settings.ts";
import { askedRule } from "../../kit/rules/door.ts";
import { lazy } from "../../kit/ui/lazy.tsx";
import { Confirm, Sheet } from "../../kit/ui/sheet.tsx";
import { useTableDesk } from "../desk/desk.ts";
import type { TableDesk } from "../desk/desk.ts";
import { HistoryBar, reviewAt } from "../log/historyBar.tsx";
import { Log } from "../log/log.tsx";
import { useOnlineView } from "../desk/onlineView.ts";
import { canBeHandOnly } from "./handOnly.tsx";
import { TakeBack, doAgain, takeBack, toDoAgain } from "./takingBack.tsx";
import type { GameText } from "../text/gameText.ts";
import type { SheetWords } from "./sheetWords.ts";
import { t } from "../../words/index.ts";
import "./actions.css";

const Rules = lazy(() => import("../../kit/rules/article/rules.tsx").then(({ Rules }) => Rules));
const CommandBar = lazy(() => import("../text/commandBar.tsx").then(({ CommandBar }) => CommandBar));
const Export = lazy(() => import("../share/export.tsx").then(({ Export }) => Export));
const FlatSheet = lazy(() => import("../flat/flatSheet.tsx").then(({ FlatSheet }) => FlatSheet));

/** A panel of one game. */
export interface OwnSheet {
  readonly title: string;
  readonly wide?: boolean;
  readonly content: () => ComponentChildren;
}

export interface MenuItem {
  readonly label: string;
  /** What it does, or the panel that it opens. */
  readonly act: string | (() => void);
}

type MenuItems = readonly (MenuItem | false | undefined)[];

export interface SheetsProps {
  /** The game's own panels by name. */
  readonly own: Readonly<Record<string, OwnSheet>>;
  /** Menu items that the game adds. */
  readonly items: MenuItems;
  readonly words: SheetWords;
  /** The game in text mode. */
  readonly text: () => Promise<GameText>;
}

export function Sheets({ own, items, words: said, text }: SheetsProps) {
  const desk = useTableDesk();
  const online = useOnlineView();
  const close = (): void => {
    desk.sheet.value = undefined;
    askedRule.value = undefined;
    if (desk.wantedModule) desk.wantedModule.value = undefined;
  };
  const name = desk.sheet.value;
  if (name === undefined) return undefined;
  const ours = own[name];
  if (ours)
    return (
      <Sheet title={ours.title} onClose={close} wide={ours.wide ?? false}>
        {ours.content()}
      </Sheet>
    );
  switch (name) {
    case "menu":
      return <Menu desk={desk} items={items} said={said} onClose={close} />;
    case "log":
      return (
        <Sheet title={t.table.log.title} onClose={close}>
          <HistoryBar desk={desk} isOverLog />
          <Log />
        </Sheet>
      );
    case "rules":
      return (
        <Sheet title={t.rulesPage.title} onClose={close} wide>
          <Rules
            source={desk.rules}
            modules={desk.modules}
            module={desk.wantedModule?.value}
            rule={askedRule.value ?? desk.wantedRule.value}
          />
        </Sheet>
      );
    case "shortcuts":
      return (
        <Sheet title={t.sheets.shortcuts} onClose={close}>
          <Keys keys={[...t.text.keys, ...said.shortcuts]} />
        </Sheet>
      );
    case "command":
      return <CommandBar desk={desk} load={text} onClose={close} />;
    case "export":
      return (
        <Sheet title={t.sheets.export.title} onClose={close}>
          <Export
            client={desk.client}
            game={desk.game}
            words={said}
            title={desk.words.value.title}
            at={desk.history.at.value}
          />
        </Sheet>
      );
    case "flat":
      return (
        <Sheet title={t.sheets.flat} onClose={close}>
          <FlatSheet desk={desk} onClose={close} />
        </Sheet>
      );
    case "takeBack":
      return <TakeBack desk={desk} said={said} onClose={close} />;
    case "abandon":
      return (
        <Confirm
          title={t.abandon.title}
          yes={t.abandon.yes}
          no={t.abandon.no}
          onNo={close}
          onYes={() => {
            void desk.client.rest().then(() => {
              go("/");
            });
          }}
        >
          <p>{t.abandon.body}</p>
        </Confirm>
      );
    default:
      return <>{online?.("sheet")}</>;
  }
}

/** If everyone is at this screen, or if it only shows the board to people with their own devices. */
const canLieFlat = ({ client }: TableDesk, isOnline: boolean): boolean =>
  client.waiting.value.kind !== "over" && (!isOnline || !client.seatsHere.length);

function Keys({ keys }: { readonly keys: SheetWords["shortcuts"] }) {
  return (
    // A list that is longer than the sheet must be reachable by those who have only keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" tabIndex={0} aria-label={t.table.actions.shortcuts}>
      <dl class="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface MenuProps {
  readonly desk: TableDesk;
  readonly items: MenuItems;
  readonly said: SheetWords;
  readonly onClose: () => void;
}

function Menu({ desk, items, said, onClose }: MenuProps) {
  const { actions } = t.table;
  const online = useOnlineView();
  const { client, sheet, history } = desk;
  const state = client.waiting.value;
  const { isHandOnly, isText } = settings.value;
  const groups: readonly MenuItems[] = [
    [
      client.takeBackOffer.value && { label: actions.takeBack, act: () => takeBack(desk) },
      toDoAgain(desk) && { label: t.sheets.takeBack.again, act: () => void doAgain(desk) },
      { label: actions.history, act: () => history.go("back") },
      state.kind === "over" && { label: t.result.review, act: () => go(reviewAt(desk)) },
      ...items,
      { label: actions.log, act: "log" },
    ],
    [
      { label: actions.rules, act: "rules" },
      { label: actions.shortcuts, act: "shortcuts" },
      !isText && { label: actions.textMode, act: () => prefer({ isText: true }) },
      canBeHandOnly(desk, online !== undefined) && {
        label: isHandOnly ? t.flat.hand.always : t.flat.hand.only,
        act: () => prefer({ isHandOnly: !isHandOnly }),
      },
      { label: actions.settings, act: () => go("/settings") },
      client.sitters.length > 1 && canLieFlat(desk, online !== undefined) && { label: t.sheets.flat, act: "flat" },
    ],
    [
      { label: actions.export, act: "export" },
      { label: actions.home, act: () => go("/") },
    ],
  ];
  const canAbandon = !online && state.kind !== "over" && state.kind !== "paused" && state.kind !== "gone";
  const names = t.sheets.menu;
  const choose = ({ act }: MenuItem) => ({
    type: "button" as const,
    onClick: () => {
      onClose();
      if (typeof act === "string") sheet.value = act;
      else act();
    },
  });
  const { title } = desk.words.value;
  return (
    <Sheet title={actions.menu} onClose={onClose}>
      {/* The game and the level of help, the same for everyone. */}
      <p class="quiet">{t.sheets.about(title, said.help, said.differences)}</p>
      {groups.map((group, at) => (
        <section key={names[at]} aria-label={names[at]}>
          <h3 class="panel-title">{names[at]}</h3>
          <ul class="menu">
            {group.map(
              (item) =>
                item && (
                  <li key={item.label}>
                    <button {...choose(item)}>{item.label}</button>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
      {online?.("menu")}
      {/* Set apart, so that nobody taps it by mistake. */}
      {canAbandon && (
        <p class="menu-apart">
          <button class="link" {...choose({ label: actions.abandon, act: "abandon" })}>
            {actions.abandon}
          </button>
        </p>
      )}
    </Sheet>
  );
}
