/** The story of a game in three cards: the best line, the move that got away, and luck against skill. */
import type { Review } from "@interchange/bots/review";
import type { Rules, Seat } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import type { TableBasics } from "../../client/client.ts";
import type { GameInPage } from "../../kit/game.ts";
import { go } from "../../kit/router.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { playOn } from "../../storage/create.ts";
import type { Who } from "../../words/types.ts";
import { whoIs } from "../desk/names.ts";
import type { Asked, GameReview } from "../review/gameReview.ts";
import { sideOf, sittersFrom } from "../review/side.ts";
import { useReview } from "../review/useReview.ts";
import type { OpenReview } from "../review/useReview.ts";
import { limitsFor } from "../review/work/depth.ts";
import type { Reviewing } from "../review/work/reviewing.ts";
import { causesOf } from "./causes.ts";
import { gotAwayOf, largestLoss } from "./gotAway.ts";
import { t } from "../../words/index.ts";
import "./story.css";

/** What paid a player most. */
export interface BestLine {
  readonly title: string;
  readonly about: string;
  readonly points: number;
  /** Absent if no line paid it. */
  readonly picture?: ComponentChildren;
}

export interface MovePictureProps<View, Move> extends Asked<View> {
  readonly move: Move;
  readonly played: Move;
}

interface StoryProps<View, Move> {
  // oxlint-disable-next-line typescript/no-explicit-any -- positions, draws and events are only passed on
  readonly game: GameInPage<Rules<any, Move, any, any, View>>;
  readonly client: TableBasics;
  /** Whose story it is. */
  readonly seat: Seat;
  readonly best: BestLine | undefined;
  readonly gameReview: GameReview<View, Move>;
  /** Shows a better move where it was possible. */
  readonly Picture: ComponentType<MovePictureProps<View, Move>>;
  /** What luck gives out in this game. */
  readonly drawn: string;
}

/** The viewer's seat; for spectators and people who share a screen, the winner's. */
export function storySeat(client: TableBasics, winners: readonly Seat[], seats: number): Seat {
  const { mine, isMine } = sideOf(client, { seats });
  return isMine ? mine : (winners[0] ?? mine);
}

/** A move that cost no more than this is not worth a thought. */
const SMALL = 3;

export function Story<View, Move>(props: StoryProps<View, Move>) {
  const words = t.result.story;
  const { game, client, seat, best, gameReview } = props;
  const opened = useReview(game, client, gameReview);
  const open = opened === "broken" ? undefined : opened;
  const who = whoIs({ sitters: client.sitters, viewer: client.viewer.peek() }, seat);
  const told = { ...props, who, open, review: open && finished(open.reviewing) };
  const looking = <Looking reviewing={open?.reviewing} isBroken={opened === "broken"} client={client} />;
  return (
    <section class="story" aria-label={words.label}>
      {best && (
        <article class="panel story-card">
          {best.picture && <div class="story-picture">{best.picture}</div>}
          <div class="story-words">
            <h2 class="panel-title">{best.picture ? words.best(who) : words.bestSource(who)}</h2>
            <h3>{best.title}</h3>
            <p class="quiet">{best.about}</p>
            <p class="story-points">{t.review.decided.points(best.points)}</p>
          </div>
        </article>
      )}
      <GotAway {...told}>{looking}</GotAway>
      <LuckAndSkill {...told}>{looking}</LuckAndSkill>
    </section>
  );
}

interface CardProps<View, Move> extends StoryProps<View, Move> {
  readonly open: OpenReview<View, Move> | undefined;
  /** Once nothing in it will change. */
  readonly review: Review | undefined;
  readonly who: Who;
  /** Shown until then. */
  readonly children: ComponentChildren;
}

function GotAway<View, Move>({
  open,
  review,
  seat,
  who,
  gameReview,
  Picture,
  client,
  children,
}: CardProps<View, Move>) {
  const words = t.result.story;
  // A square can be played again as it was; what another tile would have been is luck.
  const isEasilyTold = (move: string): boolean => {
    const better = open?.read(move);
    return better !== undefined && gameReview.brief(better) !== undefined;
  };
  const missed = review && gotAwayOf(review, seat, isEasilyTold);
  const decision = missed && open?.replayed.decisions.find(({ entry }) => entry === missed.entry);
  const better = missed && open?.read(missed.best);
  if (!open || !decision || better === undefined) {
    const most = review ? largestLoss(review, seat) : 0;
    return (
      <article class="panel story-card">
        <div class="story-words">
          <h2 class="panel-title">{words.gotAway}</h2>
          {review ? (
            <>
              <h3>{words.nothing}</h3>
              <p class="quiet">{most <= SMALL ? words.small(who, Math.max(1, most)) : words.unclear}</p>
            </>
          ) : (
            children
          )}
        </div>
      </article>
    );
  }
  const { brief, called, did, why } = gameReview;
  const isSamePlace = brief(better) === brief(decision.move);
  const name = (isSamePlace ? undefined : brief(better)) ?? t.table.heading(called(decision, better));
  const number = gameReview.number(decision.view);
  const reason = why(decision, better, decision.move);
  const played = words.played(called(decision, decision.move));
  // A heading without a square says the whole better move: what was played instead is the news.
  const isTold = reason !== undefined && brief(better) !== undefined;
  const about = isTold ? reason : t.table.log.told([played, reason ?? did(decision, decision.move)]);
  return (
    <article class="panel story-card">
      <div class="story-picture">
        <Picture view={decision.view} seat={decision.seat} move={better} played={decision.move} />
      </div>
      <div class="story-words">
        <h2 class="panel-title">{words.gotAway}</h2>
        <h3>{words.move(name, number)}</h3>
        <p class="quiet">{about}</p>
        <PlayIt client={client} open={open} at={{ entry: decision.entry, seat: decision.seat, number }} />
      </div>
    </article>
  );
}

