/** Against bots: chosen by face, and one tap begins. */
import { faceOfBot, offeredBots } from "@interchange/games";
import type { BotName } from "@interchange/games";
import { useSignal } from "@preact/signals";
import type { GameFace } from "../../games/face.ts";
import type { TablePlan } from "../../keep/create.ts";
import { go } from "../../parts/router.ts";
import { isBotName } from "../../parts/sitters.ts";
import { BotFace, PersonFace } from "../../parts/ui/botFace.tsx";
import { homeWords } from "../../parts/words/words.ts";
import { defaultPlan, quickPlan, rememberPlan } from "../../table/setup/plan.ts";
import "./botWay.css";

export const fetchCreating = () => import("../../keep/create.ts");

const ALONE = "alone";
type Opponent = BotName | typeof ALONE;

/** Whom the plan has one play against. */
function opponentIn({ sitters }: TablePlan): Opponent {
  const bots = sitters.flatMap(({ mind }) => (mind.kind === "bot" && isBotName(mind.bot) ? [mind.bot] : []));
  return bots[0] ?? ALONE;
}

/** The same table against somebody else; bots have their own names again. */
function against(plan: TablePlan, opponent: Opponent): TablePlan {
  if (opponent === ALONE || opponent === opponentIn(plan)) return plan;
  const { botNames } = homeWords().plan;
  let bots = 0;
  const sitters = plan.sitters.map((sitter) => {
    if (sitter.mind.kind !== "bot") return sitter;
    bots++;
    const name = bots > 1 ? `${botNames[opponent]} ${bots}` : botNames[opponent];
    return { name, mind: { kind: "bot", bot: opponent } as const };
  });
  return { ...plan, sitters };
}

export function BotWay({ face: { entry, table } }: { readonly face: GameFace }) {
  const words = homeWords().bots;
  const last = quickPlan(entry);
  const before = opponentIn(last);
  const picked = useSignal<Opponent>(before);
  const problem = useSignal("");
  const offered = offeredBots(entry);
  // One that is no longer offered stays with the table that was last played.
  const choices: readonly Opponent[] = offered.some((each) => each === before) ? offered : [before, ...offered];
  const plan =
    picked.value !== ALONE && before === ALONE
      ? against(defaultPlan(entry), picked.value)
      : against(last, picked.value);
  const opponents = plan.sitters.flatMap(({ name, mind }) => (mind.kind === "bot" ? [name] : []));
  const play = async (): Promise<void> => {
    const { createTable } = await fetchCreating();
    const asked = await createTable(plan);
    // What was remembered may be of another version; then the game's own table serves.
    const created = asked.ok || asked.problem === "full" ? asked : await createTable(defaultPlan(entry));
    if (created.ok) {
      rememberPlan(plan);
      go(`/table/${created.id}`);
    } else problem.value = homeWords().plan.full;
  };
  const near = (): void => void table([]);
  return (
    <section class="way bot-way" aria-labelledby="way-bots">
      <h2 id="way-bots">{words.title}</h2>
      <p class="quiet way-about">{words.about}</p>
      <div class="bot-row" role="radiogroup" aria-label={words.choose}>
        {choices.map((each) => (
          <BotChoice key={each} opponent={each} isChosen={each === picked.value} onPick={() => (picked.value = each)} />
        ))}
      </div>
      <p class="bot-says">
        <b>{nameOf(picked.value)}</b>{" "}
        <span>{picked.value === ALONE ? words.aboutAlone : words.says[picked.value]}</span>
      </p>
      {problem.value && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
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
        <span>{words.terms(plan.sitters.length, plan.request.modules?.length ?? 0)}</span>
        <a href={`/new/${entry.id}`}>{words.change}</a>
      </p>
    </section>
  );
}

function nameOf(opponent: Opponent): string {
  return opponent === ALONE ? homeWords().bots.alone : homeWords().plan.botNames[opponent];
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
      {opponent === ALONE ? <PersonFace /> : <BotFace face={faceOfBot(opponent)} />}
      <small aria-hidden="true">{nameOf(opponent)}</small>
    </label>
  );
}
