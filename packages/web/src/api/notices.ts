/** Notices from the server: their settings, and push in this browser. */
import type {
  HookShape,
  MyNotices,
  NoticeSettings,
  NoticeWay,
  PushSubscription as Subscribed,
  RoomHook,
  Tested,
} from "@interchange/protocol";
import { notifying } from "../kit/calls.ts";
import { forget, recall, remember } from "../kit/localStorage.ts";
import { ask } from "./api.ts";
import type { Answer } from "./api.ts";

export const notices = {
  mine: () => ask<MyNotices>("GET", "me/notices"),
  set: (settings: NoticeSettings) => ask<MyNotices>("PUT", "me/notices", settings),
  addPush: (subscription: Subscribed) => ask<NoticeWay>("POST", "me/notices/push", subscription),
  setMail: (address: string) => ask<NoticeWay>("PUT", "me/notices/email", { address }),
  setHook: (url: string, shape: HookShape) => ask<NoticeWay>("PUT", "me/notices/webhook", { url, shape }),
  confirm: (token: string) => ask<object>("POST", "notices/confirm", { token }),
  turn: (way: string, on: boolean) => ask<MyNotices>("PUT", `me/notices/ways/${way}`, { on }),
  remove: (way: string) => ask<MyNotices>("DELETE", `me/notices/ways/${way}`),
  test: (way: string) => ask<Tested>("POST", `me/notices/ways/${way}/test`),
  goAway: (from: number, until: number) => ask<MyNotices>("POST", "me/vacations", { from, until }),
  comeBack: (vacation: string) => ask<MyNotices>("DELETE", `me/vacations/${vacation}`),
  roomHook: (room: string) => ask<RoomHook>("GET", `rooms/${room}/webhook`),
  setRoomHook: (room: string, url: string, shape: HookShape) =>
    ask<RoomHook>("PUT", `rooms/${room}/webhook`, { url, shape }),
  removeRoomHook: (room: string) => ask<RoomHook>("DELETE", `rooms/${room}/webhook`),
  testRoomHook: (room: string) => ask<Tested>("POST", `rooms/${room}/webhook/test`),
};

/** The id of this browser's subscription on the server. */
const PUSHED = "pushWay";

/** Whether push works here, and if not, why. */
export type Pushing = "can" | "denied" | "insecure" | "uninstalled" | "absent";

export function pushing(): Pushing {
  const can = notifying();
  if (can === "insecure" || can === "uninstalled" || can === "denied") return can;
  return can !== "absent" && "PushManager" in globalThis && "serviceWorker" in navigator ? "can" : "absent";
}

/** This browser's subscription on the server, as far as we know. */
export function pushedWay(): string | undefined {
  const way = recall(PUSHED);
  return typeof way === "string" ? way : undefined;
}

/** Subscribes this browser. Must begin with a click: browsers then ask whether they may. */
export async function subscribe(pushKey: string): Promise<Answer<NoticeWay> | "denied" | "absent"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return "absent";
  let made: PushSubscription;
  try {
    made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  } catch {
    // No push service, or the browser has none for pages like this one.
    return "absent";
  }
  const { endpoint, keys } = made.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const answer = await notices.addPush({ endpoint: endpoint ?? "", keys: { p256dh, auth }, device: deviceName() });
  if (answer.ok) remember(PUSHED, answer.value.id);
  return answer;
}

/** Ends push in this browser. */
export async function unsubscribe(): Promise<void> {
  const way = pushedWay();
  if (way === undefined) return;
  forget(PUSHED);
  await notices.remove(way);
  const registration = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** What to call this browser in a list. */
function deviceName(agent = navigator.userAgent): string {
  const named = (names: readonly (readonly [string, string])[]): string =>
    names.find(([sign]) => agent.includes(sign))?.[1] ?? "";
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(" · ") || "Browser";
}
