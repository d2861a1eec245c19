import { settings } from "../../kit/settings.ts";
import type { Tab } from "../frame/tabs.tsx";

/** The log as a tab. Text mode shows it anyway, and once is enough. */
export const logTab = (tab: Tab): readonly Tab[] => (settings.value.isText ? [] : [tab]);
