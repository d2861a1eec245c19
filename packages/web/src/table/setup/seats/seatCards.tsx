/** The seats of a table as cards. The open one shows its editor below. */
import { isBotName, rungOf } from "@interchange/games";
import { Fragment } from "preact";
import { botCalled } from "../../../kit/sitters.ts";
import { RungBar, SitterFace } from "../../../kit/ui/botFace.tsx";
import { SeatEditor } from "./seatEditor.tsx";
import type { SeatProps, SeatsProps } from "./seatProps.ts";
import { coloursNow } from "./seatColours.ts";
import { anotherSitter, seatedBy } from "./seating.ts";
import { t } from "../../../words/index.ts";
import "./seats.css";

export function SeatCards(props: SeatsProps) {
  const { tableSetup, range, open, problems, isOnline, onChange } = props;
  const { sitters } = tableSetup;
  const words = t.setup;
  const wrong = problems.find(({ field }) => field.kind === "seats");
  const canAdd = sitters.length < range.most;
  const add = (): void => {
    const added = [...sitters, anotherSitter(sitters)];
    onChange(isOnline ? seatedBy("person", sitters.length, added) : added);
    open.value = sitters.length;
  };
  return (
    <section class="setup-part" aria-labelledby="setup-seats">
      <header class="setup-part-head">
        <h2 id="setup-seats">{words.seats}</h2>
        <p class="quiet">
          {range.least === range.most
            ? words.seatsExactly(range.most)
            : words.seatsFrom(range.least, range.most, soloTitle(props))}
        </p>
      </header>
      {wrong && (
        <p class="field-problem" id="field-seats" tabIndex={-1}>
          {wrong.text}
        </p>
      )}
      <ul class="seat-cards" style={{ "--cards": String(Math.max(4, sitters.length + Number(canAdd))) }}>
        {sitters.map((sitter, seat) => (
          <Fragment key={seat}>
            <li>
              <SeatCard {...props} sitter={sitter} seat={seat} />
            </li>
            {open.value === seat && (
              <li class="seat-drawer">
                <SeatEditor {...props} sitter={sitter} seat={seat} />
              </li>
            )}
          </Fragment>
        ))}
        {canAdd && (
          <li>
            <button type="button" class="seat-add" onClick={add}>
              {words.addSeat}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** What one person can play alone, if the box of this edition has it. */
function soloTitle({ gameSetup: { modules, engine }, tableSetup }: SeatsProps): string | undefined {
  const solo = modules?.soloIn(tableSetup.request.edition ?? engine.choices.editions[0] ?? "");
  return solo === undefined ? undefined : modules?.titleOf(solo);
}

function SeatCard({ gameSetup, tableSetup, open, problems, sitter, seat, isOnline, yours }: SeatProps) {
  const words = t.setup;
  const isOpen = open.value === seat;
  const { mind } = sitter;
  const bot = mind.kind === "bot" && isBotName(mind.bot) ? mind.bot : undefined;
  const isWrong = problems.some(({ field }) => field.kind === "name" && field.seat === seat);
  return (
    <button
      type="button"
      class={`seat-card${isOpen ? " is-open" : ""}${isWrong ? " is-wrong" : ""}`}
      aria-expanded={isOpen}
      onClick={() => (open.value = isOpen ? undefined : seat)}
    >
      <span class="unseen">{words.seatIs(seat + 1)} </span>
      {gameSetup.badge(coloursNow(gameSetup, tableSetup)[seat], seat)}
      <span class="seat-who">
        <b>{isOnline && !bot ? words.person : sitter.name || words.seat(seat + 1)}</b>{" "}
        <small>
          {bot
            ? words.bot(botCalled(bot), rungOf(bot), sitter.name)
            : !isOnline
              ? words.aPerson
              : seat === yours
                ? t.lobby.gathering.you
                : t.lobby.where.person}
        </small>
      </span>
      <span class="seat-face">
        <SitterFace bot={bot} />
        {bot && <RungBar bot={bot} />}
      </span>
    </button>
  );
}
