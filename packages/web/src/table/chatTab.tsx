/** What people say to each other, as a tab beside the log; only where they are not at one screen. */

import type { TableDesk } from "./desk.ts";
import type { Tab } from "./tabs.tsx";
import { useTableDesk } from "./useTableDesk.ts";
import { t } from "../words/index.ts";

export function chatTab({ client }: Pick<TableDesk, "client">): readonly Tab[] {
  return client.more ? [{ label: t.online.chat.title, count: client.more("unread"), Content: Chat }] : [];
}

const Chat = () => <>{useTableDesk().client.more?.("chat")}</>;
