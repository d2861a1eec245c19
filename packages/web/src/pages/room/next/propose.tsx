/** Proposes the next game of a room, or changes the proposal: the game, players per table and the clock. */
import type { GameWish } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { rooms, wishOf } from "../../../api/rooms.ts";
import { gamePageOf, GAME_PAGES } from "../../../games/gamePages.ts";
import { Problem } from "../../../kit/ui/problem.tsx";
import { Segments } from "../../../kit/ui/form/segments.tsx";
import { Sheet } from "../../../kit/ui/sheet.tsx";
import { useQuickTable } from "../../../table/setup/quickTable.tsx";
import { lastGame } from "../../../table/setup/tableSetup.ts";
import { screenAddress } from "../../home/others.ts";
import { useAsking } from "../asking.ts";
import type { InRoomProps } from "../members.tsx";
import { t } from "../../../words/index.ts";

interface ProposeProps extends InRoomProps {
  readonly onClose: () => void;
}

export function Propose({ id, info, you, onClose }: ProposeProps) {
  const words = t.room.next;
  const { next } = info;
  const game = useSignal(next?.game ?? info.tables[0]?.game ?? lastGame().id);
  const { seats, clock, choices, table } = useQuickTable(words.seats, next);
  const { problem, told } = useAsking();
  const gamePage = gamePageOf(game.value);
  if (!gamePage) return undefined;
  const propose = async (): Promise<void> => {
    const wish = wishOf(table(gamePage.entry));
    const isIn = next ? next.in.includes(you) : true;
    if (await told(rooms.propose(id, next?.game === wish.game ? keeping(next, wish) : wish, isIn))) onClose();
  };
  return (
    <Sheet
      title={next ? words.change : words.propose}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={() => void propose()}>
          {next ? words.saveChange : words.save}
        </button>
      }
    >
      <div class="propose-game">
        <span id="propose-game" class="unseen">
          {words.game}
        </span>
        <Segments
          name="propose-game"
          labelledBy="propose-game"
          value={game.value}
          choices={GAME_PAGES.map(({ entry, about }) => ({ value: entry.id, label: about().name }))}
          onChange={(value) => (game.value = value)}
        />
      </div>
      {choices}
      <Problem text={problem} />
      <p>
        <a class="link" href={`${screenAddress(gamePage, seats)}&where=online&clock=${clock}&room=${id}`}>
          {words.all}
        </a>
      </p>
    </Sheet>
  );
}

/** The modules and options of the proposal stay. */
function keeping({ setup, assist, control, drawsColours, delay }: GameWish, wish: GameWish): GameWish {
  const { colours: _, ...kept } = setup;
  return {
    ...wish,
    setup: { ...kept, seats: wish.seats.length },
    assist,
    // So does a clock with other times, as long as its kind does.
    control: control.kind === wish.control.kind ? control : wish.control,
    ...(drawsColours && { drawsColours }),
    ...(delay && { delay }),
  };
}
