/** What stands beside the board where there is room: the log, the tiles that nobody has seen, and the table's terms. */
import { useEffect } from "preact/hooks";
import { Log } from "../../table/log.tsx";
import { chatTab } from "../../table/chatTab.tsx";
import { logTab } from "../../table/logTab.ts";
import { useFlat } from "../../table/flat/useFlat.ts";
import { useSounds } from "../../table/useSounds.ts";
import { Tabs } from "../../table/tabs.tsx";
import { helps } from "../../parts/assist.ts";
import { differencesAt } from "./differencesAt.ts";
import { Bag } from "./bag.tsx";
import { Held } from "./held.tsx";
import { Info } from "./info.tsx";
import { kitAt } from "./kit.ts";
import { Tray } from "./tray.tsx";
import { MetroDeskProvider, useMetroDesk } from "./useMetroDesk.ts";
import { t } from "../../words/index.ts";
import "./beside.css";

const Told = () => <Log />;

export function Talk() {
  const desk = useMetroDesk();
  const { unseen } = desk.shown.value;
  // Here, since it is fetched beside every table.
  useSounds(desk, () => import("./sounds.ts"));
  useFlat(desk, {
    points: () => desk.shown.value.points,
    Tray,
    Info,
    OwnDesk: MetroDeskProvider,
  });
  useEffect(() => {
    desk.Held.value = Held;
  }, [desk]);
  const { log } = t.table;
  return (
    <Tabs
      label={t.sheets.beside}
      tabs={[
        ...logTab({ label: log.title, Content: Told }),
        ...chatTab(desk),
        ...(helps(desk.client.assist, "trace")
          ? [{ label: t.metro.table.actions.bag, count: unseen.reduce((sum, count) => sum + count, 0), Content: Bag }]
          : []),
      ]}
    />
  );
}

/** What everybody at this table has agreed to. */
export function Terms() {
  const desk = useMetroDesk();
  const { setup } = desk.shown.value;
  const words = t.sheets.terms;
  const modules = kitAt(setup)?.titles(setup) ?? [];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.edition, [t.metro.table.editions[setup.edition] ?? setup.edition]],
    [words.help, [t.metro.setup.assists[desk.client.assist].label]],
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
        {desk.client.more?.("terms")}
      </dl>
    </section>
  );
}
