/** One lesson, step by step. It remembers where you stopped. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { known } from "@interchange/tabletop";
import type { GamePage } from "../../games/gamePage.ts";
import { MORE } from "../../table/learn/lesson.ts";
import type { Lesson, LessonSet, StepProps } from "../../table/learn/lesson.ts";
import { secondsOf } from "../../table/learn/pace.ts";
import { lessonPath } from "../../table/learn/learnLink.tsx";
import { firstGamePath } from "../../table/learn/firstGame.ts";
import { isMoreLeft, noteStep, progressIn } from "../../table/learn/progress.ts";
import { rulesAddress, rulesPath } from "../../kit/rules/ruleLink.tsx";
import { Frame, Mark, useTitle } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { ProgressLine } from "../../kit/ui/progressLine.tsx";
import { t } from "../../words/index.ts";
import "./lessonPage.css";

interface Here {
  readonly lesson: Lesson;
  readonly Play: ComponentType<StepProps>;
}

export function LessonPage({ gamePage, module }: { readonly gamePage: GamePage; readonly module: string | undefined }) {
  const game = gamePage.entry.id;
  const load = async (): Promise<Here | undefined> => {
    const set = await gamePage.lessons?.();
    const lesson = set && lessonIn(set, module);
    return set && lesson && { lesson, Play: await set.play(lesson.record.setup.modules) };
  };
  return (
    <Fetched key={`${game} ${module ?? ""}`} load={load}>
      {(found) => (found ? <Taught here={found} /> : <NoLesson />)}
    </Fetched>
  );
}

function lessonIn(set: LessonSet, module: string | undefined): Lesson | undefined {
  if (module === undefined) return set.tutorial();
  return module === MORE ? set.more() : set.introduction(module);
}

function Taught({ here: { lesson, Play } }: { readonly here: Here }) {
  const words = t.learn;
  const { game, module, title, steps } = lesson;
  const all = steps.length;
  const at = useSignal(Math.min(progressIn(game, module).at, all - 1));
  useTitle(words.learning(title));
  const onNext = (): void => {
    at.value++;
    noteStep(game, module, at.value, all);
  };
  if (at.value >= all) return <Over lesson={lesson} />;
  const label = words.step(at.value + 1, all);
  const before = steps.slice(0, at.value).map((step) => lesson.words(step).knows);
  return (
    <div class="lesson-page">
      <header class="lesson-bar">
        <a class="brand" href="/" aria-label={t.common.name}>
          <Mark size={26} />
          <span class="lesson-roomy">{t.common.name}</span>
        </a>
        <p class="lesson-roomy">
          <b>{words.learning(title)}</b> <span class="quiet">{label}</span>
        </p>
        <div class="lesson-narrow">
          <ProgressLine at={at.value} all={all} label={label} />
        </div>
        <nav aria-label={words.learning(title)}>
          <button type="button" class="link" onClick={onNext} aria-label={words.skip}>
            <span class="lesson-roomy">{words.skip}</span>
            <span class="lesson-narrow">{words.skipShort}</span>
          </button>
          <a class="link" href="/learn">
            {words.leave}
          </a>
        </nav>
      </header>
      <main class="lesson-main">
        <Play
          key={known(steps[at.value]).id}
          lesson={lesson}
          at={at.value}
          known={before}
          minutes={Math.max(1, Math.round(secondsOf(lesson) / 60))}
          onNext={onNext}
        />
      </main>
    </div>
  );
}

function Over({ lesson }: { readonly lesson: Lesson }) {
  const { over, learning, known: knownTitle } = t.learn;
  const { game, module, title, steps } = lesson;
  const isFirst = module === undefined;
  const isGame = isFirst || module === MORE;
  return (
    <Frame title={learning(title)} rules={rulesOf(lesson)}>
      <div class="lesson-over">
        <Celebration stations={steps.length} />
        <h1>{isFirst ? over.title : isGame ? over.everything : over.introduced}</h1>
      </div>
      {isFirst && <p>{over.body}</p>}
      <section class="panel lesson-sum" aria-label={knownTitle}>
        <ul>
          {steps.map((step) => (
            <li key={step.id}>{lesson.words(step).knows}</li>
          ))}
        </ul>
      </section>
      <p class="buttons">
        <a class="button primary large" href={isGame ? firstGamePath(game) : setupPath(lesson)}>
          {isFirst ? over.first : isGame ? over.game : over.play}
        </a>
      </p>
      {isFirst && isMoreLeft(game) && (
        <p>
          {over.rest}{" "}
          <a class="link" href={lessonPath(game, MORE)}>
            {over.more}
          </a>
        </p>
      )}
      <p class="buttons">
        <a class="button" href={rulesOf(lesson)}>
          {over.rules}
        </a>
        <a class="button" href="/learn">
          {over.all}
        </a>
      </p>
    </Frame>
  );
}

/** The rules of the game or the module. An option is a single rule of the game. */
function rulesOf({ game, module, option, steps: [first] }: Lesson): string {
  if (option !== undefined && first) return rulesAddress(game, first.rule);
  return rulesPath(game, module === MORE ? undefined : module);
}

/** A train runs along its line, station by station, and arrives. */
function Celebration({ stations }: { readonly stations: number }) {
  const end = 24 + stations * 36;
  return (
    <svg class="lesson-cheer" viewBox={`0 0 ${end + 32} 64`} width={end + 32} aria-hidden="true">
      <path class="cheer-way" pathLength="1" d={`M12 32H${end}`} />
      {Array.from({ length: stations }, (_, at) => (
        <circle key={at} class="cheer-stop" style={{ "--at": at / stations }} cx={12 + at * 36} cy="32" r="6" />
      ))}
      <circle class="cheer-ring" cx={end} cy="32" r="20" />
      <g class="cheer-end" style={{ transformOrigin: `${end}px 32px` }}>
        <circle cx={end} cy="32" r="20" />
        <path d={`M${end - 9} 32l6 7 12-14`} />
      </g>
    </svg>
  );
}

/** The setup with the modules or the option that the lesson introduced. */
function setupPath({ game, option, record: { setup } }: Lesson): string {
  const chosen =
    option === undefined ? { modules: setup.modules.join(",") } : { [option]: setup.options[option] ?? "" };
  return `/new/${game}?${new URLSearchParams(chosen).toString()}`;
}

function NoLesson() {
  const { title, none, over } = t.learn;
  return (
    <Frame title={title}>
      <p class="notice">{none}</p>
      <p>
        <a class="button primary" href="/learn">
          {over.all}
        </a>
      </p>
    </Frame>
  );
}
