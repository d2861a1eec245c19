/**
 * Notifies you of your turn: always by the tab's title and icon, and if you want by a tone and a notification, once per
 * turn however many tabs are open.
 */
import { effect } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { TableBasics } from "../../../client/client.ts";
import { calls, notifying, playTone } from "../../../kit/calls.ts";
import { callByTitle } from "./calledTitle.ts";
import { forgetTakenBack, isNew } from "./calledTurns.ts";
import { TableNotice } from "./tableNotice.ts";
import { t } from "../../../words/index.ts";

/** States in which someone else decides. */
const OTHERS: ReadonlySet<string> = new Set(["remote", "absent", "bot"]);

/** Runs until stopped. Silent while you play on another device. */
export function callTurns(
  client: TableBasics,
  isSignedOut: ReadonlySignal<boolean>,
  /** Whether the server sends this browser a notice of the turn, so that the page must not do so too. */
  isPushed: () => boolean,
): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plainIcon = icon?.href;
  const notice = new TableNotice(client.id);
  const stop = effect(() => {
    const { kind } = client.waiting.value;
    const isTurn = kind === "viewer" && !isSignedOut.value;
    const wanted = isTurn || (kind === "asked" && !isSignedOut.value);
    const words = t.online.calls;
    callByTitle(isTurn ? words.yourTurn : wanted ? words.wanted : undefined);
    if (icon && plainIcon !== undefined) icon.href = wanted ? "/favicon-turn.svg" : plainIcon;
    if (OTHERS.has(kind)) forgetTakenBack(client);
    if (!isTurn) void notice.dismiss();
    else if (isNew(client)) call(client, notice, isPushed());
  });
  const seen = (): void => {
    if (document.visibilityState === "visible") void notice.dismiss();
  };
  seen();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    callByTitle();
    document.removeEventListener("visibilitychange", seen);
    void notice.dismiss();
    if (icon && plainIcon !== undefined) icon.href = plainIcon;
  };
}

function call(client: TableBasics, notice: TableNotice, isPushed: boolean): void {
  const { sound, notify } = calls.peek();
  if (sound) playTone();
  if (!notify || isPushed || notifying() !== "granted" || document.visibilityState === "visible") return;
  const body = t.common.names(client.sitters.map(({ name }) => name));
  void notice.show({ title: t.online.calls.notice, body }, location.pathname);
}
