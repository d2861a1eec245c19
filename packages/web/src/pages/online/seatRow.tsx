/** A seat of a table that has not begun: who has it, and its actions. */
import type { Mind } from "@interchange/host";
import type { TableInfo } from "@interchange/protocol";
import { isBotName, LADDER, rungOf } from "@interchange/games";
import type { BotName, Rung } from "@interchange/games";
import type { Colour } from "@interchange/boards/palette";
import { seatsForYou } from "../../api/tableLists.ts";
import { botCalled } from "../../kit/sitters.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { BotFace } from "../../kit/ui/botFace.tsx";
import { t } from "../../words/index.ts";

interface SeatRowProps {
  readonly info: TableInfo;
  readonly seat: number;
  /** None if colours are drawn at random. */
  readonly colours: readonly Colour[];
  readonly onSit: () => void;
  readonly onLeave: () => void;
  readonly onMind: (mind: Mind) => void;
}

const FREE = "free";

export function SeatRow(props: SeatRowProps) {
  const { info, seat, colours, onSit, onLeave } = props;
  const words = t.lobby.gathering;
  const { mind, name, reservedFor } = info.seats[seat] ?? { mind: { kind: "person" } };
  const isYours = info.yours.includes(seat);
  const bot = mind.kind === "bot" && isBotName(mind.bot) ? mind.bot : undefined;
  const isFree = mind.kind === "person" && name === undefined;
  return (
    <li class={isFree ? "gathering-seat is-free" : "gathering-seat"}>
      {bot ? <BotFace bot={bot} /> : <Badge colours={colours} seat={seat} />}
      <span class="gathering-who">
        <b>{bot ? botCalled(bot) : (name ?? words.free)}</b>
        <small>
          {bot ? words.bot(rungOf(bot)) : isFree ? freeFor(info, seat, reservedFor) : isYours ? words.you : ""}
        </small>
      </span>
      <span class="gathering-actions">
        {isYours && (
          <button type="button" class="link" onClick={onLeave}>
            {words.leave}
          </button>
        )}
        {!isYours && !bot && name !== undefined && info.isHost && (
          <button type="button" class="link" aria-label={words.removeWho(name)} onClick={onLeave}>
            {words.remove}
          </button>
        )}
        {isFree && reservedFor !== undefined && info.isHost && (
          <button
            type="button"
            class="link"
            aria-label={words.anyoneAt(seat + 1)}
            onClick={() => props.onMind({ kind: "person" })}
          >
            {words.anyone}
          </button>
        )}
        {isFree && info.isHost && <AddBot {...props} />}
        {!info.yours.length && seatsForYou(info).includes(seat) && (
          <button type="button" class="button sit" aria-label={words.sitAt(seat + 1)} onClick={onSit}>
            {words.sit}
          </button>
        )}
        {bot && info.isHost && <ChangeBot {...props} bot={bot} />}
      </span>
    </li>
  );
}

/** Who may sit there. */
function freeFor({ reserved = [] }: TableInfo, seat: number, reservedFor: string | undefined): string {
  const words = t.lobby.gathering;
  if (reserved.includes(seat)) return words.forYou;
  return reservedFor === undefined ? words.whoever : words.reserved(reservedFor);
}

/** A bot that gives most people a good game. It can be changed afterwards. */
const USUAL: Rung = "commuter";

/** Adds a bot with one tap. */
function AddBot({ seat, onMind }: SeatRowProps) {
  const words = t.lobby.gathering;
  return (
    <button
      type="button"
      class="button add-bot"
      aria-label={words.addBotAt(seat + 1)}
      onClick={() => onMind({ kind: "bot", bot: USUAL })}
    >
      <BotFace bot={USUAL} />
      {words.addBot}
    </button>
  );
}

function ChangeBot({ seat, onMind, bot }: SeatRowProps & { readonly bot: BotName }) {
  const words = t.lobby.gathering;
  return (
    <select
      class="bot-choice"
      aria-label={words.botOf(seat + 1)}
      value={bot}
      onChange={({ currentTarget: { value } }) =>
        onMind(value === FREE ? { kind: "person" } : { kind: "bot", bot: value })
      }
    >
      {[...new Set<BotName>([...LADDER, bot])].map((each) => (
        <option key={each} value={each}>
          {words.botAt(botCalled(each), rungOf(each))}
        </option>
      ))}
      <option value={FREE}>{words.freeAgain}</option>
    </select>
  );
}
