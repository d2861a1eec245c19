/** The players' faces: one for each bot, and one for people. Drawn in the page's colours. */
import { LADDER, onLadder, rungOf } from "@interchange/games";
import type { BotName, Rung } from "@interchange/games";
import type { ComponentChildren } from "preact";
import "./pictures.css";

const SMILE = <path d="M16 28q4 3.5 8 0" />;
const EYES = <path class="face-dots" d="M15.5 22.5v.1M24.5 22.5v.1" />;

const BOT_FACES: Readonly<Record<Rung, ComponentChildren>> = {
  // A new cap, too big and askew, and a mouth that says oh.
  trainee: (
    <>
      <path class="face-full" d="M6 17.5q1.5-11 14-11 12 0 13.5 9.5l4 1.5q1 2.5-2 2.5-15-5-29.5-2.5z" />
      {EYES}
      <circle cx="20" cy="30" r="2.3" />
    </>
  ),
  // A woollen cap and closed eyes.
  drifter: (
    <>
      <path class="face-full" d="M7.5 18q0-10 12.5-10t12.5 10q-12.5-4-25 0z" />
      <circle class="face-full" cx="20" cy="5.5" r="2.5" />
      <path d="M13 23q2.5 2 5 0M22 23q2.5 2 5 0" />
      {SMILE}
    </>
  ),
  // A sun hat and an open mouth.
  tourist: (
    <>
      <path class="face-full" d="M3 17q17-6 34 0-3 2-6 1.5-11-3-22 0-3 .5-6-1.5zM11 14q1-8 9-8t9 8q-9-2-18 0z" />
      {EYES}
      <path class="face-full" d="M15.5 27h9q-1 4.5-4.5 4.5t-4.5-4.5z" />
    </>
  ),
  // A magnifying glass before one eye.
  collector: (
    <>
      <path class="face-full" d="M6.5 19q3-11 16-10 9 1 11 10-6-4-13-5.5-8-1-14 5.5z" />
      <path class="face-dots" d="M14.5 22.5v.1M25.5 22.5v.1" />
      <circle cx="25.5" cy="22.5" r="5" />
      <path d="M29 26.5l4.5 5M14 29q3 2 6 0" />
    </>
  ),
  // A bowler hat, and nothing to smile about before nine.
  commuter: (
    <>
      <path class="face-full" d="M9.5 16q0-10.5 10.5-10.5t10.5 10.5zM4.5 15.5h31v3h-31z" />
      {EYES}
      <path d="M16.5 29h7" />
    </>
  ),
  // Combed hair and round glasses.
  planner: (
    <>
      <path class="face-full" d="M6.5 20q0-11.5 13.5-11.5t13.5 11.5q-4-6-9-6.5-10 0-18 6.5z" />
      <circle cx="14.5" cy="22.5" r="4" />
      <circle cx="25.5" cy="22.5" r="4" />
      <path d="M18.5 22h3" />
      <path class="face-dots" d="M14.5 22.5v.1M25.5 22.5v.1" />
      <path d="M16.5 30q3.5 2 7 0" />
    </>
  ),
  // A peaked cap and brows that have seen every ticket.
  inspector: (
    <>
      <path class="face-full" d="M5 11.5l15-6 15 6-3.5 6q-11.5-3-23 0z" />
      <path class="face-full" d="M8.5 17.5q11.5-3 23 0l1 2.5q-12.5-3-25 0z" />
      <path d="M13 21.5l4 1.5M27 21.5l-4 1.5" />
      <path class="face-dots" d="M15.5 25v.1M24.5 25v.1" />
      <path d="M16.5 30.5q3.5-2 7 0" />
    </>
  ),
};

export function BotFace({ bot }: { readonly bot: BotName }) {
  return (
    <svg class="bot-face" viewBox="0 0 40 40" aria-hidden="true">
      <circle class="face-head" cx="20" cy="23" r="14" />
      {BOT_FACES[onLadder(bot)]}
    </svg>
  );
}

/** A bot's strength as a bar. */
export function RungBar({ bot }: { readonly bot: BotName }) {
  return (
    <span class="rung-bar" aria-hidden="true">
      {LADDER.map((each, at) => (
        <i key={each} class={at < rungOf(bot) ? "is-full" : ""} />
      ))}
    </span>
  );
}

/** A person at this screen. */
export function PersonFace() {
  return (
    <svg class="bot-face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="13.5" r="6.5" />
      <path d="M7.5 34q0-11 12.5-11t12.5 11z" />
    </svg>
  );
}

/** The face of a bot, or of a person at this screen. */
export function SitterFace({ bot }: { readonly bot: BotName | undefined }) {
  return bot ? <BotFace bot={bot} /> : <PersonFace />;
}
