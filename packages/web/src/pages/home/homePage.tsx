/** Where everybody arrives: one tap to a game, and the tables of this browser. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useCallback, useEffect } from "preact/hooks";
import type { GameFace } from "../../games/face.ts";
import { FACES } from "../../games/faces.ts";
import { worded } from "../../parts/words/part.ts";
import { homeWords, laterWords, startWords } from "../../parts/words/words.ts";
import { tablesHere } from "../../keep/here.ts";
import { everythingKept } from "../../keep/everything.ts";
import type { Everything } from "../../keep/everything.ts";
import { go } from "../../parts/router.ts";
import { defaultPlan, quickPlan, rememberPlan } from "../../table/setup/plan.ts";
import { Frame } from "../../parts/ui/frame.tsx";
import { lazy } from "../../parts/ui/lazy.tsx";
import "./home.css";

const TableList = lazy(() =>
  worded(
    import("./tableList.tsx").then(({ fetchTableList }) => fetchTableList()),
    laterWords,
  ),
);
const Import = lazy(() => import("./import.tsx").then(({ Import }) => Import));

const fetchCreating = () => import("../../keep/create.ts");

const GAMES = FACES.map((face) => ({ face, Sign: lazy(face.sign, Picture) }));

/** Keeps the place of a picture that is on its way. */
function Picture() {
  return <div class="showpiece" />;
}

export function HomePage() {
  const words = homeWords();
  const isImporting = useSignal(false);
  const problem = useSignal("");
  const kept = useSignal<Everything>({ isLasting: true, tables: [], unreadable: [] });
  const look = useCallback(() => {
    void everythingKept().then((all) => {
      kept.value = all;
    });
  }, [kept]);
  useEffect(look, [look]);
  // What happens in other windows shows here too: a table that was deleted there is gone.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void tablesHere().then((tables) => {
      if (!isLeft) stop = tables.onElsewhere(undefined, look);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [look]);

  useEffect(() => {
    // What comes after one tap: have it here before it is asked for.
    const soon = setTimeout(() => void Promise.all([fetchCreating(), FACES[0]?.table([])]), 300);
    return () => {
      clearTimeout(soon);
    };
  }, []);

  const playNow = async ({ entry }: GameFace): Promise<void> => {
    const plan = quickPlan(entry);
    const { createTable } = await fetchCreating();
    const asked = await createTable(plan);
    // What was remembered may be of another version; then the game's own table serves.
    const created = asked.ok || asked.problem === "full" ? asked : await createTable(defaultPlan(entry));
    if (created.ok) {
      rememberPlan(plan);
      go(`/table/${created.id}`);
    } else problem.value = homeWords().plan.full;
  };

  const { tables, unreadable, isLasting } = kept.value;
  const hasTables = tables.length + unreadable.length > 0;
  return (
    <Frame title={startWords().name} wide>
      <div class={hasTables ? "home has-tables" : "home"}>
        <h1 class="unseen">{words.title}</h1>
        <div class="games">
          {GAMES.map(({ face, Sign }) => (
            <GameCard
              key={face.entry.id}
              face={face}
              running={runningOf(tables, face.entry.id)}
              onPlay={() => void playNow(face)}
              onNear={() => void face.table([])}
            >
              <Sign />
            </GameCard>
          ))}
        </div>
        {problem.value && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <section class="tables" aria-labelledby="tables">
          <div class="tables-head">
            <h2 id="tables">{words.yourTables}</h2>
            <button type="button" class="button" onClick={() => (isImporting.value = true)}>
              {words.importGame}
            </button>
          </div>
          {!isLasting && <p class="notice">{words.notLasting}</p>}
          {hasTables ? (
            <TableList tables={tables} unreadable={unreadable} onChange={look} />
          ) : (
            <p class="quiet">{words.noTables}</p>
          )}
        </section>
        <footer class="foot quiet">{words.unaffiliated}</footer>
      </div>
      {isImporting.value && <Import onClose={() => (isImporting.value = false)} />}
    </Frame>
  );
}

/** The table of a game that was played last and still runs. */
function runningOf(tables: Everything["tables"], game: string): string | undefined {
  return tables.find((each) => each.state === "running" && each.game === game)?.id;
}

interface GameCardProps {
  readonly face: GameFace;
  readonly running: string | undefined;
  readonly onPlay: () => void;
  /** Somebody seems about to play. */
  readonly onNear: () => void;
  readonly children: ComponentChildren;
}

function GameCard({ face: { entry, about }, running, onPlay, onNear, children }: GameCardProps) {
  const { id: game } = entry;
  const words = homeWords();
  const { name, tagline } = about();
  const opponents = quickPlan(entry)
    .sitters.filter(({ mind }) => mind.kind === "bot")
    .map((sitter) => sitter.name);
  return (
    <section class="game-card" aria-labelledby={`game-${game}`}>
      <div class="hero">
        <h2 id={`game-${game}`}>{name}</h2>
        <p class="lead">{tagline}</p>
        <div class="hero-actions">
          <div class="buttons">
            <button
              type="button"
              class="button primary large"
              aria-label={words.playNowAt(name)}
              onClick={onPlay}
              onPointerEnter={onNear}
              onFocus={onNear}
            >
              {words.playNow}
            </button>
            {running !== undefined && (
              <a class="button large" href={`/table/${running}`} aria-label={words.goOnAt(name)}>
                {words.goOn}
              </a>
            )}
            <a class="button large" href={`/new/${game}`} aria-label={words.newTableOf(name)}>
              {words.newTable}
            </a>
          </div>
          <p class="quiet">{opponents.length ? words.playNowAbout(opponents) : words.playAlone}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
