import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import type { IntroStep } from "../intro.ts";

export const intro: LessonTexts<IntroStep> = {
  exchange: () => ({
    topic: "Shares",
    says: "Companies own the lines, you hold shares: one each of 10, 20, 30 and 40 percent. Instead of placing a tile you may exchange one.",
    task: "Exchange your 10 percent for the open card.",
    done: "Your old share went under the pile.",
    knows: "You may exchange a share instead of placing",
    why: "The open card of the 10 percent pile is meant.",
  }),
  profit: ({ line }) => ({
    topic: "Profit",
    says: "A finished line pays its company, whoever finished it. Ranks at the end say what shares are worth.",
    task: `Finish blue’s line ${line}.`,
    done: "3 profit for blue. Your points come from your shares, at the end.",
    knows: "Lines pay companies, companies pay shares",
    why: `Line ${line} waits at the marked square.`,
  }),
};
