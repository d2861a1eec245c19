/** What the menu has at a table of a server: what is asked of the others, and how one is called. */

import { useTableDesk } from "../desk/useTableDesk.ts";
import { Count } from "./bar.tsx";
import { requestsOf } from "./requests.tsx";
import type { SideProps } from "./side.ts";
import { Terms } from "./terms.tsx";
import { t } from "../../words/index.ts";
import "./menu.css";

export function Menu({ side }: SideProps) {
  const desk = useTableDesk();
  const { requests, chat, calls } = t.online;
  const items: readonly (readonly [sheet: string, label: string])[] = [
    ["chat", chat.title],
    ...(side.seat === undefined ? [] : [["calls", calls.title] as const]),
    ...requestsOf(side).map((name) => [name, requests[name]] as const),
  ];
  return (
    <section aria-label={requests.title}>
      <h3 class="panel-title">{requests.title}</h3>
      <dl class="agreed">
        <Terms table={side.table} />
      </dl>
      <ul class="menu">
        {items.map(([sheet, label]) => (
          <li key={sheet}>
            <button
              type="button"
              onClick={() => {
                desk.sheet.value = sheet;
              }}
            >
              {label} {sheet === "chat" && side.unread.value > 0 && <Count unread={side.unread.value} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
