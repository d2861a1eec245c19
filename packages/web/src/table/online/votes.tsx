/**
 * The vote on a seat whose time is up or whose player is gone. The board stays visible, since nothing needs hiding.
 * Votes can be changed until everyone agrees.
 */
import { isBotName } from "@interchange/games";
import type { Vote, VoteChoice } from "@interchange/host";
import { useComputed, useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { botCalled } from "../../kit/sitters.ts";
import type { Who } from "../../words/types.ts";
import type { TableDesk } from "../desk/desk.ts";
import { sayName, sayWho } from "../desk/names.ts";
import { useTableDesk } from "../desk/desk.ts";
import { InviteToSeat } from "./freeSeats.tsx";
import { PresenceMark } from "./presence.tsx";
import type { OnlineSide, SideProps } from "./side.ts";
import { timeText } from "./times.ts";
import { t } from "../../words/index.ts";
import "./votes.css";

export function Votes({ side }: SideProps) {
  const desk = useTableDesk();
  const votes = side.table.status.value?.votes ?? [];
  // You don't vote on your own seat, but you see what is decided about it.
  const vote = votes.find(({ seat }) => seat !== side.seat) ?? votes.find(({ why }) => why === "time");
  return vote && <VoteSheet key={vote.id} side={side} desk={desk} vote={vote} />;
}

interface VoteProps {
  readonly side: OnlineSide;
  readonly desk: TableDesk;
  readonly vote: Vote;
}

function VoteSheet({ side, desk, vote }: VoteProps) {
  const words = t.online.votes;
  const heading = useId();
  const who = sayWho(desk, vote.seat);
  const left = useComputed(() => Math.max(0, vote.until - side.now.value));
  const time = useComputed(() => timeText(left.value));
  const heard = useComputed(() => words.timeLeft(time.value));
  const share = useComputed(() => `${Math.round((100 * left.value) / Math.max(1, vote.until - vote.at))}%`);
  const voters = votersOf(side, vote);
  const isOwn = vote.seat === side.seat;
  // On a phone it would lie over the buttons of whoever can move.
  const isFolded = useSignal(desk.client.waiting.peek().kind === "viewer");
  return (
    <section class={`vote panel ${isFolded.value ? "folded" : ""}`} aria-labelledby={heading}>
      <header class="vote-head">
        <span class="vote-seat">
          {desk.badge(vote.seat)}
          <PresenceMark side={side} seat={vote.seat} />
        </span>
        <h2 id={heading}>{words.title[vote.why](who)}</h2>
        <b class="vote-time" aria-hidden="true">
          {time}
        </b>
        <span class="unseen">{heard}</span>
        <button
          type="button"
          class="vote-fold"
          aria-label={isFolded.value ? words.show : words.hide}
          aria-expanded={!isFolded.value}
          onClick={() => (isFolded.value = !isFolded.peek())}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 9l6 6 6-6" />
          </svg>
        </button>
      </header>
      <svg class="vote-bar" width="100%" height="6" aria-hidden="true">
        <rect width="100%" height="6" rx="3" />
        <rect class="vote-left" width={share} height="6" rx="3" />
      </svg>
      <p class={isOwn ? "" : "quiet"}>{aboutOf({ side, desk, vote }, voters)}</p>
      {isOwn ? undefined : side.seat === undefined ? (
        <p class="quiet">{words.watching}</p>
      ) : (
        <Choices side={side} desk={desk} vote={vote} who={who} name={heading} />
      )}
      {side.seat !== undefined && vote.why === "left" && <InviteToSeat table={side.table} />}
      {voters.length > 1 && <Tally desk={desk} vote={vote} voters={voters} />}
    </section>
  );
}

/** What may happen, and when. */
function aboutOf({ side, desk, vote }: VoteProps, voters: readonly number[]): string {
  const { own, about, alone } = t.online.votes;
  const isLost = vote.ending.kind === "time";
  if (vote.seat === side.seat) return isLost ? own.lost(voters.map((seat) => sayName(desk, seat))) : own.mayMove;
  if (voters.length > 1) return about[vote.why](sayWho(desk, vote.seat));
  return isLost ? alone.time : alone.other;
}

/** All other people who are there. */
function votersOf({ table }: OnlineSide, vote: Vote): readonly number[] {
  const { seats } = table.presence.value;
  return (table.status.value?.sitters ?? []).flatMap(({ mind }, seat) =>
    seat !== vote.seat &&
    mind.kind === "person" &&
    (seats[seat]?.presence !== "gone" || vote.chosen.some((each) => each.seat === seat))
      ? [seat]
      : [],
  );
}

function Choices({ side, desk, vote, who, name }: VoteProps & { readonly who: Who; readonly name: string }) {
  const own = vote.chosen.find(({ seat }) => seat === side.seat)?.choice;
  return (
    <div class="vote-choices" role="radiogroup" aria-labelledby={name}>
      {vote.choices.map((choice) => {
        const [label, about] = wordsOf(vote, choice, who);
        return (
          <label key={choice} class={choice === own ? "vote-choice chosen" : "vote-choice"}>
            <input type="radio" name={name} checked={choice === own} onChange={() => void side.vote(vote.id, choice)} />
            <span>
              <b>{label}</b>
              <small>{about}</small>
            </span>
            <span class="vote-voters">
              {vote.chosen.map(
                (each) => each.choice === choice && <i key={each.seat}>{desk.badge(each.seat, true)}</i>,
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function wordsOf(vote: Vote, choice: VoteChoice, who: Who): readonly [label: string, about: string] {
  const words = t.online.votes;
  switch (choice) {
    case "wait":
      return [words.wait, words.waitAbout];
    case "time":
      return [words.time(timeText(vote.more ?? 0)), words.timeAbout];
    case "bot":
      return [words.bot(isBotName(vote.bot) ? botCalled(vote.bot) : vote.bot, who), words.botAbout[vote.why](who)];
    case "end":
      return vote.ending.kind === "agreed"
        ? [words.end, words.endAbout]
        : [words.claim, words.claimAbout[vote.why](who)];
  }
}

interface TallyProps {
  readonly desk: TableDesk;
  readonly vote: Vote;
  readonly voters: readonly number[];
}

function Tally({ desk, vote, voters }: TallyProps) {
  const words = t.online.votes;
  const most = Math.max(
    0,
    ...vote.choices.map((choice) => vote.chosen.filter((each) => each.choice === choice).length),
  );
  const missing = voters.filter((seat) => !vote.chosen.some((each) => each.seat === seat));
  return (
    <p class="vote-tally">
      <b>{words.agree(most, voters.length)}</b>{" "}
      {missing.length > 0 && <span>{words.missing(missing.map((seat) => sayWho(desk, seat)))}</span>}
    </p>
  );
}
