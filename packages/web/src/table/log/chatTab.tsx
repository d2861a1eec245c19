/** The chat as a tab beside the log, unless everyone is at one screen. */

import { useOnlineView } from "../desk/onlineView.ts";
import type { Tab } from "../frame/tabs.tsx";
import { t } from "../../words/index.ts";

export function useChatTab(): readonly Tab[] {
  const online = useOnlineView();
  return online ? [{ label: t.online.chat.title, count: online("unread"), Content: Chat }] : [];
}

const Chat = () => <>{useOnlineView()?.("chat")}</>;
