/** Makes the online parts of a server's table, slot by slot. */
import { effect, signal, useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { timeLeft } from "@interchange/tabletop";
import type { Rules, Seat } from "@interchange/tabletop";
import type { Answer, TableBasics, TableClient } from "../../client/client.ts";
import { pushedWay } from "../../api/notices.ts";
import type { OnlineTable } from "../../client/online/onlineTable.ts";
import type { GameInPage } from "../../kit/game.ts";
import { CallsForm } from "../../kit/ui/form/callsForm.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { Unread } from "../../kit/ui/talk.tsx";
import { useTableDesk } from "../desk/desk.ts";
import { layFlat } from "../desk/laidFlat.ts";
import type { OnlineView } from "../desk/onlineView.ts";
import { Bar } from "./bar.tsx";
import { Chat } from "./chat.tsx";
import { catchUp } from "./turns/catchUp.ts";
import { premoveAt } from "./turns/premove.ts";
import { NoticeOffer } from "./noticeOffer.tsx";
import { NextTurns } from "./premoves.tsx";
import { PresenceMark, PresenceWord } from "./presence.tsx";
import { AskSheet, REQUESTS, Waiting, requestsOf } from "./requests.tsx";
import { Rematch, Seal } from "./result.tsx";
import { OnlineSide } from "./side.ts";
import type { AtTableProps, SideProps } from "./side.ts";
import { Terms } from "./terms.tsx";
import { trayOf } from "./tray.tsx";
import { callTurns } from "./turns/turnCalls.ts";
import { Votes } from "./votes.tsx";
import { t } from "../../words/index.ts";
import { whoIs } from "../desk/names.ts";
import { SHORT, timeText } from "./times.ts";
import "./votes.css";

export interface OnlineParts {
  readonly view: OnlineView;
  /** Shows the outcome of a decision that was made before a reload, or that the server could not store. */
  readonly tellFailed: (answer: Answer) => void;
  /** The client to show: the table itself, with plans if they are possible. */
  planned<Position, Move, Chance, Event, View>(
    client: TableClient<Move, Event, View>,
    game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  ): Promise<TableClient<Move, Event, View>>;
  /** Called when the client exists. */
  attach(client: TableBasics): void;
  close(): void;
}

export function onlineParts(table: OnlineTable): OnlineParts {
  const side = new OnlineSide(table);
  const ends: (() => void)[] = [() => side.close()];
  const attachedTo = signal<TableBasics | undefined>(undefined);
  let isClosed = false;
  return {
    view(slot, seat = 0) {
      const client = attachedTo.value;
      if (!client) return undefined;
      switch (slot) {
        case "bar":
          return <Bar side={side} />;
        case "word":
          return <PresenceWord side={side} client={client} seat={seat} />;
        case "seat":
          return (
            <>
              <PresenceMark side={side} seat={seat} />
              <SeatClock side={side} client={client} seat={seat} />
            </>
          );
        case "tray":
          return trayOf({ side, client });
        case "over":
          return (
            <>
              <Waiting side={side} />
              <NextTurns side={side} />
              <Votes side={side} />
              <CatchUp side={side} />
              <NoticeOffer side={side} />
            </>
          );
        case "terms":
          return <Terms table={table} />;
        case "menu":
          return <Menu side={side} />;
        case "sheet":
          return <OwnSheet side={side} />;
        case "chat":
          return <Chat side={side} />;
        case "unread":
          return side.unread.value > 0 && <Unread n={side.unread.value} />;
        case "again":
          return <Rematch table={table} client={client} />;
        case "result":
          return <Seal table={table} client={client} />;
      }
    },
    tellFailed: ({ kind }) => {
      if (kind !== "applied") side.tell(t.online.failed[kind]);
    },
    async planned<Position, Move, Chance, Event, View>(
      real: TableClient<Move, Event, View>,
      game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
    ) {
      // With fast clocks there is no time to plan.
      if (side.seat === undefined || table.info.peek()?.control.kind === "live") return real;
      const { client, stop } = await premoveAt(side, real, game);
      if (isClosed) stop();
      else ends.push(stop);
      return client;
    },
    attach(attached) {
      // Don't notify someone who left while the table was opening.
      if (isClosed) return;
      attachedTo.value = attached;
      // The host's screen that only shows the board lies on the table or hangs on the wall.
      const { isHost = false, state } = table.info.peek() ?? {};
      if (isHost && side.seat === undefined && state !== "over" && matchMedia("(min-width: 700px)").matches)
        layFlat(attached.id);
      if (side.seat !== undefined) {
        const isSlow = table.info.peek()?.control.kind !== "live";
        ends.push(callTurns(attached, table.isSignedOut, () => isSlow && pushedWay() !== undefined));
        if (isSlow) ends.push(confirmShown(table, attached));
      }
      ends.push(reloadBetweenTurns(table, attached));
    },
    close() {
      isClosed = true;
      for (const end of ends) end();
    },
  };
}

/** Tells the server that somebody sees that it is their turn, or that the game is over. */
function confirmShown(table: OnlineTable, { waiting }: TableBasics): () => void {
  const isVisible = signal(document.visibilityState === "visible");
  const look = (): void => {
    isVisible.value = document.visibilityState === "visible";
  };
  document.addEventListener("visibilitychange", look);
  const stop = effect(() => {
    const isNews = waiting.value.kind === "viewer" || waiting.value.kind === "over";
    if (isVisible.value && isNews && table.state.value === "open") table.confirmShown();
  });
  return () => {
    stop();
    document.removeEventListener("visibilitychange", look);
  };
}

/** Loads a newer page when no decision is pending here. */
function reloadBetweenTurns({ isOutdated }: OnlineTable, { waiting }: TableBasics): () => void {
  return effect(() => {
    const isBusy = ["viewer", "sending", "unsent", "connecting", "asked"].includes(waiting.value.kind);
    if (isOutdated.value && !isBusy) location.reload();
  });
}

/** Replays what you missed, except while planning or in games with fast clocks. */
function CatchUp({ side: { seat, table } }: SideProps) {
  const desk = useTableDesk();
  const isPremoving = table.isPremoving.value;
  useEffect(() => {
    if (seat === undefined || isPremoving || table.info.peek()?.control.kind === "live") return undefined;
    return catchUp(desk);
  }, [desk, seat, table, isPremoving]);
  return undefined;
}

function OwnSheet({ side }: SideProps) {
  const desk = useTableDesk();
  const words = t.online;
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  const name = desk.sheet.value;
  const request = REQUESTS.find((each) => each === name);
  if (request) return <AskSheet side={side} name={request} onClose={close} />;
  if (name === "chat")
    return (
      <Sheet title={words.chat.title} onClose={close}>
        <Chat side={side} />
      </Sheet>
    );
  if (name === "calls")
    return (
      <Sheet title={words.calls.title} onClose={close}>
        <CallsForm />
      </Sheet>
    );
  return undefined;
}

/** Up to this many clocks fit side by side on a phone. */
const ROOMY = 3;

function SeatClock({ side, client, seat }: AtTableProps & { readonly seat: Seat }) {
  const shown = useComputed(() => {
    const clock = side.table.status.value?.clock;
    const isRunning = clock?.running?.seat === seat;
    // A stopped clock is not updated ten times a second.
    const left = clock && timeLeft(clock, seat, isRunning ? side.now.value : 0);
    return left === undefined
      ? undefined
      : { isRunning, isShort: isRunning && left < SHORT, text: timeText(left, { tenths: isRunning }) };
  });
  const text = useComputed(() => shown.value?.text ?? "");
  const classes = useComputed(() =>
    [
      "seat-clock",
      ...(client.sitters.length > ROOMY ? ["crowded"] : []),
      ...(shown.value?.isRunning ? ["running"] : []),
      ...(seat === side.seat ? ["own"] : []),
      ...(shown.value?.isShort ? ["short"] : []),
    ].join(" "),
  );
  const heard = useComputed(() => {
    const who = whoIs({ sitters: client.sitters, viewer: client.viewer.value }, seat);
    return t.online.clock.left(who, text.value.split(".")[0] ?? "");
  });
  if (useComputed(() => shown.value === undefined).value) return undefined;
  return (
    <>
      <span class={classes} aria-hidden="true">
        {text}
      </span>
      <span class="unseen">{heard}</span>
    </>
  );
}

/** The menu of a server's table: requests to the others, and your name. */

function Menu({ side }: SideProps) {
  const desk = useTableDesk();
  const { requests, chat, calls } = t.online;
  const room = side.table.info.value?.room;
  const items: readonly (readonly [sheet: string, label: string])[] = [
    ["chat", chat.title],
    ...(side.seat === undefined ? [] : [["calls", calls.title] as const]),
    ...requestsOf(side).map((name) => [name, requests[name]] as const),
  ];
  return (
    <section aria-label={requests.title}>
      <h3 class="panel-title">{requests.title}</h3>
      <dl class="agreed">
        <Terms table={side.table} />
      </dl>
      <ul class="menu">
        {room !== undefined && (
          <li>
            <a href={`/room/${room}`}>{t.room.back}</a>
          </li>
        )}
        {items.map(([sheet, label]) => (
          <li key={sheet}>
            <button
              type="button"
              onClick={() => {
                desk.sheet.value = sheet;
              }}
            >
              {label} {sheet === "chat" && side.unread.value > 0 && <Unread n={side.unread.value} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
