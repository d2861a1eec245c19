/** The panels that open over the table. */
import { metro } from "@interchange/metro";
import { helps } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import { abandonTable } from "../keep/abandon.ts";
import { go } from "../router.ts";
import { lazy } from "../ui/lazy.tsx";
import { Confirm, Sheet } from "../ui/sheet.tsx";
import { Bag } from "./bag.tsx";
import type { Desk } from "./desk.ts";
import { Log } from "./log.tsx";
import { Scores } from "./scores.tsx";
import { sayName, useDesk } from "./useDesk.ts";

const words = text.table;
const Rules = lazy(() => import("../rules/rules.tsx").then(({ Rules }) => Rules));
const Export = lazy(() => import("./export.tsx").then(({ Export }) => Export));
const Strips = lazy(() => import("./strips.tsx").then(({ AllStrips }) => AllStrips));

/** Takes back at once when only bots have to agree; otherwise asks. */
export function takeBack(desk: Desk): void {
  const offer = desk.client.takeBackOffer.value;
  if (!offer || desk.history.at.value !== undefined) return;
  if (offer.consent.length) desk.sheet.value = "takeBack";
  else void desk.client.takeBack();
}

export function Sheets() {
  const desk = useDesk();
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  switch (desk.sheet.value) {
    case undefined:
      return undefined;
    case "menu":
      return <Menu desk={desk} onClose={close} />;
    case "scores":
      return (
        <Sheet title={words.scores.title} onClose={close} wide>
          <Scores />
        </Sheet>
      );
    case "bag":
      return (
        <Sheet title={words.actions.bag} onClose={close}>
          <Bag />
        </Sheet>
      );
    case "log":
      return (
        <Sheet title={words.log.title} onClose={close}>
          <Log />
        </Sheet>
      );
    case "lines":
      return (
        <Sheet title={words.strips.title} onClose={close} wide>
          <Strips desk={desk} />
        </Sheet>
      );
    case "rules":
      return (
        <Sheet title={text.rulesPage.title} onClose={close} wide>
          <Rules rule={desk.whyNot.value?.refusal.rule} />
        </Sheet>
      );
    case "shortcuts":
      return (
        <Sheet title={words.shortcuts.title} onClose={close}>
          <dl class="keys">
            {words.shortcuts.list.map(([key, does]) => (
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
          <Export client={desk.client} />
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
  }
}

function Menu({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { actions } = words;
  const { client, sheet, history } = desk;
  const state = client.waiting.value;
  const item = (label: string, act: () => void) => (
    <li key={label}>
      <button
        type="button"
        onClick={() => {
          onClose();
          act();
        }}
      >
        {label}
      </button>
    </li>
  );
  return (
    <Sheet title={actions.menu} onClose={onClose}>
      <About desk={desk} />
      <ul class="menu">
        {client.takeBackOffer.value && item(actions.takeBack, () => takeBack(desk))}
        {item(actions.history, () => history.go("back"))}
        {item(actions.scores, () => (sheet.value = "scores"))}
        {item(actions.lines, () => (sheet.value = "lines"))}
        {helps(client.assist, "trace") &&
          typeof client.viewer.value === "number" &&
          item(desk.onlyMine.value ? words.trace.allLines : words.trace.onlyMine, () => {
            desk.onlyMine.value = !desk.onlyMine.value;
          })}
        {item(actions.bag, () => (sheet.value = "bag"))}
        {item(actions.log, () => (sheet.value = "log"))}
        {item(actions.rules, () => (sheet.value = "rules"))}
        {item(actions.export, () => (sheet.value = "export"))}
        {item(actions.shortcuts, () => (sheet.value = "shortcuts"))}
        {item(actions.settings, () => go("/settings"))}
        {state.kind !== "over" && state.kind !== "abandoned" && item(actions.abandon, () => (sheet.value = "abandon"))}
        {item(actions.home, () => go("/"))}
      </ul>
    </Sheet>
  );
}

/** What is played here, and with how much help: the same for everybody. */
function About({ desk }: { readonly desk: Desk }) {
  const { setup } = desk.client.view.value;
  const parts = [
    words.title(text.setup.editions[setup.edition] ?? setup.edition, setup.seats),
    words.about.help(text.setup.assists[desk.client.assist].label),
    ...metro.choices.options
      .filter(({ name, values }) => name !== "start" && setup.options[name] !== values[0])
      .map(({ name }) => {
        const option = text.setup.optionTexts[name];
        const value = setup.options[name] ?? "";
        return text.setup.differs(option?.label ?? name, option?.values[value]?.label ?? value);
      }),
  ];
  return <p class="quiet">{parts.join(" · ")}</p>;
}

function TakeBack({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
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
      <p>{words.takeBack.body(offer.decisions)}</p>
      {names.length > 0 && <p>{words.takeBack.consent(names)}</p>}
    </Confirm>
  );
}
