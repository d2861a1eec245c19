/** Beside a big screen, a phone needs only the hand and the buttons. The board comes when asked for, for one turn. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../../kit/settings.ts";
import { Button } from "../../kit/ui/button.tsx";
import { t } from "../../words/index.ts";
import type { TableDesk } from "../desk/desk.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import "./handOnly.css";

/** Only whoever plays on this device has a hand, and only elsewhere is there another screen. */
export const canBeHandOnly = ({ client }: TableDesk, isOnline: boolean): boolean =>
  isOnline && client.seatsHere.length > 0 && client.waiting.value.kind !== "over" && !settings.value.isText;

export function BoardOrHand({ desk, children }: { readonly desk: TableDesk; readonly children: ComponentChildren }) {
  const isOnline = useOnlineView() !== undefined;
  const [isAskedFor, askFor] = useState(false);
  const { kind } = desk.client.waiting.value;
  const isMyTurn = kind === "viewer" || kind === "sending";
  useEffect(() => {
    if (!isMyTurn) askFor(false);
  }, [isMyTurn]);
  const isLookingBack = desk.history.at.value !== undefined;
  if (!settings.value.isHandOnly || isAskedFor || isLookingBack || !canBeHandOnly(desk, isOnline))
    return <>{children}</>;
  return (
    <div class="hand-only">
      <p>{t.flat.hand.about}</p>
      <Button
        onClick={() => {
          askFor(true);
        }}
      >
        {t.flat.hand.show}
      </Button>
    </div>
  );
}
