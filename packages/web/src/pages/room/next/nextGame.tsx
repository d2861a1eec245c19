/** The next game of a room: what is proposed, who is in with one tap, and its start. */
import type { NextGame as Next } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { rooms } from "../../../api/rooms.ts";
import { listedOf } from "../../../games/gamePages.ts";
import { clockText } from "../../../kit/clockText.ts";
import { go } from "../../../kit/router.ts";
import { announce } from "../../../kit/ui/live.tsx";
import { Problem } from "../../../kit/ui/problem.tsx";
import { useAsking } from "../asking.ts";
import type { InRoomProps } from "../members.tsx";
import { Disc, memberOf, nameOf } from "../person.tsx";
import { peopleAt, tableSizes } from "./places.ts";
import { Propose } from "./propose.tsx";
import { newlyBegun } from "../tableStanding.ts";
import { SeatsByHand } from "./seatsByHand.tsx";
import { t } from "../../../words/index.ts";
import "./nextGame.css";

export function NextGame(props: InRoomProps) {
  const { info } = props;
  const words = t.room.next;
  const isProposing = useSignal(false);
  const { next } = info;
  const isPlaying = info.tables.some(({ state }) => state !== "over");
  useProposed(props);
  return (
    <section class="panel next-game" aria-labelledby="next-game">
      <h2 id="next-game">{next ? words.who : words.title}</h2>
      {next ? (
        <Proposed {...props} next={next} onChange={() => (isProposing.value = true)} />
      ) : (
        <>
          <p class="quiet">{words.none}</p>
          <button
            type="button"
            class={isPlaying ? "button large" : "button primary large"}
            onClick={() => (isProposing.value = true)}
          >
            {words.propose}
          </button>
        </>
      )}
      {isProposing.value && <Propose {...props} onClose={() => (isProposing.value = false)} />}
    </section>
  );
}

/** Announces a game that someone else proposes. */
function useProposed({ info, you }: InRoomProps): void {
  const { next } = info;
  const before = useRef(next?.at);
  useEffect(() => {
    if (next && before.current === undefined && next.by !== you)
      announce(t.room.next.new(nameOf(info, next.by), gameOf(next)));
    before.current = next?.at;
  });
}

/** Goes to your game when it starts. */
export function useStarted({ info, you }: Pick<InRoomProps, "info" | "you">): void {
  const begun = useRef<Set<string>>();
  useEffect(() => {
    const isFirst = begun.current === undefined;
    begun.current ??= new Set();
    const started = newlyBegun(begun.current, info.tables, you);
    if (started !== undefined && !isFirst) go(`/at/${started}`);
  }, [info, you]);
}

function gameOf({ game }: Next): string {
  return listedOf(game)?.name ?? game;
}

interface ProposedProps extends InRoomProps {
  readonly next: Next;
  readonly onChange: () => void;
}

function Proposed(props: ProposedProps) {
  const { id, info, you, next } = props;
  const words = t.room.next;
  const { problem, told } = useAsking();
  const isIn = next.in.includes(you);
  const listed = listedOf(next.game);
  const modules = next.setup.modules ?? [];
  const bots = next.seats.length - peopleAt(next);
  const map = listed?.mapName?.(next.setup.components);
  const facts = [
    ...(map === undefined ? [] : [map]),
    ...modules.map((module) => listed?.moduleTitle(module) ?? module),
    words.upTo(next.seats.length),
    ...(bots ? [words.withBots(bots)] : []),
    clockText(next.control),
  ];
  const names = next.in.map((n) => nameOf(info, n));
  return (
    <>
      <div class="next-what">
        <p class="next-name">{gameOf(next)}</p>
        <p class="quiet">{t.common.dotted(facts)}</p>
      </div>
      {names.length > 0 ? (
        <ul class="next-in" aria-label={words.isIn(names)}>
          {next.in.map((n) => (
            <li key={n}>
              <Disc colour={memberOf(info, n)?.colour} name={nameOf(info, n)} />
              <span>{nameOf(info, n)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quiet">{words.nobody}</p>
      )}
      <button
        type="button"
        class={isIn ? "button large next-toggle" : "button primary large next-toggle"}
        aria-pressed={isIn}
        onClick={() => void told(isIn ? rooms.sayOut(id) : rooms.sayIn(id))}
      >
        {isIn ? words.youAreIn : words.in}
      </button>
      <Problem text={problem} />
      {next.by === you || info.host === you ? (
        <Starting {...props} />
      ) : (
        <p class="quiet">{words.waitForStart(nameOf(info, next.by))}</p>
      )}
    </>
  );
}

/** The host and whoever proposed the game start, change or withdraw it. */
function Starting({ id, info, you, next, onChange }: ProposedProps) {
  const words = t.room.next;
  const { problem, told } = useAsking();
  const isByHand = useSignal(false);
  const isBusy = useSignal(false);
  const bots = next.seats.length - peopleAt(next);
  const sizes = tableSizes(next.in.length, peopleAt(next));
  const isEnough = next.in.length > 0 && next.in.length + bots > 1;
  const start = async (): Promise<void> => {
    isBusy.value = true;
    await told(rooms.start(id));
    isBusy.value = false;
  };
  return (
    <div class="next-start">
      <button
        type="button"
        class={next.in.includes(you) ? "button primary large" : "button large"}
        disabled={!isEnough || isBusy.value}
        onClick={() => void start()}
      >
        {!isEnough
          ? words.waiting
          : sizes.length > 1
            ? words.startTables(sizes.length)
            : words.start(next.in.length + bots)}
      </button>
      <p class="quiet">{sizes.length > 1 ? `${words.split(sizes)}. ${words.drawn}` : words.drawn}</p>
      <p class="next-more">
        {isEnough && (
          <button type="button" class="link" onClick={() => (isByHand.value = true)}>
            {words.byHand}
          </button>
        )}
        <button type="button" class="link" onClick={onChange}>
          {words.change}
        </button>
        <button type="button" class="link" onClick={() => void told(rooms.withdraw(id))}>
          {words.withdraw}
        </button>
      </p>
      <Problem text={problem} />
      {isByHand.value && <SeatsByHand id={id} info={info} next={next} onClose={() => (isByHand.value = false)} />}
    </div>
  );
}
