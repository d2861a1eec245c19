/** One lesson, step by step. It remembers where you stopped. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { known } from "@interchange/tabletop";
import type { GamePage } from "../../games/gamePage.ts";
import type { Lesson, StepProps } from "../../table/learn/lesson.ts";
import { secondsOf } from "../../table/learn/pace.ts";
import { noteStep, progressIn } from "../../table/learn/progress.ts";
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
    const lesson = module === undefined ? set?.tutorial() : set?.introduction(module);
    return set && lesson && { lesson, Play: await set.play(lesson.record.setup.modules) };
  };
  return (
    <Fetched key={`${game} ${module ?? ""}`} load={load}>
      {(found) => (found ? <Taught here={found} /> : <NoLesson />)}
    </Fetched>
  );
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
  const isGame = module === undefined;
  return (
    <Frame title={learning(title)} rules={rulesOf(lesson)}>
      <h1>{isGame ? over.title : over.introduced}</h1>
      {isGame && <p>{over.body}</p>}
      <section class="panel lesson-sum" aria-label={knownTitle}>
        <ul>
          {steps.map((step) => (
            <li key={step.id}>{lesson.words(step).knows}</li>
          ))}
        </ul>
      </section>
      <p class="buttons">
        <a class="button primary" href={isGame ? `/learn/${game}/first` : setupPath(lesson)}>
          {isGame ? over.first : over.play}
        </a>
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
  return option !== undefined && first ? rulesAddress(game, first.rule) : rulesPath(game, module);
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
