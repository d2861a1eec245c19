import { useOnlineView } from "../desk/onlineView.ts";
import type { Tab } from "../frame/tabs.tsx";
import { t } from "../../words/index.ts";
import { settings } from "../../kit/settings.ts";

/** The chat as a tab beside the log, unless everyone is at one screen. */

export function useChatTab(): readonly Tab[] {
  const online = useOnlineView();
  return online ? [{ label: t.online.chat.title, count: online("unread"), Content: Chat }] : [];
}

const Chat = () => <>{useOnlineView()?.("chat")}</>;

/** The log as a tab. Text mode shows it anyway, and once is enough. */
export const logTab = (tab: Tab): readonly Tab[] => (settings.value.isText ? [] : [tab]);