interface PlayItProps {
  readonly client: TableBasics;
  readonly open: Pick<OpenReview<unknown, unknown>, "record">;
  readonly at: { readonly entry: number; readonly number: number; readonly seat: Seat };
}

function PlayIt({ client, open: { record }, at }: PlayItProps) {
  const problem = useSignal("");
  const play = async (): Promise<void> => {
    const created = await playOn(record, at, sittersFrom(client, at.seat, at.seat), client.assist);
    if (created.ok) go(`/table/${created.id}`);
    else problem.value = t.review.playOn.full;
  };
  return (
    <>
      <button type="button" class="button story-play" onClick={() => void play()}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-5-7L7 0l-12 7z" />
        </svg>
        {t.result.story.play}
      </button>
      <Problem text={problem.value} />
    </>
  );
}

function LuckAndSkill<View, Move>({ review, seat, who, client, drawn, gameReview, children }: CardProps<View, Move>) {
  const words = t.result.story;
  const causes = review && causesOf(review, seat);
  const { sitters, viewer } = client;
  const other = sitters.length === 2 ? whoIs({ sitters, viewer: viewer.peek() }, 1 - seat) : undefined;
  return (
    <article class="panel story-card">
      <div class="story-words">
        <h2 class="panel-title">{words.causes}</h2>
        {review ? (
          <>
            <h3>{causes ? t.causes(drawn, causes.luck, causes.skill, who, other) : words.tooClose}</h3>
            {!causes && <p class="quiet">{words.tooCloseAbout}</p>}
            {causes?.duel && other && <DuelBars {...causes.duel} other={other} />}
            <Sure review={review} seats={sitters.length} counts={gameReview.counts} />
          </>
        ) : (
          children
        )}
      </div>
    </article>
  );
}

interface DuelBarsProps {
  readonly luck: number;
  readonly skill: number;
  readonly margin: number;
  readonly other: Who;
}

function DuelBars({ luck, skill, margin, other }: DuelBarsProps) {
  const words = t.result.story;
  const most = Math.max(1, Math.abs(luck), Math.abs(skill));
  const bar = (kind: "luck" | "skill", value: number) => {
    const share = (Math.abs(value) / most) * 50;
    return (
      <>
        <dt>{words[kind]}</dt>
        <dd>
          <span class="story-zero" aria-hidden="true">
            <span class={`is-${kind}`} style={{ width: `${share}%`, left: `${value < 0 ? 50 - share : 50}%` }} />
          </span>
          {t.review.decided.points(value)}
        </dd>
      </>
    );
  };
  return (
    <>
      <dl class="story-causes">
        {bar("luck", luck)}
        {bar("skill", skill)}
      </dl>
      <p class="quiet">{words.sum(other, luck, skill, margin)}</p>
    </>
  );
}

interface SureProps extends Pick<GameReview<unknown, unknown>, "counts"> {
  readonly review: Review;
  readonly seats: number;
}

/** The figures behind it, for those who want them. */
function Sure({ review: { error, work, moves }, seats, counts }: SureProps) {
  const { read } = t.review;
  const free = moves.filter(({ mark }) => mark !== "none").length;
  return (
    <details class="story-sure">
      <summary>{t.result.story.sure}</summary>
      <p class="quiet">
        {read.error(error)} {read.depth(t.review.bot, free, work, counts, limitsFor(seats).limit / 1000)}
      </p>
    </details>
  );
}

interface LookingProps {
  readonly reviewing: Reviewing | undefined;
  readonly isBroken: boolean;
  readonly client: TableBasics;
}

/** Until the review is done; and what to do if there is none. */
function Looking({ reviewing, isBroken, client }: LookingProps) {
  const words = t.result.story;
  const state = reviewing?.state.value.kind;
  if (isBroken || state === "failed" || state === "stopped")
    return (
      <p>
        <a href={`${client.address}/review`}>{words.closer}</a>
      </p>
    );
  return (
    <>
      <p class="quiet">{words.looking}</p>
      <progress class="story-progress" aria-label={words.looking} value={reviewing?.progress.value ?? 0} />
    </>
  );
}

function finished({ review, state }: Reviewing): Review | undefined {
  return state.value.kind === "done" && review.value.isComplete ? review.value : undefined;
}
