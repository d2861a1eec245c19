/** Requests to the other players: the menu items, the confirmation, and the wait for answers. */
import type { Asked, Declined } from "@interchange/host";
import type { ComponentChildren } from "preact";
import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Confirm } from "../../kit/ui/sheet.tsx";
import { api } from "../../api/api.ts";
import { go } from "../../kit/router.ts";
import type { TableDesk } from "../desk/desk.ts";
import { sayName, sayWho } from "../desk/names.ts";
import { useTableDesk } from "../desk/desk.ts";
import type { OnlineSide, SideProps } from "./side.ts";
import { timeText } from "./times.ts";
import { t } from "../../words/index.ts";
import "./votes.css";

export const REQUESTS = ["pause", "end", "resign", "leave"] as const;
export type RequestName = (typeof REQUESTS)[number];

/** Whether you have made a request in this turn. There is one a turn. */
export function hasAsked({ table, seat }: Pick<OnlineSide, "table" | "seat">): boolean {
  const { asked = [], declined = [] } = table.status.value ?? {};
  return [...asked, ...declined.filter(({ after }) => after === table.heard)].some(
    ({ by, request }) => by === seat && request.kind !== "resume",
  );
}

/** The requests you can make now. */
export function requestsOf({ table, seat }: OnlineSide): readonly RequestName[] {
  const status = table.status.value;
  if (!status || seat === undefined || status.isOver || status.isGone) return [];
  const isWaiting = hasAsked({ table, seat });
  return [
    ...(status.pausedBy === undefined && !isWaiting ? (["pause"] as const) : []),
    ...(isWaiting ? [] : (["end"] as const)),
    status.sitters.length === 2 ? "resign" : "leave",
  ];
}

export function AskSheet({
  side,
  name,
  onClose,
}: SideProps & { readonly name: RequestName; readonly onClose: () => void }) {
  const words = t.online.requests;
  return (
    <Confirm
      title={words[name]}
      yes={name === "resign" ? words.yesResign : name === "leave" ? words.yesLeave : words.yes}
      no={words.no}
      isDangerous={name === "resign" || name === "leave"}
      onNo={onClose}
      onYes={() => {
        onClose();
        if (name === "leave") void leave(side);
        else void ask(side, name);
      }}
    >
      <p>{words[`${name}About`]}</p>
    </Confirm>
  );
}

async function ask(side: OnlineSide, kind: Exclude<RequestName, "leave">): Promise<void> {
  const answer = await side.ask({ kind });
  if (answer.kind === "refused" && answer.refusal.code === "askedAlready") side.tell(t.online.requests.again);
}

/** Gives up the seat for good. */
async function leave({ table, seat }: OnlineSide): Promise<void> {
  const left = seat === undefined ? undefined : await api.leave(table.id, seat);
  if (left?.ok) go("/");
}

/** Over the table: open requests, yours and those you have to answer, and a notice if one was declined. */
export function Waiting({ side }: SideProps) {
  const desk = useTableDesk();
  // Whether everyone is ready is shown where the buttons are.
  const asked = side.table.status.value?.asked.filter(({ request }) => request.kind !== "resume") ?? [];
  // The question itself is in the status line. The time left to answer is shown here.
  const isToAnswer = ({ waits, until }: Asked): boolean => until !== undefined && waits.includes(side.seat ?? -1);
  const shown = asked.filter((each) => each.by === side.seat || isToAnswer(each));
  useRefusal(side, desk);
  const told = side.told.value;
  if (!shown.length && told === undefined) return undefined;
  return (
    <div class="asked-strip">
      {shown.map((each) => (
        <One key={each.id} side={side} desk={desk} asked={each} />
      ))}
      {told !== undefined && <p class="panel asked">{told}</p>}
    </div>
  );
}

function One({ side, desk, asked }: { readonly side: OnlineSide; readonly desk: TableDesk; readonly asked: Asked }) {
  const words = t.online.requests;
  const { until } = asked;
  const time = useComputed(() => (until === undefined ? undefined : timeText(until - side.now.value)));
  const isOwn = asked.by === side.seat;
  const names = asked.waits.map((seat) => sayName(desk, seat));
  const text = useComputed(() => {
    const left = time.value === undefined ? [] : [words.timeLeft(time.value)];
    const clock = side.table.status.value?.clock;
    const isStopped = !isOwn && clock?.control.kind === "live" && !clock.running;
    return t.common.dotted([
      ...(isOwn ? [words.waitsFor(names)] : []),
      ...left,
      ...(isStopped ? [words.clockStopped] : []),
    ]);
  });
  return (
    <p class="panel asked">
      {isOwn && <b>{words.waiting[asked.request.kind]}</b>} <span>{text as ComponentChildren}</span>
    </p>
  );
}

/** Notes that one of your requests was not granted, also if it happened while you were away. */
function useRefusal(side: OnlineSide, desk: TableDesk): void {
  const seen = useRef<string | undefined>(undefined);
  const isFirst = useRef(true);
  const declined = side.table.status.value?.declined?.find(({ by }) => by === side.seat);
  useEffect(() => {
    const isNews = declined && declined.id !== seen.current && (!isFirst.current || !hasGoneOn(side, declined));
    isFirst.current = false;
    seen.current = declined?.id;
    if (!isNews) return;
    const words = t.online.requests;
    side.tell(
      declined.no === undefined ? words.lapsed : words.declined[declined.request.kind](sayWho(desk, declined.no)),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whoever said no is named once
  }, [declined?.id]);
}

const hasGoneOn = ({ table }: OnlineSide, { after }: Declined): boolean => after !== table.heard;
