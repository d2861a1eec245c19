/** The panels that open over the table. A game adds its own; what all games share is here. */
import type { ComponentChildren } from "preact";
import { text } from "../i18n/text.ts";
import { abandonTable } from "../keep/abandon.ts";
import { go } from "../router.ts";
import { lazy } from "../ui/lazy.tsx";
import { Confirm, Sheet } from "../ui/sheet.tsx";
import type { TableDesk } from "./desk.ts";
import { Log } from "./log.tsx";
import { sayName } from "./names.ts";
import { useTableDesk } from "./useDesk.ts";

const words = text.table;
const Rules = lazy(() => import("../rules/rules.tsx").then(({ Rules }) => Rules));
const Export = lazy(() => import("./export.tsx").then(({ Export }) => Export));

/** Takes back at once when only bots have to agree; otherwise asks. */
export function takeBack(desk: TableDesk): void {
  const offer = desk.client.takeBackOffer.value;
  if (!offer || desk.history.at.value !== undefined) return;
  if (offer.consent.length) desk.sheet.value = "takeBack";
  else void desk.client.takeBack();
}

/** A panel of one game. */
export interface OwnSheet {
  readonly title: string;
  readonly wide?: boolean;
  readonly content: () => ComponentChildren;
}

export interface MenuItem {
  readonly label: string;
  readonly act: () => void;
}

export interface SheetsProps {
  /** The game's own panels by name. */
  readonly own: Readonly<Record<string, OwnSheet>>;
  /** What the game adds to the menu. */
  readonly items: readonly MenuItem[];
}

export function Sheets({ own, items }: SheetsProps) {
  const desk = useTableDesk();
  const close = (): void => {
    desk.sheet.value = undefined;
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
      return <Menu desk={desk} items={items} onClose={close} />;
    case "log":
      return (
        <Sheet title={words.log.title} onClose={close}>
          <Log />
        </Sheet>
      );
    case "rules":
      return (
        <Sheet title={text.rulesPage.title} onClose={close} wide>
          <Rules game={desk.game} rule={desk.wantedRule.value} />
        </Sheet>
      );
    case "shortcuts":
      return (
        <Sheet title={words.shortcuts} onClose={close}>
          <dl class="keys">
            {desk.words.value.shortcuts.map(([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      );
    case "export":
      return (
        <Sheet title={words.export.title} onClose={close}>
          <Export desk={desk} />
        </Sheet>
      );
    case "takeBack":
      return <TakeBack desk={desk} onClose={close} />;
    case "abandon":
      return (
        <Confirm
          title={text.home.confirmAbandon.title}
          yes={text.home.confirmAbandon.yes}
          no={text.home.confirmAbandon.no}
          onNo={close}
          onYes={() => {
            const { id } = desk.client;
            desk.client.close();
            abandonTable(id);
            go("/");
          }}
        >
          <p>{text.home.confirmAbandon.body}</p>
        </Confirm>
      );
    default:
      return undefined;
  }
}

interface MenuProps {
  readonly desk: TableDesk;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

function Menu({ desk, items, onClose }: MenuProps) {
  const { actions } = words;
  const { client, sheet, history } = desk;
  const state = client.waiting.value;
  const opens = (name: string) => () => {
    sheet.value = name;
  };
  const all: readonly (MenuItem | false | undefined)[] = [
    client.takeBackOffer.value && { label: actions.takeBack, act: () => takeBack(desk) },
    { label: actions.history, act: () => history.go("back") },
    ...items,
    { label: actions.log, act: opens("log") },
    { label: actions.rules, act: opens("rules") },
    { label: actions.export, act: opens("export") },
    { label: actions.shortcuts, act: opens("shortcuts") },
    { label: actions.settings, act: () => go("/settings") },
    state.kind !== "over" && state.kind !== "abandoned" && { label: actions.abandon, act: opens("abandon") },
    { label: actions.home, act: () => go("/") },
  ];
  const { title, help, differences } = desk.words.value;
  return (
    <Sheet title={actions.menu} onClose={onClose}>
      {/* What is played here, and with how much help: the same for everybody. */}
      <p class="quiet">{[title, words.about.help(help), ...differences].join(" · ")}</p>
      <ul class="menu">
        {all.map(
          (item) =>
            item && (
              <li key={item.label}>
                <button
                  type="button"
                  onClick={() => {
                    onClose();
                    item.act();
                  }}
                >
                  {item.label}
                </button>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  );
}

function TakeBack({ desk, onClose }: { readonly desk: TableDesk; readonly onClose: () => void }) {
  const offer = desk.client.takeBackOffer.value;
  if (!offer) return undefined;
  const names = offer.consent.map((seat) => desk.client.sitters[seat]?.name ?? sayName(desk, seat));
  return (
    <Confirm
      title={words.takeBack.title}
      yes={names.length ? words.takeBack.yesAll : words.takeBack.yes}
      no={words.takeBack.no}
      onNo={onClose}
      onYes={() => {
        onClose();
        void desk.client.takeBack();
      }}
    >
      <p>
        {words.takeBack.body(offer.decisions)} {desk.words.value.comesAgain}
      </p>
      {names.length > 0 && <p>{words.takeBack.consent(names)}</p>}
    </Confirm>
  );
}
