/** The lesson about the game that is chosen: how far one is, and the way on. */
import type { GameFace } from "../../games/face.ts";
import { progressIn, skipLesson } from "../../table/learn/progress.ts";
import { ProgressLine } from "../../kit/ui/progressLine.tsx";
import { useSignal } from "@preact/signals";
import { t } from "../../words/index.ts";
import "./lessonCard.css";

export function LessonCard({ face }: { readonly face: GameFace }) {
  const words = t.learn;
  const game = face.entry.id;
  const { at, isDone } = progressIn(game);
  const isHidden = useSignal(false);
  const all = face.lessonSteps;
  if (all === undefined || isHidden.value || (isDone && at === 0)) return <AllLessons />;
  return (
    <section class="lesson-card" aria-labelledby="lesson-card">
      <div class="lesson-card-words">
        <b id="lesson-card">{words.newTo(face.about().name)}</b>
        <small>{words.onBoard}</small>
      </div>
      <a class="lesson-card-go" href={`/learn/${game}`}>
        {at > 0 ? words.goOnAt(at + 1) : words.begin}
      </a>
      <div class="lesson-card-line">
        <ProgressLine at={at} all={all} label={words.step(at + 1, all)} />
      </div>
      <p class="lesson-card-more">
        <button
          type="button"
          class="link"
          onClick={() => {
            skipLesson(game);
            isHidden.value = true;
          }}
        >
          {words.skipAll}
        </button>
        <AllLessons />
      </p>
    </section>
  );
}

function AllLessons() {
  return (
    <a class="link" href="/learn">
      {t.learn.over.all}
    </a>
  );
}
