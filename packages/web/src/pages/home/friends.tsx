/** Play with friends: an online table with a link to send, a room for a group, or everyone around one screen. */
import { useSignal } from "@preact/signals";
import type { GamePage } from "../../games/gamePage.ts";
import { api, troubleText } from "../../api/api.ts";
import { rooms } from "../../api/rooms.ts";
import { go } from "../../kit/router.ts";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { useQuickTable } from "../../table/setup/quickTable.tsx";
import { useNaming } from "../../people/naming.tsx";
import { screenAddress } from "./others.ts";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";

interface FriendsProps {
  readonly gamePage: GamePage;
  readonly onClose: () => void;
}

/** Makes an online table with a link to send. */
export function Friends({ gamePage, onClose }: FriendsProps) {
  const words = t.home.friends;
  const problem = useSignal("");
  const { named, sheet } = useNaming();
  const { seats, clock, choices, table } = useQuickTable(words.seats);
  const make = (): void =>
    named(async () => {
      const made = await api.create(table(gamePage.entry));
      if (made.ok) go(`/at/${made.value.id}`);
      else problem.value = troubleText(made.trouble);
    });
  const openRoom = (): void =>
    named(async () => {
      const made = await rooms.create();
      if (made.ok) go(`/room/${made.value.room.id}`);
      else problem.value = troubleText(made.trouble);
    });
  if (sheet) return sheet;
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={make}>
          {words.make}
        </button>
      }
    >
      {choices}
      <Problem text={problem.value} />
      <p class="friends-more">
        <a class="link" href={screenAddress(gamePage, seats)}>
          {words.screen}
        </a>
        <a class="link" href={`${screenAddress(gamePage, seats)}&where=online&clock=${clock}`}>
          {words.all}
        </a>
        <button type="button" class="link" onClick={openRoom}>
          {t.room.home.create}
        </button>
        <a class="link" href="/join">
          {t.room.home.enter}
        </a>
      </p>
    </Sheet>
  );
}
