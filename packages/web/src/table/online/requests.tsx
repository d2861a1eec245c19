/** What one asks of the others: in the menu, as a question before it is asked, and while it waits for answers. */
import type { Asked, Request } from "@interchange/host";
import type { ComponentChildren } from "preact";
import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Confirm } from "../../parts/ui/sheet.tsx";
import { onlineWords } from "../../parts/words/onlineWords.ts";
import type { TableDesk } from "../desk.ts";
import { sayName } from "../names.ts";
import { useTableDesk } from "../useTableDesk.ts";
import type { OnlineSide, SideProps } from "./side.ts";
import { timeText } from "./times.ts";
import "./requests.css";

/** As servers have it: whoever has not answered by then has not agreed. */
const LASTS = 60_000;

export const REQUESTS = ["pause", "end", "resign"] as const;
export type RequestName = (typeof REQUESTS)[number];

/** What may be asked for now. */
export function requestsOf({ table, seat }: OnlineSide): readonly RequestName[] {
  const status = table.status.value;
  if (!status || seat === undefined || status.isOver || status.isGone) return [];
  const isWaiting = status.asked.some(({ by }) => by === seat);
  return [
    ...(status.pausedBy === undefined && !isWaiting ? (["pause"] as const) : []),
    ...(isWaiting ? [] : (["end"] as const)),
    ...(status.sitters.length === 2 ? (["resign"] as const) : []),
  ];
}

export function AskSheet({
  side,
  name,
  onClose,
}: SideProps & { readonly name: RequestName; readonly onClose: () => void }) {
  const words = onlineWords().requests;
  const request: Request = { kind: name };
  return (
    <Confirm
      title={words[name]}
      yes={name === "resign" ? words.yesResign : words.yes}
      no={words.no}
      isDangerous={name === "resign"}
      onNo={onClose}
      onYes={() => {
        onClose();
        void side.ask(request);
      }}
    >
      <p>{words[`${name}About`]}</p>
    </Confirm>
  );
}

/** Over the table: requests that wait, one's own and those that are to be answered here; and that one came to nothing. */
export function Waiting({ side }: SideProps) {
  const desk = useTableDesk();
  const asked = side.table.status.value?.asked ?? [];
  const shown = asked.filter(({ by, waits }) => by === side.seat || waits.includes(side.seat ?? -1));
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
  const words = onlineWords().requests;
  const time = useComputed(() => timeText(asked.at + LASTS - side.now.value));
  const isOwn = asked.by === side.seat;
  const names = asked.waits.map((seat) => sayName(desk, seat));
  const text = useComputed(() => (isOwn ? words.waitsFor(names, time.value) : words.answerWithin(time.value)));
  return (
    <p class="panel asked">
      {isOwn && <b>{words.waiting[asked.request.kind]}</b>} <span>{text as ComponentChildren}</span>
    </p>
  );
}

/** Says of a request of one's own that is gone that nothing came of it. */
function useRefusal(side: OnlineSide): void {
  const before = useRef<Asked | undefined>(undefined);
  const status = side.table.status.value;
  const own = status?.asked.find(({ by }) => by === side.seat);
  useEffect(() => {
    const was = before.current;
    before.current = own;
    if (!was || own || !status) return;
    const { kind } = was.request;
    // Of a take-back the board tells, or that the game went on.
    const isGranted = status.isOver || kind === "back" || (kind === "pause") === (status.pausedBy !== undefined);
    if (!isGranted) side.tell(onlineWords().requests.notGranted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else the status says is looked at when this changes
  }, [own?.id]);
}
