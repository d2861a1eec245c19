/**
 * Take-back and redo. If someone may have seen the consequences or others have acted, the page asks first, even if only
 * bots have to agree. A decision that was taken back can be made again.
 */

import { Confirm } from "../../kit/ui/sheet.tsx";
import type { TableDesk, Undone } from "../desk/desk.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { sayName } from "../desk/names.ts";
import type { SheetWords } from "./sheetWords.ts";
import { t } from "../../words/index.ts";

/** Takes back at once if nobody has to agree; otherwise asks. */
export function takeBack(desk: TableDesk): void {
  const offer = desk.client.takeBackOffer.value;
  if (!offer || desk.history.at.value !== undefined) return;
  if (offer.isFree) void takeBackNow(desk);
  else desk.sheet.value = "takeBack";
}

async function takeBackNow(desk: TableDesk): Promise<void> {
  const offer = desk.client.takeBackOffer.value;
  if (!offer) return;
  const { at, moves } = offer;
  const answer = await desk.client.takeBack();
  if (answer.kind !== "applied") return;
  const before = desk.undone.value;
  // Several in a row are redone one by one. Older ones from elsewhere no longer fit.
  desk.undone.value = [...(before.at(-1)?.at === at + moves.length ? before : []), { at, moves }];
}

/** The decision that can be redone: nothing else has happened since it was taken back. */
export function toDoAgain(desk: TableDesk): Undone | undefined {
  const last = desk.undone.value.at(-1);
  const isThere = last?.at === desk.client.happened.value.length && desk.client.waiting.value.kind === "viewer";
  return isThere && desk.history.at.value === undefined ? last : undefined;
}

export async function doAgain(desk: TableDesk): Promise<void> {
  const last = toDoAgain(desk);
  if (!last) return;
  desk.undone.value = desk.undone.value.slice(0, -1);
  await desk.client.playAgain(...last.moves);
}

/** A button that redoes the last decision taken back. */
export function Again({ desk }: { readonly desk: TableDesk }) {
  if (!toDoAgain(desk)) return undefined;
  return (
    <button type="button" class="bar-button when-roomy" onClick={() => void doAgain(desk)}>
      {t.sheets.takeBack.again}
    </button>
  );
}

interface TakeBackProps {
  readonly desk: TableDesk;
  readonly said: SheetWords;
  readonly onClose: () => void;
}

export function TakeBack({ desk, said, onClose }: TakeBackProps) {
  const asks = t.sheets.takeBack;
  const online = useOnlineView();
  const offer = desk.client.takeBackOffer.value;
  if (!offer) return undefined;
  const names = offer.consent.map((seat) => desk.client.sitters[seat]?.name ?? sayName(desk, seat));
  return (
    <Confirm
      title={asks.title}
      yes={names.length ? (online ? t.online.requests.yes : asks.yesAll) : asks.yes}
      no={asks.no}
      onNo={onClose}
      onYes={() => {
        onClose();
        void takeBackNow(desk);
      }}
    >
      <p>{asks.body(offer.decisions, said.comesAgain)}</p>
      {names.length > 0 && <p>{asks.consent(names)}</p>}
    </Confirm>
  );
}
