/** Play against bots: one tap starts the game, against the bot that fits or another one. */
import { createTable } from "../../storage/create.ts";
import { isBotName, LADDER, onLadder, rungOf } from "@interchange/games";
import type { Rung } from "@interchange/games";
import { useSignal } from "@preact/signals";
import type { GamePage } from "../../games/gamePage.ts";
import type { TableSetup } from "../../storage/create.ts";
import { fittingAfter, rungChosen, rungFitting } from "../../kit/fitting.ts";
import type { Ended } from "../../kit/fitting.ts";
import { go } from "../../kit/router.ts";
import { botCalled } from "../../kit/sitters.ts";
import { BotFace, PersonFace } from "../../kit/ui/botFace.tsx";
import { firstGameOf, firstGamePath } from "../../table/learn/firstGame.ts";
import { defaultSetup, quickSetup, rememberSetup } from "../../table/setup/tableSetup.ts";
import { t } from "../../words/index.ts";
import "./bots.css";

export const ALONE = "alone";
export type Opponent = Rung | typeof ALONE;

function isAlone({ sitters }: TableSetup): boolean {
  return sitters.every(({ mind }) => mind.kind === "person");
}

function hasBot({ sitters }: TableSetup, rung: Rung): boolean {
  return sitters.some(({ mind }) => mind.kind === "bot" && isBotName(mind.bot) && onLadder(mind.bot) === rung);
}

/** The same table against another opponent, with the bots' default names. */
function against(tableSetup: TableSetup, opponent: Opponent): TableSetup {
  if (opponent === ALONE || hasBot(tableSetup, opponent)) return tableSetup;
  let bots = 0;
  const sitters = tableSetup.sitters.map((sitter) => {
    if (sitter.mind.kind !== "bot") return sitter;
    bots++;
    const name = bots > 1 ? `${botCalled(opponent)} ${bots}` : botCalled(opponent);
    return { name, mind: { kind: "bot", bot: opponent } as const };
  });
  return { ...tableSetup, sitters };
}

export interface Playing {
  readonly opponent: Opponent;
  readonly choices: readonly Opponent[];
  readonly pick: (opponent: Opponent) => void;
  /** The names of the bots at the table. */
  readonly opponents: readonly string[];
  /** What the table is like besides its bots. */
  readonly terms: string;
  /** Why it could not begin. */
  readonly problem: string;
  readonly play: () => void;
  /** Keeps the table as it stands, so that the full setup opens with it. */
  readonly keep: () => void;
  /** Someone is about to press the button: loads the table. */
  readonly near: () => void;
}

/** The table that one tap starts. `tables` are those of this browser: their results tell which bot fits. */
export function usePlaying({ entry, table }: GamePage, tables: readonly Ended[]): Playing {
  const words = t.home.bots;
  const last = quickSetup(entry);
  const picked = useSignal<Opponent | undefined>(undefined);
  const problem = useSignal("");
  const wasAlone = isAlone(last);
  const opponent = picked.value ?? (wasAlone ? ALONE : rungFitting(fittingAfter(entry.id, tables)));
  const tableSetup = against(wasAlone && opponent !== ALONE ? defaultSetup(entry) : last, opponent);
  const { request, sitters } = tableSetup;
  /** A first game is commented on. */
  const isFirst =
    !tables.length &&
    !firstGameOf(entry.id) &&
    opponent === LADDER[0] &&
    sitters.length === 2 &&
    !request.modules?.length;
  const begin = async (): Promise<void> => {
    // Also loads the table page, so that a failed download is reported here, before there is a table.
    await table(request.modules ?? []);
    if (isFirst) {
      go(firstGamePath(entry.id));
      return;
    }
    const asked = await createTable(tableSetup);
    // The remembered plan may come from another version. Then we use the game's default table.
    const created = asked.ok || asked.problem === "full" ? asked : await createTable(defaultSetup(entry));
    if (created.ok) {
      rememberSetup(tableSetup);
      if (opponent !== ALONE) rungChosen(entry.id, opponent);
      go(`/table/${created.id}`);
    } else problem.value = t.home.setup.full;
  };
  return {
    opponent,
    choices: wasAlone ? [ALONE, ...LADDER] : LADDER,
    pick: (each) => (picked.value = each),
    opponents: sitters.flatMap(({ name, mind }) => (mind.kind === "bot" ? [name] : [])),
    terms: words.terms(sitters.length, request.modules?.length ?? 0),
    problem: problem.value,
    play: () => {
      problem.value = "";
      begin().catch(() => {
        problem.value = words.notDownloaded;
      });
    },
    keep: () => rememberSetup(tableSetup),
    near: () => void table([]).catch(() => undefined),
  };
}

export function nameOf(opponent: Opponent): string {
  return opponent === ALONE ? t.home.bots.alone : botCalled(opponent);
}

/** All opponents by their faces. */
export function BotRow({ playing: { choices, opponent, pick } }: { readonly playing: Playing }) {
  return (
    <div class="bot-row" role="radiogroup" aria-label={t.home.bots.choose}>
      {choices.map((each) => (
        <label key={each} class={each === opponent ? "bot-choice-card is-chosen" : "bot-choice-card"}>
          <input
            class="covering"
            type="radio"
            name="home-bot"
            checked={each === opponent}
            aria-label={nameOf(each)}
            onChange={() => pick(each)}
          />
          {each === ALONE ? <PersonFace /> : <BotFace bot={each} />}
          <small aria-hidden="true">{nameOf(each)}</small>
          {each !== ALONE && <small aria-hidden="true">{rungOf(each)}</small>}
        </label>
      ))}
    </div>
  );
}

/** What the chosen opponent is like, and the rest of the table. */
export function BotSays({
  playing: { opponent, terms, keep },
  game,
}: {
  readonly playing: Playing;
  readonly game: string;
}) {
  const words = t.home.bots;
  return (
    <p class="bot-says quiet">
      {opponent === ALONE ? (
        words.aboutAlone
      ) : (
        <>
          <span>
            <b>{nameOf(opponent)}</b>
            {words.level(rungOf(opponent))}
          </span>{" "}
          <span>{words.says[opponent]}</span> <span>{words.fits}</span>
        </>
      )}{" "}
      <span>
        {terms}{" "}
        <a class="link" href={`/new/${game}`} onClick={keep}>
          {t.home.friends.all}
        </a>
      </span>
    </p>
  );
}
