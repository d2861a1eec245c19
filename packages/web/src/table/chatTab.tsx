/** What people say to each other, as a tab beside the log; only where they are not at one screen. */
import { onlineWords } from "../parts/words/onlineWords.ts";
import type { TableDesk } from "./desk.ts";
import type { Tab } from "./tabs.tsx";
import { useTableDesk } from "./useTableDesk.ts";

export function chatTab({ client }: Pick<TableDesk, "client">): readonly Tab[] {
  return client.more ? [{ label: onlineWords().chat.title, count: client.more("unread"), Content: Chat }] : [];
}

const Chat = () => <>{useTableDesk().client.more?.("chat")}</>;
