/** Edits one seat: the name, person or bot, and a button to remove it. */
import { LADDER, isBotName, onLadder, rungOf } from "@interchange/games";
import { botCalled } from "../../../kit/sitters.ts";
import { LONGEST_NAME } from "../../../kit/sitters.ts";
import { seatedBy } from "./seating.ts";
import type { SeatProps } from "./seatProps.ts";
import { SitterFace } from "../../../kit/ui/botFace.tsx";
import { t } from "../../../words/index.ts";
import { colourTaken, coloursNow, coloursToChoose } from "./seatColours.ts";

const PERSON = "person";

export function SeatEditor(props: SeatProps) {
  const { gameSetup, tableSetup, range, open, onChange, sitter, seat, isOnline } = props;
  const { sitters } = tableSetup;
  const words = t.setup;
  const { mind } = sitter;
  const here = mind.kind === "bot" && isBotName(mind.bot) ? onLadder(mind.bot) : undefined;
  const remove = (): void => {
    open.value = undefined;
    onChange(sitters.filter((_, at) => at !== seat));
  };
  return (
    <div class="seat-editor" role="group" aria-label={words.seat(seat + 1)}>
      {!isOnline && <SeatName {...props} />}
      <div class="minds" role="radiogroup" aria-label={words.whoPlays(seat + 1)}>
        {[undefined, ...LADDER].map((bot) => (
          <label key={bot ?? PERSON} class={bot === here ? "mind is-chosen" : "mind"}>
            <input
              class="covering"
              type="radio"
              name={`mind-${seat}`}
              value={bot ?? PERSON}
              checked={bot === here}
              onChange={() => onChange(seatedBy(bot ?? PERSON, seat, sitters))}
            />
            <SitterFace bot={bot} />
            <span>
              {bot && <span class="unseen">{botCalled(bot)} </span>}
              {bot ? rungOf(bot) : words.person}
            </span>
          </label>
        ))}
      </div>
      <p class="quiet seat-about">
        {here
          ? words.aboutBot(botCalled(here), rungOf(here), gameSetup.botAbout[here])
          : isOnline
            ? t.lobby.where.aboutPerson
            : words.aboutPerson}
      </p>
      <SeatColour {...props} />
      {sitters.length > range.least && (
        <button type="button" class="button seat-remove" onClick={remove}>
          {words.removeSeat(sitter.name || words.seat(seat + 1))}
        </button>
      )}
    </div>
  );
}

function SeatName({ tableSetup: { sitters }, problems, onChange, sitter, seat }: SeatProps) {
  const words = t.setup;
  const problem = problems.find(({ field }) => field.kind === "name" && field.seat === seat);
  const rename = (name: string): void =>
    onChange(sitters.map((each, at) => (at === seat ? { ...each, name: name.slice(0, LONGEST_NAME) } : each)));
  return (
    <label class="seat-name">
      <span>{words.name}</span>
      <input
        id={`field-name-${seat}`}
        type="text"
        value={sitter.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellcheck={false}
        aria-label={words.nameOf(seat + 1)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `field-name-${seat}-problem`}
        onInput={(event) => rename(event.currentTarget.value)}
      />
      {problem && (
        <span class="field-problem" id={`field-name-${seat}-problem`}>
          {problem.text}
        </span>
      )}
    </label>
  );
}

/** A seat's colour: one of the table's, or drawn at random for everyone. */

function SeatColour({ gameSetup, tableSetup, seat, onSetup: onPlan }: SeatProps) {
  const words = t.setup;
  const offered = coloursToChoose(gameSetup, tableSetup);
  if (offered.length < 2) return undefined;
  const now = coloursNow(gameSetup, tableSetup)[seat];
  const choices = [...offered, undefined];
  return (
    <div class="seat-colours" role="radiogroup" aria-label={words.colourOf(seat + 1)}>
      {choices.map((colour) => (
        <label key={colour ?? ""} class={colour === now ? "mind is-chosen" : "mind"}>
          <input
            class="covering"
            type="radio"
            name={`colour-${seat}`}
            checked={colour === now}
            aria-label={colour === undefined ? words.lot : gameSetup.colourName(colour)}
            onChange={() =>
              onPlan(
                colour === undefined
                  ? { ...tableSetup, drawsColours: true }
                  : colourTaken(gameSetup, tableSetup, seat, colour),
              )
            }
          />
          {gameSetup.badge(colour, seat)}
          <span aria-hidden="true">{colour === undefined ? words.lot : gameSetup.colourName(colour)}</span>
        </label>
      ))}
    </div>
  );
}
