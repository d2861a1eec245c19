/** Play against bots: pick one by its face, and one tap starts the game. */
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
import { OfflineLine } from "../../offline/offlineLine.tsx";
import { BotFace, PersonFace } from "../../kit/ui/botFace.tsx";
import { defaultSetup, quickSetup, rememberSetup } from "../../table/setup/tableSetup.ts";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import "./botWay.css";

const ALONE = "alone";
type Opponent = Rung | typeof ALONE;

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

interface BotWayProps {
  readonly gamePage: GamePage;
  /** This browser's tables. Their results tell which bot fits. */
  readonly tables: readonly Ended[];
}

export function BotWay({ gamePage: { entry, table }, tables }: BotWayProps) {
  const words = t.home.bots;
  const last = quickSetup(entry);
  const picked = useSignal<Opponent | undefined>(undefined);
  const problem = useSignal("");
  const wasAlone = isAlone(last);
  const opponent = picked.value ?? (wasAlone ? ALONE : rungFitting(fittingAfter(entry.id, tables)));
  const choices: readonly Opponent[] = wasAlone ? [ALONE, ...LADDER] : LADDER;
  const tableSetup = against(wasAlone && opponent !== ALONE ? defaultSetup(entry) : last, opponent);
  const opponents = tableSetup.sitters.flatMap(({ name, mind }) => (mind.kind === "bot" ? [name] : []));
  const play = async (): Promise<void> => {
    problem.value = "";
    try {
      await begin();
    } catch {
      problem.value = words.notDownloaded;
    }
  };
  const begin = async (): Promise<void> => {
    // Also loads the table page, so that a failed download is reported here, before there is a table.
    await table(tableSetup.request.modules ?? []);
    const asked = await createTable(tableSetup);
    // The remembered plan may come from another version. Then we use the game's default table.
    const created = asked.ok || asked.problem === "full" ? asked : await createTable(defaultSetup(entry));
    if (created.ok) {
      rememberSetup(tableSetup);
      if (opponent !== ALONE) rungChosen(entry.id, opponent);
      go(`/table/${created.id}`);
    } else problem.value = t.home.setup.full;
  };
  const near = (): void => void table([]).catch(() => undefined);
  return (
    <section class="way bot-way" aria-labelledby="way-bots">
      <h2 id="way-bots">{words.title}</h2>
      <OfflineLine />
      <div class="bot-row" role="radiogroup" aria-label={words.choose}>
        {choices.map((each) => (
          <BotChoice key={each} opponent={each} isChosen={each === opponent} onPick={() => (picked.value = each)} />
        ))}
      </div>
      <p class="bot-says">
        <span class="bot-who">
          <b>{nameOf(opponent)}</b>
          {opponent !== ALONE && <span class="quiet">{words.level(rungOf(opponent))}</span>}
        </span>{" "}
        <span class="bot-word">{opponent === ALONE ? words.aboutAlone : words.says[opponent]}</span>{" "}
        {opponent !== ALONE && <small class="quiet bot-fits">{words.fits}</small>}
      </p>
      <Problem text={problem.value} />
      <button
        type="button"
        class="button primary large way-go"
        onClick={() => void play()}
        onPointerEnter={near}
        onFocus={near}
      >
        {opponents.length ? words.play(opponents) : words.playAlone}
      </button>
      <p class="way-foot quiet">
        <span>{words.terms(tableSetup.sitters.length, tableSetup.request.modules?.length ?? 0)}</span>
        <a href={`/new/${entry.id}`}>{words.change}</a>
      </p>
    </section>
  );
}

function nameOf(opponent: Opponent): string {
  return opponent === ALONE ? t.home.bots.alone : botCalled(opponent);
}

interface BotChoiceProps {
  readonly opponent: Opponent;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

function BotChoice({ opponent, isChosen, onPick }: BotChoiceProps) {
  return (
    <label class={isChosen ? "bot-choice-card is-chosen" : "bot-choice-card"}>
      <input
        class="covering"
        type="radio"
        name="home-bot"
        checked={isChosen}
        aria-label={nameOf(opponent)}
        onChange={onPick}
      />
      {opponent === ALONE ? <PersonFace /> : <BotFace bot={opponent} />}
      <small aria-hidden="true">{opponent === ALONE ? nameOf(opponent) : rungOf(opponent)}</small>
    </label>
  );
}
