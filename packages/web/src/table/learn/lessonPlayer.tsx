/** A step of a lesson on the real board: its own table, one or a few decisions, and an answer to every wrong try. */
import { known } from "@interchange/tabletop";
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { DeskProvider } from "../desk/desk.ts";
import type { TableDesk } from "../desk/desk.ts";
import { BoardOrWords } from "../text/boardOrWords.tsx";
import type { GameText } from "../text/gameText.ts";
import type { Lesson, Step, StepProps } from "./lesson.ts";
import { noteText, ShowMe, StepLayout } from "./stepLayout.tsx";
import type { Note } from "./stepLayout.tsx";

interface Opened<Run, Desk> {
  readonly run: Run;
  readonly desk: Desk;
}

export interface LessonTable<Run, Desk> extends Opened<Run, Desk> {
  readonly step: Step;
}

export interface LessonPartProps<Run, Desk> extends LessonTable<Run, Desk> {
  /** The answer to a wrong try. */
  readonly note: Note | undefined;
}

/** What a game provides for its lessons. */
export interface LessonGame<Run extends { readonly isDone: ReadonlySignal<boolean> }, Desk extends TableDesk> {
  readonly open: (lesson: Lesson, step: Step) => Opened<Run, Desk>;
  /** Runs while the step is shown. Returns how to stop it. */
  readonly begin: (table: LessonTable<Run, Desk>) => () => void;
  readonly note: (table: LessonTable<Run, Desk>) => Note | undefined;
  /** Plays the expected move. */
  readonly showMe: (table: LessonTable<Run, Desk>) => void;
  readonly text: (desk: Desk) => Promise<GameText>;
  readonly Board: ComponentType;
  /** A map fills the available space; a board is square. */
  readonly isMap?: boolean;
  /** The topic in one line. */
  readonly Chip: ComponentType<LessonPartProps<Run, Desk>>;
  /** Comes before the buttons. */
  readonly Hand?: ComponentType<{ readonly desk: Desk }>;
  readonly Decision: ComponentType<LessonPartProps<Run, Desk>>;
  /** Shows what a decision would do. */
  readonly Answers: ComponentType<LessonPartProps<Run, Desk>>;
}

export function lessonPlayer<Run extends { readonly isDone: ReadonlySignal<boolean> }, Desk extends TableDesk>(
  game: LessonGame<Run, Desk>,
): ComponentType<StepProps> {
  const { Board, Chip, Hand, Decision, Answers } = game;
  return function LessonPlayer(props) {
    const { lesson, at } = props;
    const step = known(lesson.steps[at]);
    const table = useMemo(() => ({ ...game.open(lesson, step), step }), [lesson, step]);
    const { run, desk } = table;
    useEffect(() => {
      const end = game.begin(table);
      return () => {
        end();
        desk.close();
      };
    }, [table, desk]);
    const note = useMemo(() => computed(() => game.note(table)), [table]);
    const part = { ...table, note: note.value };
    return (
      <DeskProvider value={desk}>
        <StepLayout
          {...props}
          isDone={run.isDone.value}
          note={note.value}
          board={
            <BoardOrWords
              desk={desk}
              text={() => game.text(desk)}
              alone={{ remark: () => note.value && noteText(props, note.value) }}
            >
              <Board />
            </BoardOrWords>
          }
          isMap={game.isMap ?? false}
          chip={<Chip {...part} />}
          tray={
            <div class="lesson-row">
              {Hand && <Hand desk={desk} />}
              <div class="lesson-buttons">
                <Decision {...part} />
                <ShowMe onClick={() => game.showMe(table)} />
              </div>
            </div>
          }
          answers={<Answers {...part} />}
        />
      </DeskProvider>
    );
  };
}
