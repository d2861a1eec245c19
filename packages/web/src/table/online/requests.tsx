/** Requests to the other players: the menu items, the confirmation, and the wait for answers. */
import type { Asked } from "@interchange/host";
import type { ComponentChildren } from "preact";
import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Confirm } from "../../kit/ui/sheet.tsx";
import { api } from "../../api/api.ts";
import { go } from "../../kit/router.ts";
import type { TableDesk } from "../desk/desk.ts";
import { sayName } from "../desk/names.ts";
import { useTableDesk } from "../desk/desk.ts";
import type { OnlineSide, SideProps } from "./side.ts";
import { timeText } from "./times.ts";
import { t } from "../../words/index.ts";
import "./votes.css";

export const REQUESTS = ["pause", "end", "resign", "leave"] as const;
export type RequestName = (typeof REQUESTS)[number];

/** The requests you can make now. */
export function requestsOf({ table, seat }: OnlineSide): readonly RequestName[] {
  const status = table.status.value;
  if (!status || seat === undefined || status.isOver || status.isGone) return [];
  const isWaiting = status.asked.some(({ by }) => by === seat);
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
        else void side.ask({ kind: name });
      }}
    >
      <p>{words[`${name}About`]}</p>
    </Confirm>
  );
}

/** Gives up the seat for good. */
async function leave({ table, seat }: OnlineSide): Promise<void> {
  const left = seat === undefined ? undefined : await api.leave(table.id, seat);
  if (left?.ok) go("/");
}

/** Over the table: open requests, yours and those you have to answer, and a notice if one was declined. */
export function Waiting({ side }: SideProps) {
  const desk = useTableDesk();
  const asked = side.table.status.value?.asked ?? [];
  // The question itself is in the status line. The time left to answer is shown here.
  const isToAnswer = ({ waits, until }: Asked): boolean => until !== undefined && waits.includes(side.seat ?? -1);
  const shown = asked.filter((each) => each.by === side.seat || isToAnswer(each));
  useRefusal(side);
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
    return t.common.beside([...(isOwn ? [words.waitsFor(names)] : []), ...left]);
  });
  return (
    <p class="panel asked">
      {isOwn && <b>{words.waiting[asked.request.kind]}</b>} <span>{text as ComponentChildren}</span>
    </p>
  );
}

/** Notes that one of your requests was declined. */
function useRefusal(side: OnlineSide): void {
  const before = useRef<Asked | undefined>(undefined);
  const status = side.table.status.value;
  const own = status?.asked.find(({ by }) => by === side.seat);
  useEffect(() => {
    const was = before.current;
    before.current = own;
    if (!was || own || !status) return;
    const { kind } = was.request;
    // After a take-back, the board shows what happened.
    const isGranted = status.isOver || kind === "back" || (kind === "pause") === (status.pausedBy !== undefined);
    if (!isGranted) side.tell(t.online.requests.notGranted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else the status says is looked at when this changes
  }, [own?.id]);
}
