/** Replaces the buttons while there is nothing to decide: whether the move is saved, and a note for spectators. */
import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../../kit/ui/button.tsx";
import { sayName, sayWho } from "../desk/names.ts";
import { takeBack } from "../frame/takingBack.tsx";
import { useTableDesk } from "../desk/desk.ts";
import { Premoves } from "./premoves.tsx";
import type { AtTableProps, SideProps } from "./side.ts";
import { t } from "../../words/index.ts";
import "./bar.css";

/** Undefined if the table's own buttons are shown. */
export function trayOf({ side, client }: AtTableProps): ComponentChildren {
  const { kind } = client.waiting.value;
  if (kind === "over" || kind === "gone" || side.table.isPremoving.value) return undefined;
  if (side.seat === undefined) return <Watches side={side} />;
  const status = side.table.status.value;
  const own = status?.sitters[side.seat];
  if (own?.standsInFor !== undefined)
    return <Reclaim side={side} bot={own.name} isComing={status?.reclaiming?.includes(side.seat) ?? false} />;
  switch (kind) {
    case "sending":
      return <Sending />;
    case "unsent":
      return <Note mark="unsent">{t.online.tray.keptOffline}</Note>;
    case "remote":
    case "absent":
    case "connecting":
      return <Saved side={side} />;
    case "bot":
      return client.takeBackOffer.value && <Saved side={side} />;
    default:
      return undefined;
  }
}

interface NoteProps {
  readonly mark: "saved" | "sending" | "unsent";
  readonly children: ComponentChildren;
}

function Note({ mark, children }: NoteProps) {
  return (
    <p class={`tray-note ${mark}`}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {mark === "saved" ? <path d="M5 12.500l4.500 4.500L19 7.500" /> : <circle cx="12" cy="12" r="7" />}
      </svg>
      <span>{children}</span>
    </p>
  );
}

/** After two seconds without an answer, say so. */
const LONG = 2000;

function Sending() {
  const words = t.online.tray;
  const isLong = useSignal(false);
  useEffect(() => {
    const late = setTimeout(() => {
      isLong.value = true;
    }, LONG);
    return () => {
      clearTimeout(late);
    };
  }, [isLong]);
  return <Note mark="sending">{isLong.value ? words.kept : words.sending}</Note>;
}

function Saved({ side }: SideProps) {
  const desk = useTableDesk();
  const words = t.online.tray;
  const state = desk.client.waiting.value;
  const offer = desk.client.takeBackOffer.value;
  if (!offer)
    return (
      <div class="tray-saved">
        {"seat" in state && state.kind !== "bot" && <p class="tray-small">{words.waits(sayWho(desk, state.seat))}</p>}
        <Premoves side={side} />
      </div>
    );
  const isAsked = side.table.status.value?.asked.some(({ by }) => by === side.seat);
  return (
    <div class="tray-saved">
      <Note mark="saved">{words.saved}</Note>
      {!isAsked && state.kind !== "connecting" && (
        <>
          <Button onClick={() => takeBack(desk)}>{words.takeBack}</Button>
          <p class="tray-small">
            {offer.consent.length ? words.asks(offer.consent.map((seat) => sayName(desk, seat))) : words.free}
          </p>
        </>
      )}
      {!isAsked && <Premoves side={side} />}
      {state.kind === "bot" && <p class="tray-small">{t.table.thinking(sayWho(desk, state.seat))}</p>}
    </div>
  );
}

function Watches({ side }: SideProps) {
  const words = t.online.tray;
  const { delay } = side.table.info.value ?? {};
  return (
    <div class="tray-saved">
      <p class="tray-note">{words.watching}</p>
      <p class="tray-small">{delay ? words.watchingLate(delay) : words.watchingAbout}</p>
    </div>
  );
}

interface ReclaimProps extends SideProps {
  readonly bot: string;
  readonly isComing: boolean;
}

function Reclaim({ side, bot, isComing }: ReclaimProps) {
  const words = t.online.reclaim;
  return (
    <div class="tray-saved">
      <p class="tray-note">{isComing ? words.waits : words.about(bot)}</p>
      {!isComing && (
        <Button primary onClick={() => void side.reclaim()}>
          {words.take}
        </Button>
      )}
    </div>
  );
}
