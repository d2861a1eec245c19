/**
 * Tells whoever sits here that it is their turn: by the tab's title and mark always, by a tone and a notification where
 * they want that, once a turn however many tabs are open.
 */
import { effect } from "@preact/signals";
import type { TableBasics, Waiting } from "../../client/client.ts";
import { calls, notifying, playTone } from "../../parts/calls.ts";
import { recall, remember } from "../../parts/memory.ts";
import { onlineWords } from "../../parts/words/onlineWords.ts";
import { startWords } from "../../parts/words/words.ts";

/** Whether something is asked of whoever sits here. */
const isWanted = ({ kind }: Waiting): boolean => kind === "viewer" || kind === "asked";

/** Until told to stop. */
export function callTurns(client: TableBasics): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plainIcon = icon?.href;
  let notice: Notification | undefined;
  const isMine = (): boolean => isWanted(client.waiting.value);
  const stop = effect(() => {
    const wanted = isMine();
    const isTurn = client.waiting.value.kind === "viewer";
    const names = client.sitters.map(({ name }) => name);
    const page = startWords().title(startWords().inTurn(names));
    const words = onlineWords().calls;
    // The page names itself first.
    setTimeout(() => {
      document.title = isTurn ? words.yourTurn(page) : wanted ? words.wanted(page) : page;
    });
    if (icon && plainIcon !== undefined) icon.href = wanted ? "/favicon-turn.svg" : plainIcon;
    if (!isTurn) notice?.close();
    else if (isNew(client)) notice = call(client, notice);
  });
  const seen = (): void => {
    if (document.visibilityState === "visible") notice?.close();
  };
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", seen);
    notice?.close();
    if (icon && plainIcon !== undefined) icon.href = plainIcon;
  };
}

/** Whether nobody in this browser was called to this turn yet. A turn is known by how much had happened before it. */
function isNew(client: TableBasics): boolean {
  const name = `called/${client.id}`;
  const turn = client.happened.peek().length;
  if (recall(name) === turn) return false;
  remember(name, turn);
  return true;
}

function call(client: TableBasics, before: Notification | undefined): Notification | undefined {
  const { sound, notify } = calls.peek();
  if (sound) playTone();
  if (!notify || notifying() !== "granted" || document.visibilityState === "visible") return before;
  before?.close();
  try {
    const notice = new Notification(onlineWords().calls.notice, {
      tag: client.id,
      body: startWords().names(client.sitters.map(({ name }) => name)),
      icon: "/favicon.svg",
    });
    notice.addEventListener("click", () => {
      focus();
      notice.close();
    });
    return notice;
  } catch {
    // Some phones let only a service worker notify.
    return undefined;
  }
}
