/** Beside the board: the log, the unseen tiles, and the table's options. */
import { moduleTitles } from "../modules/told.ts";
import { Log } from "../../../table/log/log.tsx";
import { logTab, useChatTab } from "../../../table/log/chatTab.tsx";
import { useOnlineView } from "../../../table/desk/onlineView.ts";
import { Tabs } from "../../../table/frame/tabs.tsx";
import { helps } from "../../../kit/assist.ts";
import { differencesAt } from "../desk/telling/words.ts";
import { Bag } from "./bag.tsx";
import { useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./metroTable.css";

const Told = () => <Log isEarlier />;

export function Talk() {
  const desk = useMetroDesk();
  const { unseen } = desk.shown.value;
  const chat = useChatTab();
  return (
    <Tabs
      label={t.sheets.sidePanel}
      tabs={[
        ...logTab({ label: t.news.earlier, Content: Told }),
        ...chat,
        ...(helps(desk.client.assist, "trace")
          ? [
              {
                label: metroWords().table.actions.bag,
                count: unseen.reduce((sum, count) => sum + count, 0),
                Content: Bag,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The table's options. */
export function Terms() {
  const desk = useMetroDesk();
  const { setup } = desk.shown.value;
  const words = t.sheets.terms;
  const modules = moduleTitles(setup);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.edition, [metroWords().table.editions[setup.edition] ?? setup.edition]],
    [words.help, [metroWords().setup.assists[desk.client.assist].label]],
    [words.modules, modules],
    [words.rules, differencesAt(setup)],
  ];
  return (
    <section class="panel terms" aria-label={words.title}>
      <h2 class="panel-title">{words.title}</h2>
      <dl>
        {rows.map(
          ([name, values]) =>
            values.length > 0 && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {values.map((value) => (
                    <span key={value}>{value}</span>
                  ))}
                </dd>
              </div>
            ),
        )}
        {useOnlineView()?.("terms")}
      </dl>
    </section>
  );
}
