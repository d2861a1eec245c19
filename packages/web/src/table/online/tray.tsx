/** Replaces the buttons while there is nothing to decide: whether the move is saved, and a note for spectators. */
import type { ComponentChildren } from "preact";
import { isBotName } from "@interchange/games";
import { isPerson } from "@interchange/host";
import { botCalled } from "../../kit/sitters.ts";
import type { Seat } from "@interchange/tabletop";
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../../kit/ui/button.tsx";
import { sayBot, sayName, sayWho } from "../desk/names.ts";
import { takeBack } from "../frame/takingBack.tsx";
import { useTableDesk } from "../desk/desk.ts";
import { TakeSeat } from "./freeSeats.tsx";
import { Premoves } from "./premoves.tsx";
import { hasAsked } from "./requests.tsx";
import type { AtTableProps, SideProps } from "./side.ts";
import { timeText } from "./times.ts";
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
    case "paused":
      return <Ready side={side} seat={side.seat} />;
    case "sending":
      return <Sending />;
    case "unsent":
      return (
        <div class="tray-saved">
          <Note mark="unsent">{t.online.tray.storedOffline}</Note>
          <Button onClick={() => client.withdraw?.()}>{t.online.tray.change}</Button>
        </div>
      );
    case "remote":
    case "absent":
    case "left":
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
    const timer = setTimeout(() => {
      isLong.value = true;
    }, LONG);
    return () => {
      clearTimeout(timer);
    };
  }, [isLong]);
  return <Note mark="sending">{isLong.value ? words.stored : words.sending}</Note>;
}

function Saved({ side }: SideProps) {
  const desk = useTableDesk();
  const words = t.online.tray;
  const state = desk.client.waiting.value;
  const offer = desk.client.takeBackOffer.value;
  const bot = desk.client.happened.value.findLast(({ seat }) => seat === side.seat)?.bot;
  if (!offer)
    return (
      <div class="tray-saved">
        {isBotName(bot) && <Note mark="saved">{words.botPlayed(botCalled(bot))}</Note>}
        {"seat" in state && state.kind !== "bot" && <p class="tray-small">{words.waits(sayWho(desk, state.seat))}</p>}
        <Premoves side={side} />
      </div>
    );
  const isAsked = hasAsked(side);
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
      {state.kind === "bot" && <p class="tray-small">{t.table.thinking(sayBot(desk, state.seat))}</p>}
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
      <TakeSeat table={side.table} />
    </div>
  );
}

/** During a pause: who is ready to go on. */
function Ready({ side, seat }: SideProps & { readonly seat: Seat }) {
  const desk = useTableDesk();
  const words = t.online.ready;
  const { sitters = [], asked = [] } = side.table.status.value ?? {};
  const check = asked.find(({ request }) => request.kind === "resume");
  const isReady = (each: Seat): boolean => check !== undefined && !check.waits.includes(each);
  const time = useComputed(() => timeText((check?.until ?? 0) - side.now.value));
  const isMissing = check?.waits.some((each) => side.table.presence.value.seats[each]?.presence === "gone");
  return (
    <div class="tray-saved">
      <ul class="ready-list">
        {sitters.map(
          (sitter, each) =>
            isPerson(sitter) && (
              <li key={each}>
                {desk.badge(each, true)} <b>{sayName(desk, each)}</b>{" "}
                <span>{isReady(each) ? words.is : words.isNot}</span>
              </li>
            ),
        )}
      </ul>
      <p class="tray-small">{isMissing ? words.without(time.value) : words.about}</p>
      {!isReady(seat) && (
        <Button primary onClick={() => void side.ask({ kind: "resume" })}>
          {words.ready}
        </Button>
      )}
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
